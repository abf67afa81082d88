import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { accountRoutes } from '@/lib/account-routes';
import {
  type BulkDecision,
  type BulkPlan,
  type BulkQueue,
  type BulkRow,
  bulkDecisions,
} from '@/lib/domain/staff/queues/bulk';
import type { ReasonTemplate, TemplateUse } from '@/lib/domain/staff/reason-templates';
import { bulkPage as copy } from '@/messages/desk/bulk-page';
import { reportOutcomeLabels } from '@/messages/staff/report-outcome-labels';
import { staff as staffCopy } from '@/messages/staff/staff';
import { StaffForm } from '../staff-form';
import { TemplatePicker } from '../template-picker';
import { rowTitle } from './row-words';

interface BulkDecisionFormProps {
  readonly queue: BulkQueue;
  readonly plan: BulkPlan;
  /** Null until the person has chosen. */
  readonly decision: BulkDecision | null;
  readonly templates: readonly ReasonTemplate[];
  /** The text of the template that the page was opened with. */
  readonly chosen: string | null;
}

/** First the decision, then what it does to each row, then the reason. Works without JavaScript. */
export function BulkDecisionForm({ queue, plan, decision, templates, chosen }: BulkDecisionFormProps) {
  const pageFor = (as: BulkDecision | null) => {
    const ids = plan.ready.map(({ rowId }) => ['id', rowId]);
    return `${accountRoutes.bulk}?${new URLSearchParams([['queue', queue], ...(as ? [['as', as]] : []), ...ids])}`;
  };
  return (
    <>
      <nav aria-label={copy.choose} className="mt-8">
        <h2 className="text-heading font-semibold">{copy.choose}</h2>
        <ul className="mt-3 flex flex-wrap gap-3">
          {bulkDecisions[queue].map((each) => (
            <li key={each}>
              <Link
                href={pageFor(each)}
                prefetch={false}
                aria-current={each === decision ? 'true' : undefined}
                className={buttonClass(
                  'secondary',
                  'small',
                  'aria-[current]:bg-primary aria-[current]:text-surface',
                )}
              >
                {decisionLabels[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Effects plan={plan} decision={decision} />
      {decision && (
        <StaffForm
          key={decision}
          action="decideSeveral"
          page={pageFor(decision)}
          hidden={{ queue, decision, ...rowFields(plan.ready) }}
          why={
            queue === 'reviews'
              ? { label: copy.whyReviews, help: staffCopy.auditNote }
              : { label: copy.whyReports, help: staffCopy.auditNote }
          }
          {...(chosen !== null && { values: { why: chosen } })}
          submit={copy.submit({ queue, count: plan.ready.length })}
          variant="primary"
          className="mt-8 max-w-xl"
        >
          <TemplatePicker
            templates={templates}
            use={templateUseOf(decision)}
            field="why"
            page={pageFor(decision)}
          />
        </StaffForm>
      )}
    </>
  );
}

const decisionLabels: Readonly<Record<BulkDecision, string>> = {
  'request-changes': copy.requestChanges,
  reject: copy.reject,
  ...reportOutcomeLabels,
};

function templateUseOf(decision: BulkDecision): TemplateUse {
  if (decision === 'request-changes') return 'return';
  return decision === 'reject' ? 'reject' : 'report';
}

/** The rows of the form, with the submission that the person saw. */
const rowFields = (rows: readonly BulkRow[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.map((row) => [
      `row.${row.rowId}`,
      String(row.queue === 'reviews' ? row.draft.standing.submission : 0),
    ]),
  );

const leftOutLabels = {
  'own-listing': copy.ownListing,
  claimed: copy.claimed,
  held: copy.held,
} as const satisfies Record<BulkPlan['leftOut'][number]['why'], string>;

const Effects = ({ plan, decision }: Pick<BulkDecisionFormProps, 'plan' | 'decision'>) => (
  <section aria-labelledby="effects" className="mt-8">
    <h2 id="effects" className="border-t-2 border-primary pt-3 text-heading font-semibold">
      {copy.willHappen}
    </h2>
    <ul className="mt-2 divide-y divide-line border-b border-line">
      {plan.ready.map((row) => (
        <li key={row.rowId} className="py-3">
          <p className="break-words font-medium">{rowTitle(row)}</p>
          {decision && <p className="mt-1 text-sm text-text-muted">{effectWords(row, decision)}</p>}
        </li>
      ))}
      {plan.leftOut.map(({ row, why }) => (
        <li key={row.rowId} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="break-words font-medium">{rowTitle(row)}</p>
            <p className="mt-1 text-sm text-text-muted">{leftOutLabels[why]}</p>
          </div>
          <Badge tone="muted">{copy.leftOut}</Badge>
        </li>
      ))}
    </ul>
  </section>
);

function effectWords(row: BulkRow, decision: BulkDecision): string {
  if (row.queue === 'reports') return copy.closed({ outcome: decisionLabels[decision] });
  const { owner, standing } = row.draft;
  const seller = owner.name;
  if (decision === 'request-changes') return copy.returned({ seller });
  return standing.live === null ? copy.rejected({ seller }) : copy.discarded({ seller });
}
