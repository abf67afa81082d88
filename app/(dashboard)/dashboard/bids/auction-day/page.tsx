import type { Metadata } from 'next';
import { BidderBoard } from '@/components/auctions/auction-day/bidder-board';
import { DayChoice } from '@/components/auctions/auction-day/day-choice';
import { RefreshEvery } from '@/components/notifications/refresh-every';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readBidderAuctionDay } from '@/lib/server/workflows/auction-days/bidder-auction-day';
import { auctionDay } from '@/messages/auctions/auction-day';
import { bidderAuctionDay as copy } from '@/messages/auctions/bidder-auction-day';

export const metadata: Metadata = { title: auctionDay.title, robots: { index: false } };

/** The stream brings prices and ends at once; the rest, such as a new maximum, may wait this long. */
const refreshMs = 60_000;

export default async function BidderAuctionDayPage({
  searchParams,
}: PageProps<'/dashboard/bids/auction-day'>) {
  const [user, { day: asked }] = await Promise.all([requireUser(), searchParams]);
  const now = clock.now();
  const wanted = typeof asked === 'string' ? asked : null;
  const { lots, total, past, others, exposureCents, limitCents, ...choice } = await readBidderAuctionDay(
    user,
    wanted,
    now,
  );
  return (
    <>
      <h1 className="text-title font-semibold">{auctionDay.title}</h1>
      <p className="mt-2 max-w-prose text-text-muted">{copy.lead}</p>
      <DayChoice {...choice} today={newYorkDay(now)} hrefOf={accountRoutes.auctionDay} />
      {lots.length === 0 ? (
        <EmptyState
          className="mt-6 max-w-3xl"
          title={copy.empty}
          actions={<LinkButton href={routes.auctions}>{copy.seeAuctions}</LinkButton>}
        >
          {copy.emptyHelp}
        </EmptyState>
      ) : (
        <BidderBoard
          lots={lots}
          total={total}
          past={past}
          others={others}
          exposureCents={exposureCents}
          limitCents={limitCents}
        />
      )}
      <RefreshEvery milliseconds={refreshMs} />
    </>
  );
}
