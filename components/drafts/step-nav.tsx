import Link from 'next/link';
import { AlertIcon } from '@/components/ui/icons';
import { CheckIcon } from '@/components/ui/page-icons';
import { accountRoutes } from '@/lib/account-routes';
import type { Missing } from '@/lib/domain/drafts/assess';
import type { Draft } from '@/lib/domain/drafts/draft';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { isStep, type StepId, stepIds } from '@/lib/domain/drafts/fields/steps';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { stepNav as copy } from '@/messages/drafts/step-nav';
import { steps } from '@/messages/drafts/steps';

interface StepNavProps {
  readonly draft: Draft;
  readonly current: StepId;
  readonly missing: readonly Missing[];
}

/** The steps and what each still needs. On narrow screens it opens on demand. */
export function StepNav({ draft, current, missing }: StepNavProps) {
  const noted = notedSteps(draft);
  const isReady = (step: StepId) =>
    isDone(step, missing) && (step === 'preview' ? noted.size === 0 : !noted.has(step));
  const done = stepIds.filter(isReady).length;
  const list = (
    <ol className="space-y-1">
      {stepIds.map((step) => (
        <li key={step}>
          <Link
            href={accountRoutes.draftStep(draft.draftId, step)}
            prefetch={false}
            aria-current={step === current ? 'step' : undefined}
            className="flex min-h-12 items-start justify-between gap-3 border-l-[3px] border-line py-2 pl-3 hover:border-primary aria-[current=step]:border-primary aria-[current=step]:font-semibold"
          >
            <span>{steps[step].title}</span>
            <State step={step} missing={missing} isNoted={noted.has(step)} isReady={isReady(step)} />
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={copy.steps}>
      <details className="rounded border border-line lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4">
          <span className="font-medium">{copy.steps}</span>
          <span className="text-sm text-text-muted">{copy.done({ done, stepIds: stepIds.length })}</span>
        </summary>
        <div className="px-4 pb-3">{list}</div>
      </details>
      <div className="sticky top-8 max-lg:hidden">{list}</div>
    </nav>
  );
}

/** The last step is complete when nothing is missing in any step. */
const isDone = (step: StepId, missing: readonly Missing[]): boolean =>
  step === 'preview' ? missing.length === 0 : missing.every((each) => each.step !== step);

/** The steps that a reviewer's note is about, until the draft is submitted again. */
function notedSteps({ standing }: Draft): ReadonlySet<string | undefined> {
  if (!isEditable(standing)) return new Set();
  return new Set(standing.notes.map(({ about }) => (isStep(about) ? about : getField(about)?.step)));
}

interface StateProps {
  readonly step: StepId;
  readonly missing: readonly Missing[];
  readonly isNoted: boolean;
  /** The last step is ready once no step is noted. */
  readonly isReady: boolean;
}

function State({ step, missing, isNoted, isReady }: StateProps) {
  if (isNoted)
    return (
      <span className="flex items-center gap-1 whitespace-nowrap text-sm font-normal text-warning">
        <AlertIcon className="size-4" />
        {copy.needsChanges}
      </span>
    );
  if (isReady)
    return (
      <span className="flex items-center gap-1 text-sm font-normal text-success">
        <CheckIcon className="size-4" />
        {step === 'preview' ? copy.ready : copy.doneLabel}
      </span>
    );
  if (step === 'preview') return null;
  const count = missing.filter((each) => each.step === step).length;
  return (
    <span className="whitespace-nowrap text-sm font-normal text-text-muted">{copy.open({ count })}</span>
  );
}
