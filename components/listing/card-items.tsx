import { type ReactElement, useRef } from 'react';
import { HydrateOnUse } from '@/components/layout/hydrate-on-use';

interface CardItemsProps {
  readonly className: string;
  /** How many of the first are at work at once; the others once the first of them comes near the window. */
  readonly atOnce: number;
  readonly children: readonly ReactElement[];
}

export function CardItems({ className, atOnce, children }: CardItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={className}>
      {children.slice(0, atOnce)}
      <HydrateOnUse near={() => list.current?.children[atOnce]}>{children.slice(atOnce)}</HydrateOnUse>
    </ul>
  );
}
