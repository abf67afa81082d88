import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import { lotPlace } from '@/lib/copy/lots/lot-words';
import type { OwnBidList, OwnListLot } from '@/lib/domain/auctions/bid-lists/own-bid-list';
import { bidListPage as copy } from '@/messages/auctions/bid-list-page';

/** The person's bid lists, each in one line: which home it leads and the next. */
export function BidListSummaries({ lists }: { readonly lists: readonly OwnBidList[] }) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="bid-lists" className="mb-8 max-w-5xl">
      <h2 id="bid-lists" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.lists}
      </h2>
      <ul className="divide-y divide-line border-b border-line">
        {lists.map((list) => (
          <li
            key={list.listId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <span>{summaryOf(list)}</span>
            <Link
              href={accountRoutes.bidList(list.listId)}
              prefetch={false}
              className="text-link inline-flex min-h-11 items-center"
            >
              {copy.open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function summaryOf({ status, lots }: OwnBidList): string {
  if (status === 'stopped') return copy.stoppedShort;
  if (status === 'lost') return copy.lost;
  const current = lots.find(({ standing }) => ['leading', 'waiting', 'won'].includes(standing));
  if (!current) return copy.lost;
  const home = nameOf(current);
  if (status === 'won') return copy.won({ home });
  if (current.standing === 'waiting') return copy.waits({ home });
  const next = lots.find(({ standing }) => standing === 'next');
  return next ? copy.leadsAndNext({ home, next: nameOf(next) }) : copy.leadsLast({ home });
}

const nameOf = ({ home }: OwnListLot): string =>
  home ? lotPlace(home.address, home.lot) : copy.homeNoLonger;
