import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { InvestorFormNotice } from '@/components/accounts/investor-form-notice';
import { BidListForm } from '@/components/auctions/bid-lists/bid-list-form';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { fewestLots } from '@/lib/domain/auctions/bid-lists/bid-list';
import { needsInvestorForm } from '@/lib/domain/eligibility/investor-form';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { listSaleDay } from '@/lib/server/catalog/listings/sale-day';
import { requireUser } from '@/lib/server/people/sessions/session';
import { bidListForm as copy } from '@/messages/auctions/bid-list-form';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default async function NewBidListPage({ searchParams }: PageProps<'/dashboard/bids/lists/new'>) {
  const [user, { auction }] = await Promise.all([requireUser(), searchParams]);
  const auctionId = typeof auction === 'string' ? auction : '';
  const lots = await listSaleDay(auctionId);
  const [first] = lots;
  if (!first || lots.length < fewestLots)
    return (
      <EmptyState
        title={copy.noOthers}
        actions={<LinkButton href={routes.auctions}>{copy.seeAuctions}</LinkButton>}
      >
        {copy.noOthersText}
      </EmptyState>
    );
  return (
    <>
      <h1 className="text-title font-semibold">{copy.title}</h1>
      <p className="mb-8 mt-3 max-w-prose text-text-muted">{copy.lead({ day: formatDay(first.endsAt) })}</p>
      {needsInvestorForm(
        user,
        lots.map(({ propertySubType }) => propertySubType),
      ) && <InvestorFormNotice use="bid" className="mb-8 max-w-3xl" />}
      <BidListForm lots={lots} page={accountRoutes.newBidList(auctionId)} listKey={randomUUID()} />
    </>
  );
}
