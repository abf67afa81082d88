'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import type { Choice, Field } from '@/components/ui/form/form-field';
import { handle } from '@/lib/actions/contact/reports';
import {
  closeDefault,
  closeRelations,
  decideSeveral,
  dropTemplate,
  endStop,
  keepTemplate,
  resolveMail,
  stopAll,
  takeFromQueue,
} from '@/lib/actions/desk';
import { claim } from '@/lib/actions/reviews';
import {
  block,
  changeRole,
  decideLimit,
  inviteStaff,
  letListAgain,
  removeOne,
  runAuctionAction,
  suspend,
  takeHomeDown,
} from '@/lib/actions/staff';
import {
  liftOrganization,
  refuseToVerify,
  suspendOrganization,
  verify,
} from '@/lib/actions/staff-organizations';
import { staff as copy } from '@/messages/staff/staff';

const actions = {
  takeHomeDown,
  letListAgain,
  runAuctionAction,
  block,
  suspend,
  changeRole,
  inviteStaff,
  decideLimit,
  removeOne,
  handle,
  verify,
  refuseToVerify,
  suspendOrganization: suspendOrganization,
  liftOrganization: liftOrganization,
  claim,
  takeFromQueue,
  resolveMail,
  closeDefault,
  closeRelations,
  keepTemplate,
  dropTemplate,
  stopAll,
  endStop,
  decideSeveral,
} as const;

interface StaffFormProps extends Omit<FormProps, 'action' | 'fields'> {
  readonly action: keyof typeof actions;
  readonly choice?: {
    readonly label: string;
    readonly choices: readonly Choice[];
    readonly initial?: string;
  };
  readonly why?: { readonly label: string; readonly help: string };
  /** More fields, after the reason. */
  readonly more?: readonly Field[];
}

/** A staff form: a choice, a reason, a button. */
export function StaffForm({ action, choice, why, more = [], values, ...form }: StaffFormProps) {
  const fields: readonly Field[] = [
    ...(choice ? [toSelect(choice)] : []),
    ...(why ? [{ ...why, name: 'why', control: 'textarea', rows: 3, maxLength: 1_000 } as const] : []),
    ...more,
  ];
  return (
    <Form
      {...form}
      action={actions[action]}
      distinctBy={['what', 'uid']}
      fields={fields}
      values={{ ...(choice?.initial !== undefined && { choice: choice.initial }), ...values }}
    />
  );
}

const toSelect = ({ label, choices, initial }: NonNullable<StaffFormProps['choice']>): Field => ({
  name: 'choice',
  label,
  control: 'select',
  choices,
  ...(initial === undefined && { empty: copy.chooseOne }),
});
