import { cancelWords } from '@/lib/domain/auctions/ledger/history-line';
import type { Field } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { Step } from './listing-actions';

/** The reasons for which a seller may cancel an auction. The other reasons are for staff only. */
export const sellerCancelReasons = [
  'title-defect',
  'casualty',
  'bankruptcy-stay',
  'court-order',
  'pre-auction-offer',
] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ownFields: readonly Field[] = [
  {
    name: 'withdrawReason',
    step: 'sale',
    label: 'Why are you taking it off the market?',
    help: 'Saved for our staff. Buyers see that it’s off the market, but not why.',
    control: 'text',
    maxLength: 500,
  },
  {
    name: 'cancelReason',
    step: 'sale',
    label: 'Reason',
    help: 'An auction can be canceled only for one of these reasons. The reason is public.',
    control: 'select',
    choices: sellerCancelReasons.map((value) => ({ value, label: capital(cancelWords(value)) })),
  },
  {
    name: 'cancelText',
    step: 'sale',
    label: 'What happened?',
    help: 'Saved for our staff, who may ask for proof.',
    control: 'textarea',
    maxLength: 1_000,
  },
  {
    name: 'newReserve',
    step: 'sale',
    label: 'New reserve',
    help: 'Whole dollars, below the current reserve and not below the starting bid. You can lower it only once.',
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
  withdraw: ['withdrawReason'],
};

/** The questions of one listing action. */
export const listingActionFieldsOf = (step: Step): readonly Field[] =>
  fieldNames[step].flatMap((name) => ownFields.find((field) => field.name === name) ?? getField(name) ?? []);
