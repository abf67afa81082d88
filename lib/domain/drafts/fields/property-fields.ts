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
    label: 'Property type',
    help: 'The legal type, as on its certificate of occupancy. It determines disclosures and taxes.',
    control: 'select',
    choices: choicesOf(propertySubTypes, (propertySubType) => propertyLabel({ propertySubType })),
  },
  {
    name: 'bedroomsTotal',
    step: 'property',
    label: 'Bedrooms',
    help: 'Total for all units. Enter 0 for a studio.',
    control: 'count',
    isApplicable: isDwelling,
    fault: between(0, 400, 'The number of bedrooms'),
  },
  {
    name: 'bathroomsFull',
    step: 'property',
    label: 'Full bathrooms',
    help: 'With a tub or shower.',
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
    label: 'Living area (sq ft)',
    help: 'Heated floor area, not including the basement or garage. If you’re not sure, leave this empty.',
    control: 'count',
    isOptional: true,
    isApplicable: isBuilding,
    fault: between(80, 2_000_000, 'The living area'),
  },
  {
    name: 'lotSizeSqft',
    step: 'property',
    label: 'Lot size (sq ft)',
    help: '1 acre = 43,560 sq ft',
    control: 'count',
    isOptional: true,
    isApplicable: ownsLot,
    fault: between(100, 500_000_000, 'The lot size'),
  },
  {
    name: 'yearBuilt',
    step: 'property',
    label: 'Year built',
    help: 'Leave this empty if you don’t know. The home is then treated as built before 1978 for lead paint rules.',
    control: 'count',
    isOptional: true,
    isApplicable: isBuilding,
    fault: between(1640, 2030, 'The year built', String),
  },
  {
    name: 'numberOfUnitsTotal',
    step: 'property',
    label: 'Units',
    help: 'Apartments and stores combined.',
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
    label: 'Annual property taxes',
    help: 'All bills combined: county, town, village, and school. For a co-op, its share, or 0 if the maintenance fee includes it.',
    control: 'money',
  },
  {
    name: 'taxYear',
    step: 'property',
    label: 'Tax year',
    help: 'The year on that bill.',
    control: 'count',
    fault: between(2015, 2035, 'The tax year', String),
  },
  {
    name: 'taxArrears',
    step: 'property',
    label: 'Unpaid taxes',
    help: 'The amount owed today, or 0. You say under liens who pays it at closing.',
    control: 'money',
  },
  {
    name: 'taxSource',
    step: 'property',
    label: 'Source of these tax figures',
    help: 'For example, the tax bill or the county tax roll.',
    control: 'text',
    maxLength: 120,
  },
  {
    name: 'taxAsOf',
    step: 'property',
    label: 'Tax figures as of',
    help: 'The date you checked.',
    control: 'date',
    fault: notAfterToday,
  },
  {
    name: 'feeAmount',
    step: 'property',
    label: 'Common charges, maintenance, or park rent',
    help: 'Leave this empty if there’s none.',
    control: 'money',
    isOptional: true,
  },
  {
    name: 'feeFrequency',
    step: 'property',
    label: 'Charge frequency',
    help: 'How often it’s due.',
    control: 'select',
    choices: choicesOf(feeFrequencies, (each) => feeWords[each]),
    isApplicable: (answers) => answerOf(answers, 'feeAmount') !== '',
  },
  {
    name: 'feeIncludes',
    step: 'property',
    label: 'What’s included',
    help: 'For example, heat, water, and building insurance.',
    control: 'text',
    isApplicable: (answers) => answerOf(answers, 'feeAmount') !== '',
  },
  {
    name: 'publicRemarks',
    step: 'property',
    heading: 'Description',
    label: 'Property description',
    help: 'Describe the property, not who should live there. Fair housing law prohibits describing people.',
    control: 'textarea',
    fault: (typed) => (typed.length < 40 ? 'Enter at least a sentence or two.' : null),
  },
];
