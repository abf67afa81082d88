'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { cancel, correct, listUrls, store, unshare } from '@/lib/actions/bulk-uploads';

const actions = { cancel, correct, listUrls, store, unshare } as const;

interface BulkFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form about files for many homes. */
export const BulkForm = ({ action, ...form }: BulkFormProps) => (
  <Form {...form} action={actions[action]} distinctBy={['group']} />
);
