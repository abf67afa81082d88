'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { TextDetails } from '@/components/ui/details';
import { FormNotice, FormShell, OwnField, useForm } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { decide } from '@/lib/actions/reviews';
import type { Typed } from '@/lib/domain/shared/form';
import type { ReasonTemplate } from '@/lib/domain/staff/reason-templates';
import { decision as copy } from '@/messages/staff/decision';
import { rowId } from './row-id';
import { TemplatePicker } from './template-picker';

/** A question with its answer and the answer in the previous submission. */
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
  /** Photos and documents. */
  readonly files: ReactNode;
}

interface DecisionFormProps {
  readonly draftId: string;
  readonly submission: number;
  /** The submission that comes after the decision; null for the desk. */
  readonly next: string | null;
  readonly templates: readonly ReasonTemplate[];
  /** Id of the template that the page was opened with. */
  readonly chosen: string | null;
  readonly groups: readonly ReviewGroup[];
  /** True if it waits for a decision and no other reviewer has it. */
  readonly isOpen: boolean;
  readonly needsSpecialReview: boolean;
  /** What blocks the approval, in words. */
  readonly forbidden: string | null;
}

/** All answers, each with room for a note, then the decision. */
export function DecisionForm(props: DecisionFormProps) {
  const { draftId, submission, next, groups, isOpen, templates, chosen, ...decision } = props;
  const page = next === null ? accountRoutes.review(draftId) : accountRoutes.reviewInFlow(draftId);
  const form = useForm(decide, page);
  const template = templates.find(({ templateId }) => templateId === chosen);
  const typed = 'typed' in form.answer ? (form.answer.typed ?? {}) : {};
  return (
    <FormShell
      form={form}
      hidden={{ draftId, submission: String(submission), next: next ?? '' }}
      {...(template && { values: { [fieldFor(template)]: template.text } })}
      className="mt-8"
    >
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
                <Row key={row.about} row={row} note={isOpen && <NoteField row={row} typed={typed} />} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isOpen && (
        <Decision
          {...decision}
          templates={templates}
          page={page}
          isRejection={typed.decision === 'reject' || template?.use === 'reject'}
          isBusy={form.isBusy}
        />
      )}
    </FormShell>
  );
}

/** The field that a template fills. */
const fieldFor = ({ use }: ReasonTemplate): string =>
  use === 'reject' ? reasonField.name : returnField.name;

type DecisionProps = Pick<DecisionFormProps, 'needsSpecialReview' | 'forbidden' | 'templates'> & {
  readonly page: string;
  readonly isRejection: boolean;
  readonly isBusy: boolean;
};

function Decision({ needsSpecialReview, forbidden, isRejection, isBusy, ...picker }: DecisionProps) {
  return (
    <section
      aria-labelledby="decision"
      className="mt-12 max-w-3xl space-y-6 rounded border-2 border-primary p-5"
    >
      <h2 id="decision" className="text-heading font-semibold">
        {copy.title}
      </h2>
      <FormNotice />
      {needsSpecialReview && <OwnField field={specialReviewField} />}
      {forbidden && <Notice tone="info" title={forbidden} />}
      <div className="space-y-2">
        <OwnField field={returnField} />
        <TemplatePicker {...picker} use="return" field={returnField.name} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          id="approve"
          type="submit"
          name="decision"
          value="approve"
          variant="primary"
          aria-disabled={isBusy}
        >
          {copy.approve}
        </Button>
        <Button
          id="request-changes"
          type="submit"
          name="decision"
          value="request-changes"
          aria-disabled={isBusy}
        >
          {copy.requestChanges}
        </Button>
      </div>
      <TextDetails summary={copy.rejectSubmission} isOpen={isRejection}>
        <div className="space-y-4">
          <OwnField field={reasonField} />
          <TemplatePicker {...picker} use="reject" field={reasonField.name} />
          <Button type="submit" name="decision" value="reject" aria-disabled={isBusy}>
            {copy.rejectSubmit}
          </Button>
        </div>
      </TextDetails>
    </section>
  );
}

/** The decision determines which one is required. */
const text = { control: 'textarea', isRequired: false, rows: 3, maxLength: 1_000 } as const;
const specialReviewField: Field = {
  ...text,
  name: 'specialReview',
  label: copy.specialReview,
  help: copy.specialReviewHelp,
};
/** A note about the submission as a whole. */
const returnField: Field = {
  ...text,
  name: 'note.preview',
  label: copy.returnReason,
  help: copy.returnHelp,
};
const reasonField: Field = {
  ...text,
  name: 'reason',
  label: copy.reason,
  help: copy.reasonHelp,
};

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
            <span className="block text-sm text-text-muted">{copy.before}</span>
            <del className="no-underline">{before}</del>
          </p>
          <p className="min-w-0 whitespace-pre-line break-words">
            <span className="block text-sm text-text-muted">{copy.now}</span>
            <ins className="no-underline">{answer}</ins>
          </p>
        </div>
      )}
      {note}
    </li>
  );
}

/** Question above answer on a phone; the note is next to them while it is closed. */
const rowClass =
  'grid scroll-mt-4 grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto] md:grid-cols-[14rem_minmax(0,1fr)_auto]';
const answerClass = 'col-span-2 row-start-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1';
const noteClass =
  'col-start-2 row-start-1 open:col-span-2 open:col-start-1 open:row-start-3 open:mt-2 sm:col-start-3 sm:open:col-span-2 sm:open:col-start-2 sm:open:row-start-2';

function NoteField({ row: { about, label }, typed }: { readonly row: ReviewRow; readonly typed: Typed }) {
  const name = `note.${about}`;
  return (
    <details open={Boolean(typed[name])} className={noteClass}>
      <summary className="cursor-pointer text-sm underline underline-offset-4">
        {copy.noteAbout({ label, span: (children) => <span className="sr-only">{children}</span> })}
      </summary>
      <div className="mt-2">
        <OwnField
          field={{
            ...text,
            name,
            label: <span className="sr-only">{copy.noteAboutLabel({ label })}</span>,
          }}
        />
      </div>
    </details>
  );
}
