import { Form, type FormAction } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { Draft } from '@/lib/domain/drafts/draft';
import { isEditable } from '@/lib/domain/drafts/review-state';
import type { ChangedPart } from '@/lib/domain/reviews/compare-content';
import type { ChangeFacts } from '@/lib/domain/reviews/review-commands';
import { draft as draftCopy } from '@/messages/drafts/draft';
import { previewStep as copy } from '@/messages/drafts/preview-step';
import { ChangeEffect, lossFields } from './change-summary';
import { noteHref, ReviewerNotes } from './reviewer-notes';

export interface SendInFacts {
  readonly draft: Draft;
  /** For a published listing: the changes and their effects. */
  readonly edit: { readonly changed: readonly ChangedPart[]; readonly change: ChangeFacts } | null;
  /** The reviewer returned the draft, and nothing has changed since. */
  readonly isUnchanged: boolean;
  readonly actions: { readonly submit: FormAction; readonly takeBack: FormAction };
}

/** Submits the draft for review, or withdraws the submission. */
export function SendIn({
  draft,
  canSubmit,
  edit,
  isUnchanged,
  actions,
}: SendInFacts & { readonly canSubmit: boolean }) {
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
  const [first] = draft.standing.notes;
  const isAsked = isUnchanged && first !== undefined;
  return (
    <div className="space-y-5">
      {edit && <ChangeEffect change={edit.change} />}
      {isAsked ? (
        <Notice tone="warning" title={copy.nothingChanged}>
          <p>{copy.reviewerAskedFor}</p>
          <ReviewerNotes draft={draft} />
        </Notice>
      ) : (
        !edit && <p className="max-w-prose text-text-muted">{copy.reviewerUsuallyChecks}</p>
      )}
      <Form
        action={actions.submit}
        page={page}
        hidden={{ draftId }}
        {...(edit && { fields: lossFields(edit.change) })}
        submit={submitLabel(draft, edit)}
        variant={isAsked ? 'secondary' : 'primary'}
        {...(isAsked && {
          beside: (
            <LinkButton href={noteHref(draftId, first.about)} prefetch={false} variant="primary">
              {copy.makeChanges}
            </LinkButton>
          ),
        })}
      />
    </div>
  );
}

function submitLabel({ standing }: Draft, edit: SendInFacts['edit']): string {
  if (edit?.change.weight === 'light') return draftCopy.publishChanges;
  if (standing.status === 'ChangesRequested') return draftCopy.resubmit;
  return edit ? draftCopy.submitChange : draftCopy.submit;
}
