'use client';

import type { ReactNode } from 'react';
import { Form, FormNotice, type FormProps, FormShell, useForm } from '@/components/ui/form/form';
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

interface ColumnsShellProps extends Pick<ImportFormProps, 'of'> {
  readonly formId: string;
  readonly children: ReactNode;
}

/** The form about the columns without its button, which is in view elsewhere. */
export function ColumnsShell({ of: { organisationId, importId }, formId, children }: ColumnsShellProps) {
  const form = useForm(mapColumns, accountRoutes.import(organisationId, importId));
  return (
    <FormShell
      form={form}
      formId={formId}
      hidden={{ organisationId, importId }}
      className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormNotice />
      {children}
    </FormShell>
  );
}
