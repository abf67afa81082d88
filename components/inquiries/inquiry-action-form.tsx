'use client';

import { Form, type FormProps } from '@/components/ui/form/form';
import {
  announceOpenHouse,
  answerOne,
  ask,
  cancelOpenHouse,
  dismiss,
  moveVisit,
  wishVisit,
} from '@/lib/actions/inquiries';

const actions = {
  ask,
  answerOne,
  dismiss,
  announceOpenHouse,
  cancelOpenHouse,
  wishVisit,
  moveVisit,
} as const;

interface InquiryActionFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form between a seller and a buyer. */
export const InquiryActionForm = ({ action, ...form }: InquiryActionFormProps) => (
  <Form
    {...form}
    action={actions[action]}
    distinctBy={['step', 'visitId', 'questionId', 'listingKey', 'openHouseId']}
  />
);
