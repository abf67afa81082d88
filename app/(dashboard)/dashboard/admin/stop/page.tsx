import type { Metadata } from 'next';
import { BackToDesk } from '@/components/staff/desk/back-to-desk';
import { StopForms } from '@/components/staff/desk/stop-forms';
import { StaffOnly } from '@/components/staff/staff-only';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { formatMoment } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readStopProgress, type StopProgress } from '@/lib/server/workflows/desk/emergency-stop';
import { listTemplates } from '@/lib/server/workflows/desk/reason-templates';
import { stopPage as copy } from '@/messages/desk/stop-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default async function StopPage({ searchParams }: PageProps<'/dashboard/admin/stop'>) {
  const [user, { done, reason }] = await Promise.all([requireUser(), searchParams]);
  const progress = await readStopProgress(user, clock.now());
  if (!progress.ok) return <StaffOnly />;
  const { stop } = progress.value;
  const templates = await listTemplates(user);
  return (
    <div className="max-w-4xl">
      <BackToDesk />
      <h1 className="mt-3 text-title font-semibold">{copy.title}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{copy.lead}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p className="text-text-muted">{copy.one}</p>
        <LinkButton href={accountRoutes.staffHomes} prefetch={false} size="small">
          {copy.homes}
        </LinkButton>
      </div>
      {done && (
        <Notice
          tone="success"
          title={done === 'lifted' ? copy.lifted : copy.stopped}
          className="mt-6 max-w-3xl"
        />
      )}
      <Progress progress={progress.value} />
      <StopForms
        stop={stop}
        templates={templates}
        chosen={templates.find(({ templateId }) => templateId === reason)?.text ?? null}
      />
    </div>
  );
}

/** What the stop has done so far, or how many auctions it would pause. */
function Progress({ progress: { stop, open, paused } }: { readonly progress: StopProgress }) {
  if (!stop)
    return (
      <Notice tone="info" title={copy.none} className="mt-6 max-w-3xl">
        {copy.noneText({ open })}
      </Notice>
    );
  return (
    <Notice tone="warning" title={copy[stop.status]} className="mt-6 max-w-3xl">
      <p>{copy.by({ name: stop.by.name, at: formatMoment(stop.at) })}</p>
      <p className="mt-1 break-words">{copy.reasonIs({ reason: stop.reason })}</p>
      <p className="mt-1">{copy.progress({ paused, open })}</p>
    </Notice>
  );
}
