'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextareaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { decide, type ReviewState } from '@/lib/actions/reviews';
import { rowId } from './row-id';

/** A question with its answer, and what the answer was when it was sent in before. */
export interface ReviewRow {
  readonly about: string;
  readonly label: string;
  readonly answer: string;
  readonly before: string | null;
}

export interface ReviewGroup {
  readonly about: string;
  readonly title: string;
  readonly rows: readonly ReviewRow[];
  /** Pictures and papers. */
  readonly files: ReactNode;
}

interface DecisionFormProps {
  readonly draftId: string;
  readonly submission: number;
  readonly groups: readonly ReviewGroup[];
  /** It waits for a decision, and not for another reviewer’s. */
  readonly isOpen: boolean;
  readonly needsSpecialReview: boolean;
  /** What forbids the approval, in words. */
  readonly forbidden: string | null;
}

/** Everything that was said, each with room for a note, and under it the decision. */
export function DecisionForm({ draftId, submission, groups, isOpen, ...decision }: DecisionFormProps) {
  const { needsSpecialReview, forbidden } = decision;
  const [state, action, isBusy] = useActionState<ReviewState, FormData>(
    decide,
    { trouble: null, typed: {} },
    accountRoutes.review(draftId),
  );
  return (
    <form action={action} onReset={(event) => event.preventDefault()} className="mt-8">
      <input type="hidden" name="draftId" value={draftId} />
      <input type="hidden" name="submission" value={submission} />
      <div className="space-y-10">
        {groups.map((group) => (
          <section key={group.about} aria-labelledby={`group-${group.about}`}>
            <h2
              id={`group-${group.about}`}
              className="border-t-2 border-primary pt-3 text-heading font-semibold"
            >
              {group.title}
            </h2>
            {group.files}
            <ul className="divide-y divide-line border-b border-line">
              {group.rows.map((row) => (
                <Row
                  key={row.about}
                  row={row}
                  note={isOpen && <NoteField row={row} typed={state.typed[`note.${row.about}`] ?? ''} />}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isOpen && (
        <Decision
          state={state}
          isBusy={isBusy}
          needsSpecialReview={needsSpecialReview}
          forbidden={forbidden}
        />
      )}
    </form>
  );
}

type DecisionProps = Pick<DecisionFormProps, 'needsSpecialReview' | 'forbidden'> & {
  readonly state: ReviewState;
  readonly isBusy: boolean;
};

function Decision({ state, isBusy, needsSpecialReview, forbidden }: DecisionProps) {
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.trouble) trouble.current?.focus();
  }, [state]);
  return (
    <section
      aria-labelledby="decision"
      className="mt-12 max-w-3xl space-y-6 rounded border-2 border-primary p-5"
    >
      <h2 id="decision" className="text-heading font-semibold">
        Decision
      </h2>
      <div ref={trouble} tabIndex={-1} className="empty:hidden">
        {state.trouble && <Notice tone="error" title={state.trouble} />}
      </div>
      {needsSpecialReview && (
        <TextareaField
          id="specialReview"
          name="specialReview"
          label="What did your special review find?"
          help="Kept in the audit log. Needed for an approval."
          rows={3}
          maxLength={1_000}
          defaultValue={state.typed.specialReview}
        />
      )}
      {forbidden && <Notice tone="info" title={forbidden} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="approve" variant="primary" aria-disabled={isBusy}>
          Approve and publish
        </Button>
        <Button type="submit" name="decision" value="request-changes" aria-disabled={isBusy}>
          Ask for the changes noted
        </Button>
      </div>
      <details open={state.typed.decision === 'reject'}>
        <summary className="cursor-pointer py-1 font-medium underline underline-offset-4">Reject it</summary>
        <div className="mt-3 space-y-4">
          <TextareaField
            id="reason"
            name="reason"
            label="Reason"
            help="The seller reads it. A listing that was never published cannot be sent in again; of a published one the change is dropped."
            rows={3}
            maxLength={1_000}
            defaultValue={state.typed.reason}
          />
          <Button type="submit" name="decision" value="reject" aria-disabled={isBusy}>
            Reject for this reason
          </Button>
        </div>
      </details>
    </section>
  );
}

function Row({ row, note }: { readonly row: ReviewRow; readonly note: ReactNode }) {
  const { label, answer, before } = row;
  return (
    <li id={rowId(row.about)} className={rowClass}>
      <p className="col-start-1 row-start-1 text-text-muted">{label}</p>
      {before === null ? (
        <p className={`${answerClass} whitespace-pre-line break-words`}>{answer}</p>
      ) : (
        <div className={`${answerClass} grid gap-x-5 gap-y-2 border-l-4 border-warning pl-3 md:grid-cols-2`}>
          <p className="min-w-0 whitespace-pre-line break-words">
            <span className="block text-sm text-text-muted">Before</span>
            <del className="no-underline">{before}</del>
          </p>
          <p className="min-w-0 whitespace-pre-line break-words">
            <span className="block text-sm text-text-muted">Now</span>
            <ins className="no-underline">{answer}</ins>
          </p>
        </div>
      )}
      {note}
    </li>
  );
}

/** Question and answer under each other on a phone, the note beside them as long as it is closed. */
const rowClass =
  'grid scroll-mt-4 grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto] md:grid-cols-[14rem_minmax(0,1fr)_auto]';
const answerClass = 'col-span-2 row-start-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1';
const noteClass =
  'col-start-2 row-start-1 open:col-span-2 open:col-start-1 open:row-start-3 open:mt-2 sm:col-start-3 sm:open:col-span-2 sm:open:col-start-2 sm:open:row-start-2';

function NoteField({ row, typed }: { readonly row: ReviewRow; readonly typed: string }) {
  const { about, label } = row;
  return (
    <details open={typed !== ''} className={noteClass}>
      <summary className="cursor-pointer text-sm underline underline-offset-4">
        Note<span className="sr-only"> about: {label}</span>
      </summary>
      <div className="mt-2">
        <TextareaField
          id={`note-${about}`}
          name={`note.${about}`}
          label={<span className="sr-only">Note about: {label}</span>}
          rows={3}
          maxLength={1_000}
          defaultValue={typed}
        />
      </div>
    </details>
  );
}
