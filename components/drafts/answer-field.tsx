import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { type Field as FieldRow, FormField } from '@/components/ui/form/form-field';
import { type Field, maxLengthOf } from '@/lib/domain/drafts/fields/field';
import type { Conflict } from '@/lib/domain/drafts/merge';
import { field as copy } from '@/messages/drafts/field';

interface AnswerFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
  /** The reviewer's question about it. */
  readonly note: string | undefined;
  readonly conflict: Conflict | undefined;
  readonly onSettle: (keep: 'mine' | 'theirs') => void;
}

/** One question of the wizard, with its help, error, reviewer note, and any change from another device. */
export function AnswerField({ field, value, error, note, conflict, onSettle }: AnswerFieldProps) {
  const help = note ? (
    <>
      <span className="mb-1 block border-l-4 border-warning pl-2 font-medium text-text">
        {copy.note({ text: note })}
      </span>
      {field.help}
    </>
  ) : (
    field.help
  );
  return (
    <div className={isShort(field) ? undefined : 'sm:col-span-2'}>
      <FormField field={toFieldRow(field, help)} id={field.name} value={value} error={error} />
      {conflict && <ConflictNote field={field} conflict={conflict} onSettle={onSettle} />}
    </div>
  );
}

const isShort = ({ control }: Field): boolean => ['count', 'money', 'date', 'time'].includes(control);

/** A question as a form field. No answer is required: the rest is saved and missing answers are listed. */
export const toFieldRow = (field: Field, help: ReactNode = field.help): FieldRow => ({
  ...field,
  help,
  isRequired: false,
  ...(field.control === 'checkbox' && { ticked: 'yes' }),
  ...(field.control === 'select' && {
    empty: field.isOptional ? copy.emptyOptional : copy.empty,
  }),
  ...(field.control === 'textarea' && { maxLength: maxLengthOf(field) }),
  ...(field.control === 'text' && {
    maxLength: maxLengthOf(field),
    autoComplete: field.autoComplete ?? 'off',
  }),
});

interface ConflictNoteProps {
  readonly field: Field;
  readonly conflict: Conflict;
  readonly onSettle: AnswerFieldProps['onSettle'];
}

/**
 * On a conflict both answers are shown and the person chooses. Without JavaScript, saving again keeps their
 * own.
 */
function ConflictNote({ field, conflict: { theirs }, onSettle }: ConflictNoteProps) {
  const theirLabel = field.choices?.find(({ value }) => value === theirs)?.label ?? theirs;
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
