import { Form, type FormAction } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { Draft } from '@/lib/domain/drafts/draft';
import { isEditable } from '@/lib/domain/drafts/review-state';
import type { ChangedPart } from '@/lib/domain/reviews/compare-content';
import { notesLeft } from '@/lib/domain/reviews/notes-left';
import type { ChangeFacts } from '@/lib/domain/reviews/review-commands';
import { draft as draftCopy } from '@/messages/drafts/draft';
import { previewStep as copy } from '@/messages/drafts/preview-step';
import { ChangeEffect, lossFields } from './change-summary';
import { noteHref, ReviewerNotes } from './reviewer-notes';

export interface SendInFacts {
  readonly draft: Draft;
  /** For a published listing: the changes and their effects. */
  readonly edit: { readonly changed: readonly ChangedPart[]; readonly change: ChangeFacts } | null;
  /** What the seller has changed since a reviewer returned the draft; null if none did. */
  readonly changedSinceReturn: readonly string[] | null;
  readonly actions: { readonly submit: FormAction; readonly takeBack: FormAction };
}

/** Submits the draft for review, or withdraws the submission. */
export function SendIn({
  draft,
  canSubmit,
  edit,
  changedSinceReturn,
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
  const left = changedSinceReturn ? notesLeft(draft.standing.notes, changedSinceReturn) : [];
  const [first] = left;
  return (
    <div className="space-y-5">
      {edit && <ChangeEffect change={edit.change} />}
      {draft.standing.notes.length === 0 ? (
        !edit && <p className="max-w-prose text-text-muted">{copy.reviewerUsuallyChecks}</p>
      ) : (
        <AskedFor draft={draft} changed={changedSinceReturn} left={left} />
      )}
      <Form
        action={actions.submit}
        page={page}
        hidden={{ draftId }}
        {...(edit && { fields: lossFields(edit.change) })}
        submit={submitLabel(draft, edit)}
        variant={first ? 'secondary' : 'primary'}
        {...(first && {
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

interface AskedForProps {
  readonly draft: Draft;
  readonly changed: SendInFacts['changedSinceReturn'];
  /** The notes that no change answers. */
  readonly left: Draft['standing']['notes'];
}

/** The reviewer's notes: those that no change answers, else all of them. */
const AskedFor = ({ draft, changed, left }: AskedForProps) =>
  left.length > 0 ? (
    <Notice tone="warning" title={changed?.length === 0 ? copy.nothingChanged : questionOf(draft, left)}>
      <p>{copy.reviewerAskedFor}</p>
      <ReviewerNotes draft={draft} notes={left} />
    </Notice>
  ) : (
    <Notice tone="info" title={copy.checkNotes}>
      <ReviewerNotes draft={draft} />
    </Notice>
  );

const questionOf = ({ standing }: Draft, left: AskedForProps['left']): string =>
  left.length < standing.notes.length ? copy.someNotesLeft : copy.notesLeft;

function submitLabel({ standing }: Draft, edit: SendInFacts['edit']): string {
  if (edit?.change.weight === 'light') return draftCopy.publishChanges;
  if (standing.status === 'ChangesRequested') return draftCopy.resubmit;
  return edit ? draftCopy.submitChange : draftCopy.submit;
}
