'use client';

import { SelectField, TextareaField } from '@/components/ui/field';
import { SentForm } from '@/components/ui/sent-form';
import { handle } from '@/lib/actions/reports';
import {
  block,
  changeRole,
  decideLimit,
  inviteStaff,
  letListAgain,
  removeOne,
  steer,
  suspend,
  takeHomeDown,
} from '@/lib/actions/staff';
import {
  liftOrganisation,
  refuseToVerify,
  suspendOrganisation,
  verify,
} from '@/lib/actions/staff-organizations';

const actions = {
  takeHomeDown,
  letListAgain,
  steer,
  block,
  suspend,
  changeRole,
  inviteStaff,
  decideLimit,
  removeOne,
  handle,
  verify,
  refuseToVerify,
  suspendOrganisation,
  liftOrganisation,
} as const;

interface StaffFormProps {
  readonly action: keyof typeof actions;
  /** Before the ids of its fields; forms of one page differ in it. */
  readonly name: string;
  /** The path of the page it stands on. */
  readonly page: string;
  /** What the form says beside what is typed. */
  readonly sent: Readonly<Record<string, string>>;
  readonly choice?: {
    readonly label: string;
    readonly options: readonly (readonly [value: string, label: string])[];
    readonly initial?: string;
  };
  readonly why?: { readonly label: string; readonly help: string };
  readonly submit: string;
}

/** A choice, a reason, a button. */
export const StaffForm = ({ action, name, choice, why, ...form }: StaffFormProps) => (
  <SentForm {...form} action={actions[action]}>
    {(typed) => (
      <>
        {choice && (
          <SelectField
            id={`${name}-choice`}
            name="choice"
            label={choice.label}
            defaultValue={typed.choice || choice.initial}
            required
          >
            {choice.initial === undefined && <option value="">Choose</option>}
            {choice.options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        {why && (
          <TextareaField
            id={`${name}-why`}
            name="why"
            label={why.label}
            help={why.help}
            rows={3}
            maxLength={1_000}
            defaultValue={typed.why}
            required
          />
        )}
      </>
    )}
  </SentForm>
);
