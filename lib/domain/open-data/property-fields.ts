import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { addressLines } from '@/lib/domain/listings/address';
import * as words from '@/lib/domain/listings/vocabulary';
import { type Field, toDay, toDollars, toTimestamp, toWords } from './property-field';

const inWords = (values: readonly string[]): readonly string[] => values.map(toWords);
/** RESO has no values for renovation and commercial loans, so those two are our own. */
const terms: Record<(typeof words.listingTerms)[number], string> = {
  Cash: 'Cash',
  Conventional: 'Conventional',
  FHA: 'FHA',
  VA: 'VA Loan',
  RenovationLoan: 'Renovation Loan',
  Commercial: 'Commercial Loan',
};
const occupants: Partial<Record<words.OccupancyValue, string>> = {
  Vacant: 'Vacant',
  OwnerOccupied: 'Owner',
  Tenant: 'Tenant',
};
const unitOfArea = ['Square Feet'];

const identity: readonly Field[] = [
  {
    path: 'ListingKey',
    type: 'text',
    isRequired: true,
    description: 'Names the listing for good. The key of a record.',
    read: ({ listing }) => listing.listingKey,
  },
  {
    path: 'ListingId',
    type: 'text',
    isRequired: true,
    description: 'The short number that people say on the phone.',
    read: ({ listing }) => listing.listingId,
  },
  {
    path: 'ListingURL',
    type: 'text',
    isRequired: true,
    description: 'The page of the listing.',
    read: ({ listing, siteUrl }) => `${siteUrl}/properties/${listing.slug}`,
  },
  {
    path: 'StandardStatus',
    type: 'text',
    isRequired: true,
    lookup: 'StandardStatus',
    values: inWords(words.publicStatuses),
    description: 'Where the listing stands. Drafts and what was withdrawn are not given out.',
    read: ({ listing }) => toWords(listing.standardStatus),
  },
  {
    path: 'PropertyType',
    type: 'text',
    isRequired: true,
    lookup: 'PropertyType',
    values: inWords(words.propertyTypes),
    description: 'What is sold, in RESO’s coarse kinds.',
    read: ({ listing }) => toWords(listing.propertyType),
  },
  {
    path: 'PropertySubType',
    type: 'text',
    isRequired: true,
    lookup: 'PropertySubType',
    values: inWords(words.propertySubTypes),
    description: 'What is sold, more closely.',
    read: ({ listing }) => toWords(listing.propertySubType),
  },
  {
    path: 'SpecialListingConditions',
    type: 'texts',
    isRequired: true,
    lookup: 'SpecialListingConditions',
    values: inWords(words.specialListingConditions),
    description: 'Under what circumstances it is sold: by a bank, in an auction, out of an estate.',
    read: ({ listing }) => listing.specialListingConditions.map(toWords),
  },
  {
    path: 'OriginalEntryTimestamp',
    type: 'timestamp',
    isRequired: true,
    description: 'When the listing was entered here.',
    read: ({ listing }) => toTimestamp(listing.originalEntryAt),
  },
  {
    path: 'OnMarketTimestamp',
    type: 'timestamp',
    description: 'When it was first published here.',
    read: ({ listing }) => toTimestamp(listing.listedAt),
  },
  {
    path: 'StatusChangeTimestamp',
    type: 'timestamp',
    isRequired: true,
    description: 'When its status last changed.',
    read: ({ listing }) => toTimestamp(listing.statusChangedAt),
  },
  {
    path: 'ModificationTimestamp',
    type: 'timestamp',
    isRequired: true,
    description: 'When the listing last changed. A bid changes the auction, not the listing.',
    read: ({ listing }) => toTimestamp(listing.modifiedAt),
  },
];

const prices: readonly Field[] = [
  {
    path: 'ListPrice',
    type: 'decimal',
    description: 'What is asked, in dollars. An auction has none: its bids are in the group Auction.',
    read: ({ listing }) => toDollars(listing.listPriceCents),
  },
  {
    path: 'PreviousListPrice',
    type: 'decimal',
    description: 'What was asked before the last change, in dollars.',
    read: ({ listing }) => toDollars(listing.previousListPriceCents),
  },
  {
    path: 'ClosePrice',
    type: 'decimal',
    description: 'What was paid at the closing, in dollars. A bid is none, not even the highest.',
    read: ({ listing }) => toDollars(listing.closePriceCents),
  },
  {
    path: 'CloseDate',
    type: 'date',
    description: 'The day of the closing.',
    read: ({ listing }) => toDay(listing.closeDate),
  },
  {
    path: 'ListingTerms',
    type: 'texts',
    isRequired: true,
    lookup: 'ListingTerms',
    values: Object.values(terms),
    description: 'How it may be paid for. Two words are our own: Renovation Loan, Commercial Loan.',
    read: ({ listing }) => listing.listingTerms.map((term) => terms[term]),
  },
  {
    path: 'TaxAnnualAmount',
    type: 'decimal',
    isRequired: true,
    description: 'Property tax in dollars a year.',
    read: ({ listing }) => toDollars(listing.taxes.taxAnnualAmountCents),
  },
  {
    path: 'TaxYear',
    type: 'integer',
    isRequired: true,
    description: 'The year of that tax.',
    read: ({ listing }) => listing.taxes.taxYear,
  },
  {
    path: 'AssociationFee',
    type: 'decimal',
    description: 'Fee of a homeowners’ association, condominium or co-op, in dollars.',
    read: ({ listing }) => toDollars(listing.association?.feeCents),
  },
  {
    path: 'AssociationFeeFrequency',
    type: 'text',
    lookup: 'FeeFrequency',
    values: inWords(words.feeFrequencies),
    description: 'How often that fee is due.',
    read: ({ listing }) => listing.association?.frequency ?? null,
  },
];

