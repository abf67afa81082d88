'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { saveView } from '@/lib/actions/portfolio/portfolio';

/** A form about a saved view. */
export const ViewForm = (form: Omit<FormProps, 'action'>) => (
  <Form {...form} action={saveView} distinctBy={['change', 'id']} />
);
