import type { Metadata } from 'next';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { readAuctionedCard } from '@/lib/server/catalog/listings/lots';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { receiptsPage as copy } from '@/messages/auctions/receipts-page';

export const metadata: Metadata = { title: copy.receipts, robots: { index: false } };

export default async function ReceiptsPage() {
  const user = await requireUser();
  const bids = await listMyBids(user.uid);
  const cards = await Promise.all(bids.map(({ slug, auction }) => readAuctionedCard(slug, auction.id)));
  return (
    <div className="max-w-4xl">
      <h1 className="text-title font-semibold">{copy.receiptsBidsPurchases}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{copy.receiptsSaltCan}</p>
      {bids.length === 0 ? (
        <EmptyState
          className="mt-6"
          title={copy.haventBidYet}
          actions={<LinkButton href={routes.auctions}>{copy.seeLiveAuctions}</LinkButton>}
        >
          {copy.getReceiptEvery}
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
                {cards[at]?.addressLines.join(', ') ?? slug}
              </Link>
              <p className="break-words text-sm empty:hidden">{lotWords({ lot: cards[at]?.lot })}</p>
              <p className="mt-1 text-sm text-text-muted">
                {copy.yourAlias({
                  alias: you.alias ?? '',
                  lastBidAt: formatMoment(lastBidAt),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
