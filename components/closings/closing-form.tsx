'use client';

import type { ButtonVariant } from '@/components/ui/button';
import { CheckboxField, InputField, SelectField, TextareaField } from '@/components/ui/field';
import { SentForm } from '@/components/ui/sent-form';
import { stand, takeOver, takeStep, write } from '@/lib/actions/closings';

const actions = { takeStep, takeOver, write, stand } as const;

/** `lines`: a text of several lines; `consent`: a box before the sentence that somebody stands behind. */
export interface ClosingField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'tel' | 'lines' | 'date' | 'consent' | 'choice';
  readonly help?: string;
  readonly initial?: string;
  readonly most?: number;
  /** Of a date: the first and the last day `2026-11-21`. */
  readonly days?: { readonly first: string; readonly last: string };
  readonly optional?: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

interface ClosingFormProps {
  readonly action: keyof typeof actions;
  /** Before the ids of its fields; forms of one page differ in it. */
  readonly name: string;
  /** The path of the page it stands on. */
  readonly page: string;
  /** What the form says beside what is typed. */
  readonly sent: Readonly<Record<string, string>>;
  readonly fields?: readonly ClosingField[];
  readonly submit: string;
  readonly variant?: ButtonVariant;
}

/** One form of a closing. */
export const ClosingForm = ({ action, name, fields = [], ...form }: ClosingFormProps) => (
  <SentForm {...form} action={actions[action]}>
    {(typed) =>
      fields.map((field) => <Field key={field.name} form={name} field={field} typed={typed[field.name]} />)
    }
  </SentForm>
);

interface FieldProps {
  readonly form: string;
  readonly field: ClosingField;
  readonly typed: string | undefined;
}

function Field({ form, field, typed }: FieldProps) {
  const { name, label, kind, help, initial, most, days, optional = false, options = [] } = field;
  const shared = { id: `${form}-${name}`, name, label, ...(help && { help }) };
  const asked = { ...shared, optional, required: !optional };
  const defaultValue = typed ?? initial;
  switch (kind) {
    case 'consent':
      return <CheckboxField {...shared} required defaultChecked={typed === 'on'} />;
    case 'lines':
      return <TextareaField {...asked} rows={4} maxLength={most} defaultValue={defaultValue} />;
    case 'choice':
      return (
        <SelectField {...asked} defaultValue={defaultValue}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    default:
      return (
        <InputField
          {...asked}
          type={kind}
          maxLength={most}
          min={days?.first}
          max={days?.last}
          defaultValue={defaultValue}
        />
      );
  }
}
