import type { Metadata } from 'next';
import { LimitQueue } from '@/components/staff/limit-queue';
import { QuarantinedRecords } from '@/components/staff/quarantined-records';
import { ReportQueue } from '@/components/staff/report-queue';
import { ReviewQueue } from '@/components/staff/review/review-queue';
import { StaffOnly } from '@/components/staff/staff-only';
import { Notice } from '@/components/ui/notice';
import { listOrganizations } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listQuarantined } from '@/lib/server/platform/runtime/quarantine';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listQueue } from '@/lib/server/workflows/listings/reviews';
import { listReports } from '@/lib/server/workflows/staff/reports';
import { listLimitRequests } from '@/lib/server/workflows/staff/staff-bid-limits';
import { adminPage as copy } from '@/messages/staff/admin-page';

export const metadata: Metadata = { title: copy.reviewQueue, robots: { index: false } };

export default async function AdminPage({ searchParams }: PageProps<'/dashboard/admin'>) {
  const [user, { decided, handled }] = await Promise.all([requireUser(), searchParams]);
  const [queue, limits, reports, own, quarantined] = await Promise.all([
    listQueue(user),
    listLimitRequests(user),
    listReports(user),
    listOrganizations(user.uid),
    listQuarantined(runtime().store, 20),
  ]);
  if (!queue.ok || !limits.ok || !reports.ok) return <StaffOnly />;
  return (
    <>
      <h1 className="text-title font-semibold">{copy.reviewQueue}</h1>
      {decided && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="success" title={copy.decisionSaved}>
            {copy.sellerEmailed}
          </Notice>
        </div>
      )}
      {handled && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="success" title={copy.reportClosed} />
        </div>
      )}
      <QuarantinedRecords records={quarantined} />
      <ReviewQueue
        queue={queue.value}
        uid={user.uid}
        ownIds={[user.uid, ...own.map(({ organisationId }) => organisationId)]}
        now={clock.now()}
      />
      <LimitQueue requests={limits.value} />
      <ReportQueue reports={reports.value} />
    </>
  );
}
