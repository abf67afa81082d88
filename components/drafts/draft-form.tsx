'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { begin, submit, takeBack } from '@/lib/actions/drafts';

const actions = { begin, submit, takeBack } as const;

interface DraftFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form that starts, submits or withdraws a draft. */
export const DraftForm = ({ action, ...form }: DraftFormProps) => <Form {...form} action={actions[action]} />;
