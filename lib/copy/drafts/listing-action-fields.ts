import { getField } from '@/lib/domain/drafts/fields/fields';
import type { Step } from '@/lib/domain/reviews/listing-actions';
import { sellerCancelReasons } from '@/lib/domain/reviews/seller-cancel-reasons';
import { capitalize } from '@/lib/domain/shared/capitalize';
import { cancelWords } from '@/messages/auctions/cancel-words';
import { listingActionFields as copy } from '@/messages/drafts/listing-action-fields';
import { type Question, toQuestion } from './question';

const ownFields: readonly Question[] = [
  {
    name: 'withdrawReason',
    step: 'sale',
    ...copy.withdrawReason,
    control: 'text',
    maxLength: 500,
  },
  {
    name: 'cancelReason',
    step: 'sale',
    ...copy.cancelReason,
    control: 'select',
    choices: sellerCancelReasons.map((value) => ({ value, label: capitalize(cancelWords[value]) })),
  },
  {
    name: 'cancelText',
    step: 'sale',
    ...copy.cancelText,
    control: 'textarea',
    maxLength: 1_000,
  },
  {
    name: 'newReserve',
    step: 'sale',
    ...copy.newReserve,
    control: 'money',
  },
];

const fieldNames: Readonly<Record<Step, readonly string[]>> = {
  reopen: [],
  confirm: [],
  discard: [],
  'move-auction': ['startDate', 'startTime', 'endDate', 'endTime'],
  'lower-reserve': ['newReserve'],
  'cancel-auction': ['cancelReason', 'cancelText'],
  'put-on-hold': [],
  resume: [],
  withdraw: ['withdrawReason'],
};

/** The questions of one listing action. */
export const listingActionFieldsOf = (step: Step): readonly Question[] =>
  fieldNames[step].flatMap((name) => {
    const own = ownFields.find((field) => field.name === name);
    const field = getField(name);
    return own ?? (field ? toQuestion(field) : []);
  });
