import type { Metadata } from 'next';
import { BackToDesk } from '@/components/staff/desk/back-to-desk';
import { BulkDecisionForm } from '@/components/staff/desk/bulk-decision-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { Notice } from '@/components/ui/notice';
import { deskRefusalWords } from '@/lib/copy/staff/desk-refusal-words';
import { bulkDecisions, planBulk, toBulkQueue } from '@/lib/domain/staff/queues/bulk';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readBulkRows } from '@/lib/server/workflows/desk/queues';
import { listTemplates } from '@/lib/server/workflows/desk/reason-templates';
import { bulkPage as copy } from '@/messages/desk/bulk-page';

export async function generateMetadata({
  searchParams,
}: PageProps<'/dashboard/admin/bulk'>): Promise<Metadata> {
  const { queue } = await searchParams;
  return { title: copy.title({ queue: toBulkQueue(queue) ?? 'reviews' }), robots: { index: false } };
}

/** What a decision on the selected rows of a queue will do, before it is confirmed. */
export default async function BulkPage({ searchParams }: PageProps<'/dashboard/admin/bulk'>) {
  const [user, params] = await Promise.all([requireUser(), searchParams]);
  const now = clock.now();
  const queue = toBulkQueue(params.queue) ?? 'reviews';
  const ids = [params.id ?? []].flat();
  const [rows, templates] = await Promise.all([readBulkRows(user, queue, now), listTemplates(user)]);
  if (!rows.ok) return <StaffOnly />;
  const plan = planBulk(rows.value, { ids, uid: user.uid, now });
  return (
    <div className="max-w-4xl">
      <BackToDesk />
      <h1 className="mt-3 text-title font-semibold">{copy.title({ queue })}</h1>
      <p className="mt-3 max-w-prose text-text-muted">{copy.lead}</p>
      {plan.gone > 0 && (
        <Notice tone="info" title={copy.gone({ gone: plan.gone })} className="mt-6 max-w-3xl" />
      )}
      {plan.refusal ? (
        <Notice tone="warning" title={deskRefusalWords(plan.refusal)} className="mt-6 max-w-3xl" />
      ) : (
        <BulkDecisionForm
          queue={queue}
          plan={plan}
          decision={bulkDecisions[queue].find((each) => each === params.as) ?? null}
          templates={templates}
          chosen={templates.find(({ templateId }) => templateId === params.reason)?.text ?? null}
        />
      )}
    </div>
  );
}
