'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import {
  beginFor,
  dismiss,
  dissolve,
  dropLogo,
  found,
  invitePerson,
  join,
  leave,
  leaveTo,
  setRole,
  setSso,
  uninvite,
} from '@/lib/actions/organizations';

const actions = {
  found,
  beginFor,
  invitePerson,
  uninvite,
  setRole,
  setSso,
  dismiss,
  leave,
  leaveTo,
  dissolve,
  dropLogo,
  join,
} as const;

interface OrganizationFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form about an organization. */
export const OrganizationForm = ({ action, ...form }: OrganizationFormProps) => (
  <Form {...form} action={actions[action]} distinctBy={['uid']} />
);
