import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { TextDetails } from '@/components/ui/details';
import { review as copy } from '@/messages/bulk-uploads/review';

const shownFirst = 8;

interface FirstItemsProps<Item> {
  readonly items: readonly Item[];
  readonly toItem: (item: Item) => ReactNode;
}

/** A list with all but its first items folded. */
export function FirstItems<Item>({ items, toItem }: FirstItemsProps<Item>) {
  const list = 'divide-y divide-line border-y border-line';
  const more = items.slice(shownFirst);
  return (
    <>
      <ul className={classNames('mt-4', list)}>{items.slice(0, shownFirst).map(toItem)}</ul>
      {more.length > 0 && (
        <TextDetails className="mt-2" summary={copy.showMore({ count: more.length })}>
          <ul className={list}>{more.map(toItem)}</ul>
        </TextDetails>
      )}
    </>
  );
}
