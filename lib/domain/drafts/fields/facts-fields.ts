import {
  accessWords,
  conditionWords,
  insuranceWords,
  lienWords,
  possessionWords,
  treatmentWords,
} from '@/lib/domain/listings/fact-copy';
import { deedLabel, occupancyLabel } from '@/lib/domain/listings/labels';
import {
  accessKinds,
  conditionRatings,
  deedTypes,
  lienKinds,
  lienTreatments,
  occupancyValues,
  possessions,
  titleInsuranceOffers,
} from '@/lib/domain/listings/vocabulary';
import { type Answers, answerOf } from './answers';
import { choicesOf, type Field, is } from './field';
import { floodFields, riskFields, tenancyFields } from './risk-fields';
import { sourced, yesNoUnknown } from './sourced-fields';

const deedFault = (typed: string, answers: Answers): string | null => {
  const subType = answerOf(answers, 'propertySubType');
  if ((typed === 'ShareTransfer') !== (subType === 'StockCooperative') && subType !== '')
    return 'A co-op passes by a transfer of shares, and only a co-op does.';
  if (typed === 'BillOfSale' && !['MobileHome', 'ManufacturedHome'].includes(subType))
    return 'Only a manufactured or mobile home passes by a bill of sale.';
  return null;
};

/** A draft has up to six liens; each one opens the questions for the next. */
export const lienNumbers = [1, 2, 3, 4, 5, 6] as const;

const lienFields = lienNumbers.flatMap((number): readonly Field[] => {
  const hasLien = (answers: Answers) =>
    answerOf(answers, 'hasLiens') === 'yes' && answerOf(answers, `lien${number}Kind`) !== '';
  return [
    {
      name: `lien${number}Kind`,
      step: 'facts',
      label: number === 1 ? 'First lien or violation' : `Lien or violation ${number}`,
      help: number === 1 ? 'You can add more one by one.' : 'Leave it empty when there are no more.',
      control: 'select',
      choices: choicesOf(lienKinds, (kind) => lienWords[kind]),
      isOptional: number > 1,
      isApplicable: (answers) =>
        answerOf(answers, 'hasLiens') === 'yes' &&
        (number === 1 || answerOf(answers, `lien${number - 1}Kind`) !== ''),
    },
    {
      name: `lien${number}Amount`,
      step: 'facts',
      label: `Amount of lien ${number}`,
      help: 'Leave it empty when you do not know.',
      control: 'money',
      isOptional: true,
      isApplicable: hasLien,
    },
    {
      name: `lien${number}Treatment`,
      step: 'facts',
      label: `What becomes of lien ${number}?`,
      help: 'A lien that nobody pays stays on the property.',
      control: 'select',
      choices: choicesOf(lienTreatments, (treatment) => treatmentWords[treatment]),
      isApplicable: hasLien,
    },
    {
      name: `lien${number}Text`,
      step: 'facts',
      label: `Lien ${number} in your words`,
      help: 'Whose it is, and what is known of it.',
      control: 'text',
      maxLength: 300,
      isApplicable: hasLien,
    },
  ];
});

/** Whether the owner or estate sells and the owner may live there. Unknown occupancy counts as lived in. */
export const mayBeOwnersHome = (answers: Answers): boolean =>
  is('sellerKind', 'owner', 'estate')(answers) &&
  is('occupancy', 'OwnerOccupied', 'Mixed', 'Unknown')(answers);

const isDwelling = (answers: Answers): boolean => answerOf(answers, 'propertySubType') !== 'UnimprovedLand';

export const factsFields: readonly Field[] = [
  {
    name: 'occupancy',
    step: 'facts',
    heading: 'Occupancy',
    label: 'Who lives there?',
    help: 'Tenants may stay up to 90 days, or for the rest of a lease, also after an auction (RPAPL 1305).',
    control: 'select',
    choices: choicesOf(occupancyValues, (value) =>
      value === 'OwnerOccupied' ? 'An owner or former owner' : occupancyLabel(value),
    ),
  },
  ...sourced('occupancy', 'occupancy', 'an inspection inside, or two visits without an answer'),
  {
    name: 'isInDefault',
    step: 'facts',
    label: 'Is a mortgage on this home in default or in foreclosure?',
    help: 'The law protects owners in default (Real Property Law § 265-a). Such homes are reviewed apart and are not put up for auction. A housing counselor helps you free of charge.',
    control: 'select',
    choices: yesNoUnknown,
    isApplicable: mayBeOwnersHome,
  },
  {
    name: 'possession',
    step: 'facts',
    label: 'What is handed over at the closing?',
    help: 'Vacant means: nobody and nothing is left inside.',
    control: 'select',
    choices: choicesOf(possessions, (value) => possessionWords[value]),
  },
  ...tenancyFields,
  {
    name: 'conditionRating',
    step: 'facts',
    heading: 'Condition and access',
    label: 'Condition',
    help: 'Your own judgment; a report among the documents says more.',
    control: 'select',
    choices: choicesOf(conditionRatings, (rating) => conditionWords[rating]),
  },
  {
    name: 'conditionText',
    step: 'facts',
    label: 'Condition in your words',
    help: 'Roof, heating, water, electricity, damage: what is known, good and bad.',
    control: 'textarea',
    maxLength: 2_000,
  },
  ...sourced('condition', 'condition', 'a walk through by the seller’s agent'),
  {
    name: 'accessKind',
    step: 'facts',
    label: 'How can buyers see it?',
    help: 'Buyers bid more for what they have seen.',
    control: 'select',
    choices: choicesOf(accessKinds, (kind) => accessWords[kind]),
  },
  {
    name: 'accessText',
    step: 'facts',
    label: 'Access in your words',
    help: 'Times, notice, what to bring.',
    control: 'text',
    maxLength: 300,
  },
  {
    name: 'floodZone',
    step: 'facts',
    label: 'Is it in a mapped flood zone?',
    help: 'See the flood map of the address at msc.fema.gov.',
    control: 'select',
    choices: yesNoUnknown,
  },
  ...floodFields,
  {
    name: 'septicOrWell',
    step: 'facts',
    label: 'Does it have a septic system or a private well?',
    help: 'Say in the condition whether they were tested.',
    control: 'select',
    choices: yesNoUnknown,
    isApplicable: isDwelling,
  },
  {
    name: 'deedType',
    step: 'facts',
    heading: 'Deed and title',
    label: 'Deed that you give',
    help: 'The glossary says what each promises. Lenders usually give a bargain and sale deed without covenants.',
    control: 'select',
    choices: choicesOf(deedTypes, deedLabel),
    fault: deedFault,
  },
  {
    name: 'titleInsurance',
    step: 'facts',
    label: 'Title insurance',
    help: 'Whether the title can be insured, and who pays for the owner’s policy.',
    control: 'select',
    choices: choicesOf(titleInsuranceOffers, (offer) => insuranceWords[offer]),
  },
  {
    name: 'titleSummary',
    step: 'facts',
    label: 'Title in your words',
    help: 'How the title came to the seller, and anything that clouds it.',
    control: 'textarea',
    maxLength: 2_000,
  },
  ...sourced('title', 'title', 'a title report of a named company'),
  {
    name: 'hasLiens',
    step: 'facts',
    heading: 'Liens and violations',
    label: 'Are there liens, judgments or arrears?',
    help: 'What you know of. A buyer’s title company finds the rest.',
    control: 'select',
    choices: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'None found' },
    ],
  },
  ...lienFields,
  ...riskFields,
];
