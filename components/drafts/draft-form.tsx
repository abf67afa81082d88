'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { begin, submit, takeBack } from '@/lib/actions/drafts';

const actions = { begin, submit, takeBack } as const;

interface DraftFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form that begins a draft, sends it in or takes it back. */
export const DraftForm = ({ action, ...form }: DraftFormProps) => <Form {...form} action={actions[action]} />;
