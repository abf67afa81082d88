import type { Metadata } from 'next';
import { DecisionPanel } from '@/components/auctions/own-bids/decision-panel';
import { MyBids } from '@/components/auctions/own-bids/my-bids';
import { NeedsMeNow } from '@/components/dashboard/needs-you-now';
import { WaitingList } from '@/components/dashboard/waiting-list';
import { missingOf } from '@/lib/domain/accounts/registration';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { listOpenDecisions } from '@/lib/server/records/auctions/open-decisions';
import { listWaiting } from '@/lib/server/workflows/agenda/agenda';
import { dashboardPage as copy } from '@/messages/dashboard/dashboard-page';

export const metadata: Metadata = { title: copy.dashboard, robots: { index: false } };

export default async function DashboardPage() {
  const user = await requireUser();
  const bids = await listMyBids(user.uid);
  const [rows, waiting, decisions] = await Promise.all([
    withCards(bids),
    listWaiting(user, clock.now()),
    listOpenDecisions(user.uid, bids).then(withCards),
  ]);
  return (
    <>
      <h1 className="text-title font-semibold">{copy.dashboard}</h1>
      <DecisionPanel decisions={decisions} />
      <WaitingList waiting={waiting} />
      <NeedsMeNow
        email={user.email}
        emailVerified={user.emailVerified}
        isRegistered={missingOf(user.registration).length === 0}
        isStaff={user.role === 'admin'}
      />
      {(user.role !== 'admin' || rows.length > 0) && <MyBids bids={rows} />}
    </>
  );
}

/** With each home as visitors see it. */
const withCards = <T extends { readonly slug: string }>(rows: readonly T[]) =>
  Promise.all(rows.map(async (row) => ({ ...row, card: (await getListingBySlug(row.slug))?.card ?? null })));
