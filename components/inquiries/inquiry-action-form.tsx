'use client';

import type { ButtonVariant } from '@/components/ui/button';
import { InputField, TextareaField } from '@/components/ui/field';
import { SentForm } from '@/components/ui/sent-form';
import {
  announceOpenHouse,
  answerOne,
  ask,
  cancelOpenHouse,
  dismiss,
  moveVisit,
  wishVisit,
} from '@/lib/actions/inquiries';

const actions = {
  ask,
  answerOne,
  dismiss,
  announceOpenHouse,
  cancelOpenHouse,
  wishVisit,
  moveVisit,
} as const;

/** `lines`: a text of several lines. */
export interface MarketField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'lines' | 'date' | 'time';
  readonly help?: string;
  readonly initial?: string;
  readonly most?: number;
  readonly optional?: boolean;
}

interface MarketFormProps {
  readonly action: keyof typeof actions;
  /** Before the ids of its fields; forms of one page differ in it. */
  readonly name: string;
  /** The path of the page it stands on. */
  readonly page: string;
  /** What the form says beside what is typed. */
  readonly sent: Readonly<Record<string, string>>;
  readonly fields?: readonly MarketField[];
  readonly submit: string;
  readonly variant?: ButtonVariant;
}

/** A form between a seller and a buyer. */
export const MarketForm = ({ action, name, fields = [], ...form }: MarketFormProps) => (
  <SentForm {...form} action={actions[action]} size={fields.length === 0 ? 'small' : 'medium'}>
    {(typed) =>
      fields.length > 0 && (
        <div className="flex flex-wrap gap-4">
          {fields.map((field) => (
            <Field key={field.name} form={name} field={field} typed={typed[field.name]} />
          ))}
        </div>
      )
    }
  </SentForm>
);

interface FieldProps {
  readonly form: string;
  readonly field: MarketField;
  readonly typed: string | undefined;
}

function Field({ form, field, typed }: FieldProps) {
  const { name, label, kind, help, initial, most, optional = false } = field;
  const shared = { id: `${form}-${name}`, name, label, help, optional, required: !optional };
  const defaultValue = typed ?? initial;
  return kind === 'lines' ? (
    <div className="basis-full">
      <TextareaField {...shared} rows={4} maxLength={most} defaultValue={defaultValue} />
    </div>
  ) : (
    <div className="min-w-40 flex-1">
      <InputField {...shared} type={kind} defaultValue={defaultValue} />
    </div>
  );
}
