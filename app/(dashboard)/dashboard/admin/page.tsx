import type { Metadata } from 'next';
import { DeskQueue } from '@/components/staff/desk/desk-queue';
import { DeskSummary } from '@/components/staff/desk/desk-summary';
import { StaffOnly } from '@/components/staff/staff-only';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { queueNames } from '@/lib/domain/staff/queues/queue';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { toFigures } from '@/lib/server/workflows/desk/desk-figures';
import { readDesk } from '@/lib/server/workflows/desk/queues';
import { deskPage as copy } from '@/messages/desk/desk-page';

export const metadata: Metadata = { title: copy.desk, robots: { index: false } };

export default async function DeskPage({ searchParams }: PageProps<'/dashboard/admin'>) {
  const [user, params] = await Promise.all([requireUser(), searchParams]);
  const now = clock.now();
  const rows = await readDesk(user, now);
  if (!rows.ok) return <StaffOnly />;
  return (
    <>
      <h1 className="text-title font-semibold">{copy.desk}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{copy.lead}</p>
      <Done params={params} />
      <div className="mt-6 flex flex-wrap gap-3">
        {tools.map(([href, label]) => (
          <LinkButton key={href} href={href} prefetch={false} size="small">
            {label}
          </LinkButton>
        ))}
      </div>
      <DeskSummary figures={toFigures(rows.value, now)} now={now} />
      {queueNames.map((queue) => (
        <DeskQueue key={queue} queue={queue} rows={rows.value[queue]} uid={user.uid} now={now} />
      ))}
    </>
  );
}

const tools = [
  [accountRoutes.staffSearch, copy.search],
  [accountRoutes.metrics, copy.metrics],
  [accountRoutes.reasonTemplates, copy.reasons],
  [accountRoutes.emergencyStop, copy.stop],
] as const;

type Params = Awaited<PageProps<'/dashboard/admin'>['searchParams']>;

/** What the form that led here has done. */
function Done({ params: { decided, handled, closed, done, left } }: { readonly params: Params }) {
  const title = doneTitle({ decided, handled, closed, done });
  if (!title) return null;
  const rest = Number(left);
  return (
    <Notice tone={rest > 0 ? 'warning' : 'success'} title={title} className="mt-6 max-w-3xl">
      {decided && copy.sellerEmailed}
      {rest > 0 && copy.bulkLeft({ left: rest })}
    </Notice>
  );
}

function doneTitle({ decided, handled, closed, done }: Params): string | null {
  if (decided) return copy.decisionSaved;
  if (handled) return copy.reportClosed;
  if (closed) return copy.defaultClosed;
  return done === undefined ? null : copy.bulkDone({ done: Number(done) || 0 });
}
