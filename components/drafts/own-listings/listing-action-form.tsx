'use client';

import { toFieldRow } from '@/components/drafts/answer-field';
import { Form, type FormProps } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import {
  cancel,
  confirm,
  discard,
  hold,
  move,
  reopen,
  resume,
  reviewNewReserve,
  withdraw,
} from '@/lib/actions/manage-listing';
import { listingActionFieldsOf } from '@/lib/copy/drafts/listing-action-fields';
import type { Step } from '@/lib/domain/reviews/listing-actions';

const actions = {
  reopen,
  discard,
  confirm,
  withdraw,
  'put-on-hold': hold,
  resume,
  'cancel-auction': cancel,
  'lower-reserve': reviewNewReserve,
  'move-auction': move,
} as const;

interface ListingActionFormProps extends Pick<FormProps, 'values' | 'submit' | 'variant'> {
  readonly step: Step;
  readonly draftId: string;
}

/** A seller's action on a published listing. */
export const ListingActionForm = ({ step, draftId, ...form }: ListingActionFormProps) => (
  <Form
    {...form}
    action={actions[step]}
    page={accountRoutes.myListing(draftId)}
    hidden={{ draftId }}
    fields={listingActionFieldsOf(step).map((field) => toFieldRow(field))}
    noValidate
    className="max-w-2xl"
  />
);
