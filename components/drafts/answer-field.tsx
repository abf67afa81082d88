import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { type Field as FieldRow, FormField } from '@/components/ui/form/form-field';
import type { Question } from '@/lib/copy/drafts/question';
import { maxLengthOf } from '@/lib/domain/drafts/fields/field';
import type { Conflict } from '@/lib/domain/drafts/merge';
import { field as copy } from '@/messages/drafts/field';

interface AnswerFieldProps {
  readonly question: Question;
  readonly value: string;
  readonly error: string | undefined;
  /** The reviewer's question about it. */
  readonly note: string | undefined;
  readonly conflict: Conflict | undefined;
  readonly onSettle: (keep: 'mine' | 'theirs') => void;
}

/** One question of the wizard, with its help, error, reviewer note, and any change from another device. */
export function AnswerField({ question, value, error, note, conflict, onSettle }: AnswerFieldProps) {
  const help = note ? (
    <>
      <span className="mb-1 block border-l-4 border-warning pl-2 font-medium text-text">
        {copy.note({ text: note })}
      </span>
      {question.help}
    </>
  ) : (
    question.help
  );
  return (
    <div className={isShort(question) ? undefined : 'sm:col-span-2'}>
      <FormField field={toFieldRow(question, help)} id={question.name} value={value} error={error} />
      {conflict && <ConflictNote question={question} conflict={conflict} onSettle={onSettle} />}
    </div>
  );
}

const isShort = ({ control }: Question): boolean => ['count', 'money', 'date', 'time'].includes(control);

/** A question as a form field. No answer is required: the rest is saved and missing answers are listed. */
export const toFieldRow = (question: Question, help: ReactNode = question.help): FieldRow => ({
  ...question,
  help,
  isRequired: false,
  ...(question.control === 'checkbox' && { ticked: 'yes' }),
  ...(question.control === 'select' && {
    empty: question.isOptional ? copy.emptyOptional : copy.empty,
  }),
  ...(question.control === 'textarea' && { maxLength: maxLengthOf(question) }),
  ...(question.control === 'text' && {
    maxLength: maxLengthOf(question),
    autoComplete: question.autoComplete ?? 'off',
  }),
});

interface ConflictNoteProps {
  readonly question: Question;
  readonly conflict: Conflict;
  readonly onSettle: AnswerFieldProps['onSettle'];
}

/**
 * On a conflict both answers are shown and the person chooses. Without JavaScript, saving again keeps their
 * own.
 */
function ConflictNote({ question, conflict: { theirs }, onSettle }: ConflictNoteProps) {
  const theirLabel = question.choices?.find(({ value }) => value === theirs)?.label ?? theirs;
  return (
    <div
      role="alert"
      className="mt-2 rounded border-l-4 border-warning bg-surface-muted py-2 pl-3 pr-4 text-sm"
    >
      <p>{theirLabel ? copy.changed({ answer: theirLabel }) : copy.emptied}</p>
      <noscript>
        <p className="mt-1">{copy.saveAgain}</p>
      </noscript>
      <p className="needs-script mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onSettle('mine')}>
          {copy.keepMine}
        </Button>
        <Button size="small" onClick={() => onSettle('theirs')}>
          {copy.useOther}
        </Button>
      </p>
    </div>
  );
}
