import type { Metadata } from 'next';
import Link from 'next/link';
import { BidListSummaries } from '@/components/auctions/bid-lists/bid-list-summary';
import { type BidTab, bidTabs, tabOf } from '@/components/auctions/own-bids/bid-tabs';
import { MyBidRow } from '@/components/auctions/own-bids/my-bid-row';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Tabs } from '@/components/ui/tabs';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { readAuctionedCard } from '@/lib/server/catalog/listings/lots';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { listOwnBidLists } from '@/lib/server/workflows/bids/own-bid-lists';
import { bidsPage as copy } from '@/messages/auctions/bids-page';

export const metadata: Metadata = { title: copy.bids, robots: { index: false } };

export default async function BidsPage({ searchParams }: PageProps<'/dashboard/bids'>) {
  const [user, { show }] = await Promise.all([requireUser(), searchParams]);
  const [bids, lists] = await Promise.all([listMyBids(user.uid), listOwnBidLists(user.uid)]);
  const byTab = (tab: BidTab) => bids.filter((bid) => tabOf(bid) === tab);
  const first = byTab('outbid').length > 0 ? 'outbid' : 'leading';
  const current = bidTabs.find(({ tab }) => tab === (show ?? first)) ?? bidTabs[0];
  const rows = await Promise.all(
    byTab(current.tab).map(async (bid) => {
      const card = await readAuctionedCard(bid.slug, bid.auction.id);
      const listId = lists.find(
        ({ status, lots }) =>
          status === 'standing' && lots.some(({ auctionId }) => auctionId === bid.auction.id),
      )?.listId;
      return { ...bid, listId, card };
    }),
  );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-title font-semibold">{copy.bids}</h1>
        <p className="flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
          <Link href={accountRoutes.auctionDay()} prefetch={false} className="text-link">
            {copy.auctionDay}
          </Link>
          <Link href={accountRoutes.receipts} prefetch={false} className="text-link">
            {copy.receiptsAllBids}
          </Link>
        </p>
      </div>
      <BidListSummaries lists={lists} />
      <Tabs
        label={copy.bids}
        tabs={bidTabs.map(({ tab, label }) => ({
          href: accountRoutes.bidsThat(tab),
          label,
          count: byTab(tab).length,
          isCurrent: tab === current.tab,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState
          className="mt-6"
          title={current.empty}
          actions={
            <LinkButton href={routes.auctions} variant="primary">
              {copy.seeLiveAuctions}
            </LinkButton>
          }
        >
          {current.help}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {rows.map((bid) => (
            <MyBidRow key={bid.auction.id} bid={bid} />
          ))}
        </ul>
      )}
    </>
  );
}
