import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { itemReasonWords, missingLabel } from '@/lib/copy/bulk-actions/bulk-action-words';
import { statusLabel } from '@/lib/copy/listings/status-label';
import { listingStatuses } from '@/lib/domain/drafts/review-state';
import {
  type BulkActionItem,
  type MissingOfHome,
  type PlannedChange,
  reasonOf,
} from '@/lib/domain/portfolio/bulk-action';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { action as copy } from '@/messages/bulk-actions/action';
import { missing as missingCopy } from '@/messages/bulk-actions/missing';

interface ItemListProps {
  readonly items: readonly BulkActionItem[];
  /** Show why a home is left out instead of its change. */
  readonly isLeftOut?: boolean;
}

/** Homes with what changes for each, or why it is left out. */
export const ItemList = ({ items, isLeftOut = false }: ItemListProps) => (
  <ul className="mt-3 divide-y divide-line border-y border-line">
    {items.map((item) => (
      <li
        key={item.draftId}
        className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]"
      >
        <span className="break-words text-sm tabular-nums text-text-muted sm:pt-0.5">{item.number}</span>
        <Link
          href={accountRoutes.myListing(item.draftId)}
          prefetch={false}
          className="min-w-0 break-words font-medium underline-offset-4 hover:underline"
        >
          {item.title}
        </Link>
        <div className="min-w-0 break-words tabular-nums">
          {isLeftOut ? <LeftOut item={item} /> : changeWords(item.change)}
        </div>
      </li>
    ))}
  </ul>
);

const LeftOut = ({ item }: { readonly item: BulkActionItem }) =>
  item.missing ? (
    <MissingItems draftId={item.draftId} missing={item.missing} />
  ) : (
    itemReasonWords(reasonOf(item))
  );

interface MissingItemsProps extends Pick<BulkActionItem, 'draftId'> {
  readonly missing: MissingOfHome;
}

/** The first of what a home lacks, each with a link to its step. */
const MissingItems = ({ draftId, missing: { count, first } }: MissingItemsProps) => (
  <>
    {missingCopy.count({ count })}
    <ul>
      {first.map(({ step, about }) => (
        <li key={about}>
          <Link href={accountRoutes.draftStep(draftId, step)} prefetch={false} className="text-link">
            {missingLabel(about)}
          </Link>
        </li>
      ))}
      {count > first.length && (
        <li className="text-text-muted">{missingCopy.more({ count: count - first.length })}</li>
      )}
    </ul>
  </>
);

const statusWords = (text: string): string => {
  const status = listingStatuses.find((each) => each === text);
  return status ? statusLabel(status) : text;
};

function changeWords(change: PlannedChange | null): string {
  switch (change?.kind) {
    case 'price':
      return copy.fromTo({ from: formatMoney(change.fromCents), to: formatMoney(change.toCents) });
    case 'auction':
      return copy.auction({ opens: formatMoment(change.startsAt), ends: formatMoment(change.endsAt) });
    case 'status':
      return copy.fromTo({ from: statusWords(change.from), to: statusWords(change.to) });
    case 'facts':
      return copy.confirmed({ at: formatDay(change.confirmedAt) });
    case undefined:
      return '';
  }
}
