import Link from 'next/link';
import { Form, type FormAction } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { missingWords } from '@/lib/copy/drafts/missing-words';
import type { Assessment } from '@/lib/domain/drafts/assess';
import type { Draft } from '@/lib/domain/drafts/draft';
import { stepIds } from '@/lib/domain/drafts/fields/steps';
import { canDelete, isEditable } from '@/lib/domain/drafts/review-state';
import type { ChangedPart } from '@/lib/domain/reviews/compare-content';
import type { ChangeFacts } from '@/lib/domain/reviews/review-commands';
import { draft as draftCopy } from '@/messages/drafts/draft';
import { previewStep as copy } from '@/messages/drafts/preview-step';
import { steps } from '@/messages/drafts/steps';
import { ChangeEffect, ChangeList, lossFields } from './change-summary';
import { DeleteDraft } from './delete-draft';
import { RuleChecklist } from './rule-checklist';

interface PreviewStepProps {
  readonly draft: Draft;
  readonly assessment: Assessment;
  /** True when the draft has enough for a property page. */
  readonly hasPreview: boolean;
  /** For a published listing: the changes and their effects. */
  readonly edit: Edit | null;
  readonly actions: {
    readonly submit: FormAction;
    readonly takeBack: FormAction;
    readonly remove: FormAction;
  };
}

interface Edit {
  readonly changed: readonly ChangedPart[];
  readonly change: ChangeFacts;
}

/** The last step: page preview, missing answers, rules, and the submission. */
export function PreviewStep({ draft, assessment, hasPreview, edit, actions }: PreviewStepProps) {
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
        <SendIn draft={draft} canSubmit={missing.length === 0} edit={edit} actions={actions} />
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

interface SendInProps extends Pick<PreviewStepProps, 'draft' | 'edit' | 'actions'> {
  readonly canSubmit: boolean;
}

function SendIn({ draft, canSubmit, edit, actions }: SendInProps) {
  const page = accountRoutes.draftStep(draft.draftId, 'preview');
  const { draftId } = draft;
  if (draft.standing.status === 'InReview')
    return <Form action={actions.takeBack} page={page} hidden={{ draftId }} submit={draftCopy.takeBack} />;
  if (!isEditable(draft.standing)) return null;
  if (!canSubmit)
    return (
      <Notice tone="info" title={copy.canSubmitOnce}>
        {copy.everythingTypedSaved}
      </Notice>
    );
  if (edit)
    return (
      <div className="space-y-5">
        <ChangeEffect change={edit.change} />
        <Form
          action={actions.submit}
          page={page}
          hidden={{ draftId }}
          fields={lossFields(edit.change)}
          submit={edit.change.weight === 'light' ? draftCopy.publishChanges : draftCopy.submitChange}
          variant="primary"
        />
      </div>
    );
  return (
    <>
      <p className="mb-4 max-w-prose text-text-muted">{copy.reviewerUsuallyChecks}</p>
      <Form
        action={actions.submit}
        page={page}
        hidden={{ draftId }}
        submit={draftCopy.submit}
        variant="primary"
      />
    </>
  );
}
