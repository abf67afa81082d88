'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import { answerOne, call, counter, offer, withdrawSealed } from '@/lib/actions/offers';

const actions = { offer, counter, answerOne, call, withdrawSealed } as const;

interface OfferActionFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form about an offer. */
export const OfferActionForm = ({ action, ...form }: OfferActionFormProps) => (
  <Form {...form} action={actions[action]} distinctBy={['step']} />
);
