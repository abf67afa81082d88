import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField, InputField, SelectField, TextareaField } from '@/components/ui/field';
import { toChosen } from '@/lib/domain/drafts/fields/answers';
import { type Field, maxLengthOf } from '@/lib/domain/drafts/fields/field';
import type { Conflict } from '@/lib/domain/drafts/merge';

interface AnswerFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
  /** What the reviewer asks about it. */
  readonly note: string | undefined;
  readonly conflict: Conflict | undefined;
  readonly onSettle: (keep: 'mine' | 'theirs') => void;
}

/** One question of the wizard, with its help, its fault, the reviewer’s note, and what another device has made of it. */
export function AnswerField({ field, value, error, note, conflict, onSettle }: AnswerFieldProps) {
  const help = note ? (
    <>
      <span className="mb-1 block border-l-4 border-warning pl-2 font-medium text-text">
        The reviewer asks: {note}
      </span>
      {field.help}
    </>
  ) : (
    field.help
  );
  return (
    <div className={isShort(field) ? undefined : 'sm:col-span-2'}>
      <AnswerControl field={field} value={value} error={error} help={help} />
      {conflict && <ConflictNote field={field} conflict={conflict} onSettle={onSettle} />}
    </div>
  );
}

const isShort = ({ control }: Field): boolean => ['count', 'money', 'date', 'time'].includes(control);

interface ControlProps {
  readonly field: Field;
  readonly value: string;
  readonly error?: string | undefined;
  readonly help: ReactNode;
}

export function AnswerControl({ field, value, error, help }: ControlProps) {
  const { name, label, control, isOptional, autoComplete, choices = [] } = field;
  const plain = { id: name, name, label, error, help };
  const shared = { ...plain, optional: isOptional ?? false };
  switch (control) {
    case 'select':
      return (
        <SelectField {...shared} defaultValue={value}>
          <option value="">{isOptional ? 'None' : 'Choose one'}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      );
    case 'textarea':
      return <TextareaField {...shared} defaultValue={value} maxLength={maxLengthOf(field)} />;
    case 'box':
      return <CheckboxField {...plain} value="yes" defaultChecked={value === 'yes'} />;
    case 'boxes':
      return <Boxes {...plain} choices={choices} chosen={toChosen(value)} />;
    case 'money':
    case 'count':
      return (
        <InputField
          {...shared}
          {...(control === 'money' && { prefix: '$' })}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={control === 'money' ? value.replace(/^\s*\$\s*/, '') : value}
          maxLength={20}
        />
      );
    case 'date':
    case 'time':
      return <InputField {...shared} type={control} defaultValue={value} />;
    case 'text':
      return (
        <InputField
          {...shared}
          defaultValue={value}
          maxLength={maxLengthOf(field)}
          autoComplete={autoComplete ?? 'off'}
        />
      );
  }
}

interface BoxesProps {
  readonly name: string;
  readonly label: string;
  readonly help: ReactNode;
  readonly error: string | undefined;
  readonly choices: NonNullable<Field['choices']>;
  readonly chosen: readonly string[];
}

function Boxes({ name, label, help, error, choices, chosen }: BoxesProps) {
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={`${name}-help`}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map((choice) => (
          <CheckboxField
            key={choice.value}
            id={`${name}-${choice.value}`}
            name={name}
            value={choice.value}
            label={<span className="inline-block first-letter:uppercase">{choice.label}</span>}
            defaultChecked={chosen.includes(choice.value)}
          />
        ))}
      </div>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
      <p id={`${name}-help`} className="mt-1.5 text-sm text-text-muted">
        {help}
      </p>
    </fieldset>
  );
}

interface ConflictNoteProps {
  readonly field: Field;
  readonly conflict: Conflict;
  readonly onSettle: AnswerFieldProps['onSettle'];
}

/** Nothing is overwritten: both answers are there, and the person chooses. Without code, saving again keeps one’s own. */
function ConflictNote({ field, conflict: { theirs }, onSettle }: ConflictNoteProps) {
  const shown = field.choices?.find(({ value }) => value === theirs)?.label ?? theirs;
  return (
    <div
      role="alert"
      className="mt-2 rounded border-l-4 border-warning bg-surface-muted py-2 pl-3 pr-4 text-sm"
    >
      <p>
        On another device this was {shown ? `changed to “${shown}”` : 'emptied'} meanwhile. Yours is in the
        field and not saved yet.
      </p>
      <noscript>
        <p className="mt-1">Save again to keep yours, or type the other answer.</p>
      </noscript>
      <p className="needs-script mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button size="small" onClick={() => onSettle('theirs')}>
          Take the other
        </Button>
      </p>
    </div>
  );
}