const building: readonly Field[] = [
  count('BedroomsTotal', 'Bedrooms.', ({ bedroomsTotal }) => bedroomsTotal),
  count('BathroomsTotalInteger', 'Bathrooms, half ones counted whole.', (listing) =>
    listing.bathroomsFull === null ? null : listing.bathroomsFull + (listing.bathroomsHalf ?? 0),
  ),
  count('BathroomsFull', 'Full bathrooms.', ({ bathroomsFull }) => bathroomsFull),
  count('BathroomsHalf', 'Half bathrooms.', ({ bathroomsHalf }) => bathroomsHalf),
  count('NumberOfUnitsTotal', 'Homes and shops in the building.', (listing) => listing.numberOfUnitsTotal),
  count('Stories', 'Floors.', ({ stories }) => stories),
  count('YearBuilt', 'The year it was built.', ({ yearBuilt }) => yearBuilt),
  {
    path: 'LivingArea',
    type: 'decimal',
    description: 'Living area. Land has none.',
    read: ({ listing }) => listing.livingAreaSqft,
  },
  {
    path: 'LivingAreaUnits',
    type: 'text',
    lookup: 'AreaUnits',
    values: unitOfArea,
    description: 'The unit of the living area.',
    read: ({ listing }) => (listing.livingAreaSqft === null ? null : (unitOfArea[0] ?? null)),
  },
  {
    path: 'LotSizeSquareFeet',
    type: 'decimal',
    description: 'The lot, in square feet.',
    read: ({ listing }) => listing.lotSizeSqft,
  },
  {
    path: 'OccupantType',
    type: 'text',
    lookup: 'OccupantType',
    values: Object.values(occupants),
    description: 'Who lives there. Null when that is not known or mixed: Sale/OccupancyStatus says which.',
    read: ({ listing }) => occupants[listing.occupancy.value] ?? null,
  },
];

const place: readonly Field[] = [
  {
    path: 'UnparsedAddress',
    type: 'text',
    isRequired: true,
    description: 'The address in one line.',
    read: ({ listing }) => addressLines(listing).join(', '),
  },
  text('StreetNumber', 'The number of the house.', ({ streetNumber }) => streetNumber),
  text('StreetName', 'The street, without its kind.', ({ streetName }) => streetName),
  {
    path: 'StreetSuffix',
    type: 'text',
    description: 'The kind of street: Avenue, Place.',
    read: ({ listing }) => listing.streetSuffix || null,
  },
  {
    path: 'UnitNumber',
    type: 'text',
    description: 'The apartment or unit.',
    read: ({ listing }) => listing.unitNumber,
  },
  text('City', 'The city, town or village; in New York City the borough.', ({ city }) => city),
  text('CountyOrParish', 'The county, without the word County.', ({ countyOrParish }) => countyOrParish),
  text('StateOrProvince', 'Always NY.', ({ stateOrProvince }) => stateOrProvince),
  text('PostalCode', 'The ZIP code of five digits.', ({ postalCode }) => postalCode),
  text('Country', 'Always US.', () => 'US'),
  {
    path: 'Latitude',
    type: 'decimal',
    isRequired: true,
    description: 'Degrees north.',
    read: ({ listing }) => listing.latitude,
  },
  {
    path: 'Longitude',
    type: 'decimal',
    isRequired: true,
    description: 'Degrees east, so below zero.',
    read: ({ listing }) => listing.longitude,
  },
  text('PublicRemarks', 'The description of the home.', ({ publicRemarks }) => publicRemarks),
  {
    path: 'PhotosCount',
    type: 'integer',
    isRequired: true,
    description: 'How many pictures there are.',
    read: ({ listing }) => listing.media.length,
  },
];

/** Names and meanings follow the RESO Data Dictionary 2.0; the descriptions are our own. */
export const propertyFields: readonly Field[] = [...identity, ...prices, ...building, ...place];

function text(path: string, description: string, read: (listing: PublicListing) => string): Field {
  return { path, type: 'text', isRequired: true, description, read: ({ listing }) => read(listing) };
}

function count(path: string, description: string, read: (listing: PublicListing) => number | null): Field {
  return { path, type: 'integer', description, read: ({ listing }) => read(listing) };
}
