import Link from 'next/link';
import type { FormAction } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { missingWords } from '@/lib/copy/drafts/missing-words';
import type { Assessment } from '@/lib/domain/drafts/assess';
import { stepIds } from '@/lib/domain/drafts/fields/steps';
import { canDelete, isEditable } from '@/lib/domain/drafts/review-state';
import { previewStep as copy } from '@/messages/drafts/preview-step';
import { steps } from '@/messages/drafts/steps';
import { ChangeList } from './change-summary';
import { DeleteDraft } from './delete-draft';
import { RuleChecklist } from './rule-checklist';
import { SendIn, type SendInFacts } from './send-in';

interface PreviewStepProps extends SendInFacts {
  readonly assessment: Assessment;
  /** True when the draft has enough for a property page. */
  readonly hasPreview: boolean;
  readonly actions: SendInFacts['actions'] & { readonly remove: FormAction };
}

/** The last step: page preview, missing answers, rules, and the submission. */
export function PreviewStep({ assessment, hasPreview, ...facts }: PreviewStepProps) {
  const { draft, edit, actions } = facts;
  const { missing, ruleResults } = assessment;
  return (
    <div className="max-w-3xl space-y-10">
      {edit && (
        <section aria-labelledby="changes">
          <h2 id="changes" className="mb-3 text-heading font-semibold">
            {copy.changes}
          </h2>
          <ChangeList changed={edit.changed} />
        </section>
      )}
      {hasPreview ? (
        <p>
          <LinkButton href={accountRoutes.preview(draft.draftId)} prefetch={false}>
            {copy.previewBuyer}
          </LinkButton>
        </p>
      ) : (
        <p className="text-text-muted">{copy.previewAvailableOnce}</p>
      )}
      {isEditable(draft.standing) && missing.length > 0 && (
        <section aria-labelledby="missing">
          <h2 id="missing" className="text-heading font-semibold">
            {copy.itemsLeftComplete({ missing: missing.length })}
          </h2>
          <MissingList draft={draft} assessment={assessment} />
        </section>
      )}
      <section aria-labelledby="rules">
        <h2 id="rules" className="mb-3 text-heading font-semibold">
          {copy.newYorkRequirements}
        </h2>
        <RuleChecklist ruleResults={ruleResults} />
      </section>
      <section aria-label={copy.submit}>
        <SendIn {...facts} canSubmit={missing.length === 0} />
      </section>
      {canDelete(draft.standing) && <DeleteDraft draftId={draft.draftId} action={actions.remove} />}
    </div>
  );
}

function MissingList({ draft, assessment }: Pick<PreviewStepProps, 'draft' | 'assessment'>) {
  const incomplete = stepIds.filter((step) => assessment.missing.some((each) => each.step === step));
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {incomplete.map((step) => (
        <li key={step} className="py-3">
          <Link
            href={accountRoutes.draftStep(draft.draftId, step)}
            prefetch={false}
            className="text-link font-medium"
          >
            {steps[step].title}
          </Link>
          <ul className="mt-1 text-text-muted">
            {assessment.missing
              .filter((each) => each.step === step)
              .map(missingWords)
              .map((text) => (
                <li key={text}>{text}</li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
