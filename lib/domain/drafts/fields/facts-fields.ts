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
import { type Field, type FieldFault, is } from './field';
import { floodFields, riskFields, tenancyFields } from './risk-fields';
import { sourced, yesNoUnknown } from './sourced-fields';

const deedFault = (typed: string, answers: Answers): FieldFault | null => {
  const subType = answerOf(answers, 'propertySubType');
  if ((typed === 'ShareTransfer') !== (subType === 'StockCooperative') && subType !== '')
    return { code: 'deed-of-co-op' };
  if (typed === 'BillOfSale' && !['MobileHome', 'ManufacturedHome'].includes(subType))
    return { code: 'not-a-bill-of-sale' };
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
      control: 'select',
      choices: lienKinds,
      isOptional: number > 1,
      isApplicable: (answers) =>
        answerOf(answers, 'hasLiens') === 'yes' &&
        (number === 1 || answerOf(answers, `lien${number - 1}Kind`) !== ''),
    },
    {
      name: `lien${number}Amount`,
      step: 'facts',
      control: 'money',
      isOptional: true,
      isApplicable: hasLien,
    },
    {
      name: `lien${number}Treatment`,
      step: 'facts',
      control: 'select',
      choices: lienTreatments,
      isApplicable: hasLien,
    },
    {
      name: `lien${number}Text`,
      step: 'facts',
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
    control: 'select',
    choices: occupancyValues,
  },
  ...sourced('occupancy'),
  {
    name: 'isInDefault',
    step: 'facts',
    control: 'select',
    choices: yesNoUnknown,
    isApplicable: mayBeOwnersHome,
  },
  {
    name: 'possession',
    step: 'facts',
    control: 'select',
    choices: possessions,
  },
  ...tenancyFields,
  {
    name: 'conditionRating',
    step: 'facts',
    control: 'select',
    choices: conditionRatings,
  },
  {
    name: 'conditionText',
    step: 'facts',
    control: 'textarea',
    maxLength: 2_000,
  },
  ...sourced('condition'),
  {
    name: 'accessKind',
    step: 'facts',
    control: 'select',
    choices: accessKinds,
  },
  {
    name: 'accessText',
    step: 'facts',
    control: 'text',
    maxLength: 300,
  },
  {
    name: 'floodZone',
    step: 'facts',
    control: 'select',
    choices: yesNoUnknown,
  },
  ...floodFields,
  {
    name: 'septicOrWell',
    step: 'facts',
    control: 'select',
    choices: yesNoUnknown,
    isApplicable: isDwelling,
  },
  {
    name: 'deedType',
    step: 'facts',
    control: 'select',
    choices: deedTypes,
    fault: deedFault,
  },
  {
    name: 'titleInsurance',
    step: 'facts',
    control: 'select',
    choices: titleInsuranceOffers,
  },
  {
    name: 'titleSummary',
    step: 'facts',
    control: 'textarea',
    maxLength: 2_000,
  },
  ...sourced('title'),
  {
    name: 'hasLiens',
    step: 'facts',
    control: 'select',
    choices: ['yes', 'no'],
  },
  ...lienFields,
  ...riskFields,
];
