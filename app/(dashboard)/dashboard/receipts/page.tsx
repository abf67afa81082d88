import type { Metadata } from 'next';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listMyBids } from '@/lib/server/records/auctions/auctions';

export const metadata: Metadata = { title: 'Receipts', robots: { index: false } };

export default async function ReceiptsPage() {
  const user = await requireUser();
  const bids = await listMyBids(user.uid);
  const cards = await Promise.all(bids.map(({ slug }) => getListingBySlug(slug)));
  return (
    <div className="max-w-4xl">
      <h1 className="text-title font-semibold">Receipts of my bids and purchases</h1>
      <p className="mt-3 max-w-prose text-text-muted">
        With the salt of a receipt you can show which commitment in the ledger is yours and what it holds.
        With its hash you can check that the entries up to your bid have not changed.
      </p>
      {bids.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="You have not bid yet"
          actions={<LinkButton href={routes.auctions}>See live auctions</LinkButton>}
        >
          Every bid that you place, and every purchase at once, leaves a receipt here.
        </EmptyState>
      ) : (
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {bids.map(({ auction, slug, you, lastBidAt }, at) => (
            <li key={auction.id} className="py-4">
              <Link
                href={accountRoutes.receiptsOf(auction.id)}
                prefetch={false}
                className="text-link break-words font-medium"
              >
                {cards[at]?.card.addressLines.join(', ') ?? slug}
              </Link>
              <p className="mt-1 text-sm text-text-muted">
                as {you.alias}, last {formatMoment(lastBidAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
