'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { cancel, preview, start, undo } from '@/lib/actions/portfolio/bulk-actions';

const actions = { cancel, preview, start, undo } as const;

interface BulkActionFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form about an action with many homes. */
export const BulkActionForm = ({ action, ...form }: BulkActionFormProps) => (
  <Form {...form} action={actions[action]} />
);
