import { feeWords } from '@/lib/domain/listings/fact-copy';
import { propertyKindOf, propertyLabel } from '@/lib/domain/listings/labels';
import { feeFrequencies, type PropertySubType, propertySubTypes } from '@/lib/domain/listings/vocabulary';
import { type Answers, answerOf } from './answers';
import { between, choicesOf, type Field, is, notAfterToday } from './field';

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
    heading: 'Building and lot',
    label: 'Kind of property',
    help: 'What it is in law, by its certificate of occupancy. It decides disclosures and taxes.',
    control: 'select',
    choices: choicesOf(propertySubTypes, (propertySubType) => propertyLabel({ propertySubType })),
  },
  {
    name: 'bedroomsTotal',
    step: 'property',
    label: 'Bedrooms',
    help: 'In all units together. 0 for a studio.',
    control: 'count',
    isApplicable: isDwelling,
    fault: between(0, 400, 'The number of bedrooms'),
  },
  {
    name: 'bathroomsFull',
    step: 'property',
    label: 'Full bathrooms',
    help: 'With a tub or a shower.',
    control: 'count',
    isApplicable: isDwelling,
    fault: between(0, 400, 'The number of bathrooms'),
  },
  {
    name: 'bathroomsHalf',
    step: 'property',
    label: 'Half bathrooms',
    help: 'Toilet and sink only.',
    control: 'count',
    isOptional: true,
    isApplicable: isDwelling,
    fault: between(0, 400, 'The number of half bathrooms'),
  },
  {
    name: 'livingAreaSqft',
    step: 'property',
    label: 'Living area in square feet',
    help: 'Heated floor area, without basement and garage. Leave it empty rather than guess.',
    control: 'count',
    isOptional: true,
    isApplicable: isBuilding,
    fault: between(80, 2_000_000, 'The living area'),
  },
  {
    name: 'lotSizeSqft',
    step: 'property',
    label: 'Lot in square feet',
    help: 'An acre has 43,560 square feet.',
    control: 'count',
    isOptional: true,
    isApplicable: ownsLot,
    fault: between(100, 500_000_000, 'The lot'),
  },
  {
    name: 'yearBuilt',
    step: 'property',
    label: 'Year built',
    help: 'Leave it empty when you do not know: a home is then treated as built before 1978, for lead paint.',
    control: 'count',
    isOptional: true,
    isApplicable: isBuilding,
    fault: between(1640, 2030, 'The year', String),
  },
  {
    name: 'numberOfUnitsTotal',
    step: 'property',
    label: 'Units',
    help: 'Apartments and shops together.',
    control: 'count',
    isApplicable: hasSeveralUnits,
    fault: between(1, 2_000, 'The number of units'),
  },
  {
    name: 'stories',
    step: 'property',
    label: 'Stories',
    help: 'Above ground.',
    control: 'count',
    isOptional: true,
    isApplicable: isBuilding,
    fault: between(1, 110, 'The number of stories'),
  },
  {
    name: 'taxAnnualAmount',
    step: 'property',
    heading: 'Taxes and charges',
    label: 'Property taxes a year',
    help: 'All bills together: county, town, village, school. For a co-op its share, or 0 when the fee includes it.',
    control: 'money',
  },
  {
    name: 'taxYear',
    step: 'property',
    label: 'Tax year',
    help: 'The year of that bill.',
    control: 'count',
    fault: between(2015, 2035, 'The tax year', String),
  },
  {
    name: 'taxArrears',
    step: 'property',
    label: 'Taxes not yet paid',
    help: 'What is owed today, or 0. Who pays it at the closing is said with the liens.',
    control: 'money',
  },
  {
    name: 'taxSource',
    step: 'property',
    label: 'Where do these tax figures come from?',
    help: 'Such as the tax bill, or the roll of the county.',
    control: 'text',
    maxLength: 120,
  },
  {
    name: 'taxAsOf',
    step: 'property',
    label: 'Tax figures as of',
    help: 'The day on which you looked.',
    control: 'date',
    fault: notAfterToday,
  },
  {
    name: 'feeAmount',
    step: 'property',
    label: 'Common charges, maintenance or park rent',
    help: 'Leave it empty when there is none.',
    control: 'money',
    isOptional: true,
  },
  {
    name: 'feeFrequency',
    step: 'property',
    label: 'The charge is',
    help: 'How often it is due.',
    control: 'select',
    choices: choicesOf(feeFrequencies, (each) => feeWords[each]),
    isApplicable: (answers) => answerOf(answers, 'feeAmount') !== '',
  },
  {
    name: 'feeIncludes',
    step: 'property',
    label: 'What the charge includes',
    help: 'Such as heat, water, and the building’s insurance.',
    control: 'text',
    isApplicable: (answers) => answerOf(answers, 'feeAmount') !== '',
  },
  {
    name: 'publicRemarks',
    step: 'property',
    heading: 'In your words',
    label: 'The property in your words',
    help: 'Describe the property, not who should live in it: the law forbids words about people.',
    control: 'textarea',
    fault: (typed) => (typed.length < 40 ? 'Write at least a sentence or two.' : null),
  },
];
