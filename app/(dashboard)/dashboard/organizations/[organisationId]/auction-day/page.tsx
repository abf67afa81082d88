import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DayChoice } from '@/components/auctions/auction-day/day-choice';
import { SellerBoard } from '@/components/auctions/auction-day/seller-board';
import { RefreshEvery } from '@/components/notifications/refresh-every';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readSellerAuctionDay } from '@/lib/server/workflows/auction-days/seller-auction-day';
import { auctionDay } from '@/messages/auctions/auction-day';
import { sellerAuctionDay as copy } from '@/messages/auctions/seller-auction-day';

export const metadata: Metadata = { title: auctionDay.title, robots: { index: false } };

/** The stream brings prices and ends at once; the rest, such as a lowered reserve, may wait this long. */
const refreshMs = 60_000;

type Props = PageProps<'/dashboard/organizations/[organisationId]/auction-day'>;

export default async function SellerAuctionDayPage({ params, searchParams }: Props) {
  const [user, { organisationId }, { day: asked }] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readOrganization(user, organisationId);
  if (!found.ok) notFound();
  const now = clock.now();
  const wanted = typeof asked === 'string' ? asked : null;
  const board = await readSellerAuctionDay(organisationId, wanted, now);
  const { lots, total, past, others, otherAlerts, ...choice } = board;
  return (
    <>
      <OrganizationHead organization={found.value} uid={user.uid} part="auction-day" />
      <h2 className="mt-6 text-heading font-semibold">{auctionDay.title}</h2>
      <p className="mt-1 max-w-prose text-text-muted">{copy.lead}</p>
      <DayChoice
        {...choice}
        today={newYorkDay(now)}
        hrefOf={(day) => accountRoutes.auctionDayOf(organisationId, day)}
      />
      {lots.length === 0 ? (
        <EmptyState
          className="mt-6 max-w-3xl"
          title={copy.empty}
          actions={<LinkButton href={accountRoutes.organization(organisationId)}>{copy.listings}</LinkButton>}
        >
          {copy.emptyHelp}
        </EmptyState>
      ) : (
        <SellerBoard
          lots={lots}
          total={total}
          past={past}
          others={others}
          otherAlerts={otherAlerts}
          asOf={now}
        />
      )}
      <RefreshEvery milliseconds={refreshMs} />
    </>
  );
}
