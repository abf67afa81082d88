import type { ComponentProps, ReactNode } from 'react';
import { CheckboxField, FieldNotes, InputField, noteIds, SelectField } from './field';
import { PasswordField } from './password-field';
import { TextareaField } from './textarea-field';

type InputControl = 'text' | 'email' | 'tel' | 'digits' | 'money' | 'count' | 'date' | 'time';
type Control = InputControl | 'password' | 'select' | 'textarea' | 'checkbox' | 'checkboxes';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}

/** One row of the table that defines a form. */
export interface Field {
  readonly name: string;
  readonly label: ReactNode;
  readonly control: Control;
  readonly help?: ReactNode;
  /** Adds a note after the label. Fields that are not optional are required. */
  readonly isOptional?: boolean;
  /** Neither optional nor required; also for a checkbox that must be checked. */
  readonly isRequired?: boolean;
  readonly choices?: readonly Choice[];
  /** The empty first option of a select. */
  readonly empty?: string;
  /** Value that a checkbox posts. */
  readonly ticked?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly rows?: number;
  /** The first and last allowed day of a date. */
  readonly days?: { readonly first: string; readonly last: string };
  /** Columns in its form. By default dates, times, money and counts take half, others the full width. */
  readonly width?: keyof typeof spans;
}

interface FormFieldProps {
  readonly field: Field;
  readonly id: string;
  /** Initial value; for checkboxes, the checked ones, joined by commas. */
  readonly value: string | undefined;
  readonly error: string | undefined;
}

/** Renders a field by its control. */
export function FormField({ field, id, value, error }: FormFieldProps) {
  const { name, label, control, help, isOptional = false, choices = [], empty, ticked = 'on' } = field;
  const { isRequired = !isOptional, autoComplete, maxLength, rows, days } = field;
  const shared = { id, name, label, help, error };
  const typed = { ...shared, optional: isOptional, required: isRequired, defaultValue: value };
  switch (control) {
    case 'select':
      return (
        <SelectField {...typed} required={isRequired && empty !== undefined} autoComplete={autoComplete}>
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      );
    case 'textarea':
      return <TextareaField {...typed} rows={rows} maxLength={maxLength} />;
    case 'checkbox':
      return (
        <CheckboxField
          {...shared}
          required={field.isRequired}
          value={ticked}
          defaultChecked={value === ticked}
        />
      );
    case 'checkboxes':
      return <Checkboxes {...shared} choices={choices} ticked={value?.split(',') ?? []} />;
    case 'password':
      return <PasswordField {...typed} autoComplete={autoComplete} />;
    default: {
      const { autoComplete: usual, maxLength: most, ...input } = inputs[control];
      return (
        <InputField
          {...input}
          {...typed}
          {...(control === 'money' && { defaultValue: value?.replace(/^\s*\$\s*/, '') })}
          autoComplete={autoComplete ?? usual}
          maxLength={maxLength ?? most}
          min={days?.first}
          max={days?.last}
        />
      );
    }
  }
}

const inputs: Readonly<Record<InputControl, Partial<ComponentProps<typeof InputField>>>> = {
  text: {},
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 },
  tel: { type: 'tel', autoComplete: 'tel' },
  digits: { inputMode: 'numeric' },
  money: { prefix: '$', inputMode: 'numeric', autoComplete: 'off', maxLength: 20 },
  count: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 },
  date: { type: 'date' },
  time: { type: 'time' },
};

/** Columns (of twelve) that a field takes. */
export const spanOf = ({ control, width }: Field): string =>
  spans[width ?? (short.includes(control) ? 'half' : 'full')];

const short: readonly Control[] = ['date', 'time', 'money', 'count'];

export const spans = {
  full: 'sm:col-span-12',
  half: 'sm:col-span-6',
  third: 'sm:col-span-4',
  quarter: 'sm:col-span-3',
} as const;

interface CheckboxesProps
  extends Pick<FormFieldProps, 'id' | 'error'>,
    Pick<Field, 'name' | 'label' | 'help'> {
  readonly choices: readonly Choice[];
  readonly ticked: readonly string[];
}

function Checkboxes({ id, name, label, help, error, choices, ticked }: CheckboxesProps) {
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={noteIds({ id, help, error })}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map((choice) => (
          <CheckboxField
            key={choice.value}
            id={`${id}-${choice.value}`}
            name={name}
            value={choice.value}
            label={<span className="inline-block first-letter:uppercase">{choice.label}</span>}
            defaultChecked={ticked.includes(choice.value)}
          />
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
