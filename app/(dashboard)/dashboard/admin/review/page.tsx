import { redirect } from 'next/navigation';
import { StaffOnly } from '@/components/staff/staff-only';
import { accountRoutes } from '@/lib/account-routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readFlow } from '@/lib/server/workflows/desk/review-flow';

/** Starts the review of the queue: opens its first submission that the reader can decide. */
export default async function ReviewFlowPage() {
  const user = await requireUser();
  const flow = await readFlow(user, '', clock.now());
  if (!flow) return <StaffOnly />;
  redirect(flow.next === null ? accountRoutes.desk : accountRoutes.reviewInFlow(flow.next));
}
