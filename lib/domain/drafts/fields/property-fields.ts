import { propertyKindOf } from '@/lib/domain/listings/labels';
import { feeFrequencies, type PropertySubType, propertySubTypes } from '@/lib/domain/listings/vocabulary';
import { type Answers, answerOf } from './answers';
import { between, type Field, is, notAfterToday } from './field';

export const subTypeOf = (answers: Answers): PropertySubType | null =>
  propertySubTypes.find((each) => each === answerOf(answers, 'propertySubType')) ?? null;

const isBuilding = (answers: Answers): boolean => answerOf(answers, 'propertySubType') !== 'UnimprovedLand';
const ownsLot = (answers: Answers): boolean =>
  !is('propertySubType', 'Condominium', 'StockCooperative', 'MobileHome')(answers);

function isDwelling(answers: Answers): boolean {
  const subType = subTypeOf(answers);
  return subType !== null && !['land', 'commercial'].includes(propertyKindOf(subType));
}

const hasSeveralUnits = (answers: Answers): boolean => {
  const subType = subTypeOf(answers);
  return subType !== null && ['apartment-building', 'mixed-use'].includes(propertyKindOf(subType));
};

export const propertyFields: readonly Field[] = [
  {
    name: 'propertySubType',
    step: 'property',
    control: 'select',
    choices: propertySubTypes,
  },
  {
    name: 'bedroomsTotal',
    step: 'property',
    control: 'count',
    isApplicable: isDwelling,
    fault: between(0, 400),
  },
  {
    name: 'bathroomsFull',
    step: 'property',
    control: 'count',
    isApplicable: isDwelling,
    fault: between(0, 400),
  },
  {
    name: 'bathroomsHalf',
    step: 'property',
    control: 'count',
    isOptional: true,
    isApplicable: isDwelling,
    fault: between(0, 400),
  },
  {
    name: 'livingAreaSqft',
    step: 'property',
    control: 'count',
    isOptional: true,
    isApplicable: isBuilding,
    fault: between(80, 2_000_000),
  },
  {
    name: 'lotSizeSqft',
    step: 'property',
    control: 'count',
    isOptional: true,
    isApplicable: ownsLot,
    fault: between(100, 500_000_000),
  },
  {
    name: 'yearBuilt',
    step: 'property',
    control: 'count',
    isOptional: true,
    isApplicable: isBuilding,
    fault: between(1640, 2030, 'year-out-of-range'),
  },
  {
    name: 'numberOfUnitsTotal',
    step: 'property',
    control: 'count',
    isApplicable: hasSeveralUnits,
    fault: between(1, 2_000),
  },
  {
    name: 'stories',
    step: 'property',
    control: 'count',
    isOptional: true,
    isApplicable: isBuilding,
    fault: between(1, 110),
  },
  {
    name: 'taxAnnualAmount',
    step: 'property',
    control: 'money',
  },
  {
    name: 'taxYear',
    step: 'property',
    control: 'count',
    fault: between(2015, 2035, 'year-out-of-range'),
  },
  {
    name: 'taxArrears',
    step: 'property',
    control: 'money',
  },
  {
    name: 'taxSource',
    step: 'property',
    control: 'text',
    maxLength: 120,
  },
  {
    name: 'taxAsOf',
    step: 'property',
    control: 'date',
    fault: notAfterToday,
  },
  {
    name: 'feeAmount',
    step: 'property',
    control: 'money',
    isOptional: true,
  },
  {
    name: 'feeFrequency',
    step: 'property',
    control: 'select',
    choices: feeFrequencies,
    isApplicable: (answers) => answerOf(answers, 'feeAmount') !== '',
  },
  {
    name: 'feeIncludes',
    step: 'property',
    control: 'text',
    isApplicable: (answers) => answerOf(answers, 'feeAmount') !== '',
  },
  {
    name: 'publicRemarks',
    step: 'property',
    control: 'textarea',
    fault: (typed) => (typed.length < 40 ? { code: 'too-short' } : null),
  },
];
