'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import {
  cancelRun,
  chooseHeadingLine,
  letRun,
  mapColumns,
  matchChoices,
  readSheet,
  undoRun,
} from '@/lib/actions/imports';

const actions = {
  mapColumns,
  chooseHeadingLine,
  matchChoices,
  readSheet,
  letRun,
  cancelRun,
  undoRun,
} as const;

interface ImportFormProps extends Omit<FormProps, 'action' | 'page' | 'hidden'> {
  readonly action: keyof typeof actions;
  readonly of: { readonly organisationId: string; readonly importId: string };
}

/** A form about an import. */
export const ImportForm = ({ action, of: { organisationId, importId }, ...form }: ImportFormProps) => (
  <Form
    {...form}
    action={actions[action]}
    page={accountRoutes.import(organisationId, importId)}
    hidden={{ organisationId, importId }}
  />
);
