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
    return 'A co-op transfers by its shares, and only a co-op does.';
  if (typed === 'BillOfSale' && !['MobileHome', 'ManufacturedHome'].includes(subType))
    return 'Only a manufactured or mobile home transfers by bill of sale.';
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
      help: number === 1 ? 'You can add more, one at a time.' : 'Leave this empty if there are no more.',
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
      label: `Lien ${number} amount`,
      help: 'Leave this empty if you don’t know.',
      control: 'money',
      isOptional: true,
      isApplicable: hasLien,
    },
    {
      name: `lien${number}Treatment`,
      step: 'facts',
      label: `What will happen to lien ${number}?`,
      help: 'An unpaid lien stays on the property.',
      control: 'select',
      choices: choicesOf(lienTreatments, (treatment) => treatmentWords[treatment]),
      isApplicable: hasLien,
    },
    {
      name: `lien${number}Text`,
      step: 'facts',
      label: `Lien ${number} description`,
      help: 'Who holds it, and what’s known about it.',
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
    help: 'Tenants may stay up to 90 days, or for the rest of a lease, even after an auction (RPAPL 1305).',
    control: 'select',
    choices: choicesOf(occupancyValues, (value) =>
      value === 'OwnerOccupied' ? 'An owner or former owner' : occupancyLabel(value),
    ),
  },
  ...sourced('occupancy', 'occupancy', 'an interior inspection, or two visits with no answer'),
  {
    name: 'isInDefault',
    step: 'facts',
    label: 'Is a mortgage on this home in default or in foreclosure?',
    help: 'The law protects owners in default (Real Property Law § 265-a). These homes get a special review and can’t be auctioned here. A housing counselor can help you for free.',
    control: 'select',
    choices: yesNoUnknown,
    isApplicable: mayBeOwnersHome,
  },
  {
    name: 'possession',
    step: 'facts',
    label: 'How will the home be delivered at closing?',
    help: 'Vacant means no people and no belongings are left inside.',
    control: 'select',
    choices: choicesOf(possessions, (value) => possessionWords[value]),
  },
  ...tenancyFields,
  {
    name: 'conditionRating',
    step: 'facts',
    heading: 'Condition and access',
    label: 'Condition',
    help: 'Your own assessment. You can upload a report for more detail.',
    control: 'select',
    choices: choicesOf(conditionRatings, (rating) => conditionWords[rating]),
  },
  {
    name: 'conditionText',
    step: 'facts',
    label: 'Condition details',
    help: 'Roof, heating, water, electricity, damage: what’s known, good and bad.',
    control: 'textarea',
    maxLength: 2_000,
  },
  ...sourced('condition', 'condition', 'a walk-through by the seller’s agent'),
  {
    name: 'accessKind',
    step: 'facts',
    label: 'How can buyers see the home?',
    help: 'Buyers bid more on homes they’ve seen.',
    control: 'select',
    choices: choicesOf(accessKinds, (kind) => accessWords[kind]),
  },
  {
    name: 'accessText',
    step: 'facts',
    label: 'Access details',
    help: 'Times, required notice, and what to bring.',
    control: 'text',
    maxLength: 300,
  },
  {
    name: 'floodZone',
    step: 'facts',
    label: 'Is it in a mapped flood zone?',
    help: 'Look up the address on the flood map at msc.fema.gov.',
    control: 'select',
    choices: yesNoUnknown,
  },
  ...floodFields,
  {
    name: 'septicOrWell',
    step: 'facts',
    label: 'Does it have a septic system or a private well?',
    help: 'If so, state under “Condition details” whether it was tested.',
    control: 'select',
    choices: yesNoUnknown,
    isApplicable: isDwelling,
  },
  {
    name: 'deedType',
    step: 'facts',
    heading: 'Deed and title',
    label: 'Deed type',
    help: 'The glossary explains what each one promises. Lenders usually give a bargain and sale deed without covenants.',
    control: 'select',
    choices: choicesOf(deedTypes, deedLabel),
    fault: deedFault,
  },
  {
    name: 'titleInsurance',
    step: 'facts',
    label: 'Title insurance',
    help: 'Whether title can be insured, and who pays for the owner’s policy.',
    control: 'select',
    choices: choicesOf(titleInsuranceOffers, (offer) => insuranceWords[offer]),
  },
  {
    name: 'titleSummary',
    step: 'facts',
    label: 'Title details',
    help: 'How the seller got title, and anything that clouds it.',
    control: 'textarea',
    maxLength: 2_000,
  },
  ...sourced('title', 'title', 'a report from a named title company'),
  {
    name: 'hasLiens',
    step: 'facts',
    heading: 'Liens and violations',
    label: 'Are there liens, judgments, or arrears?',
    help: 'The ones you know of. A buyer’s title company looks for others.',
    control: 'select',
    choices: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'None found' },
    ],
  },
  ...lienFields,
  ...riskFields,
];
