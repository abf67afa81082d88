'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { approve, decline, setRules } from '@/lib/actions/organizations';

const actions = { approve, decline, setRules } as const;

interface ApprovalFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form about a request for approval, or about what needs one. */
export const ApprovalForm = ({ action, ...form }: ApprovalFormProps) => (
  <Form {...form} action={actions[action]} distinctBy={['requestId']} />
);
