'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { stand, takeOver, takeStep, write } from '@/lib/actions/closings';

const actions = { takeStep, takeOver, write, stand } as const;

interface ClosingFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form of a closing. */
export const ClosingForm = ({ action, ...form }: ClosingFormProps) => (
  <Form {...form} action={actions[action]} distinctBy={['type', 'step', 'saleId', 'auctionId']} />
);
