import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { fullAddress } from '@/lib/domain/listings/address';
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
    description: 'Permanent ID of the listing. The key of the record.',
    read: ({ listing }) => listing.listingKey,
  },
  {
    path: 'ListingId',
    type: 'text',
    isRequired: true,
    description: 'Short listing ID for use by phone.',
    read: ({ listing }) => listing.listingId,
  },
  {
    path: 'ListingURL',
    type: 'text',
    isRequired: true,
    description: 'URL of the listing page.',
    read: ({ listing, siteUrl }) => `${siteUrl}/properties/${listing.slug}`,
  },
  {
    path: 'StandardStatus',
    type: 'text',
    isRequired: true,
    lookup: 'StandardStatus',
    values: inWords(words.publicStatuses),
    description: 'Status of the listing. Drafts and withdrawn listings are not included.',
    read: ({ listing }) => toWords(listing.standardStatus),
  },
  {
    path: 'PropertyType',
    type: 'text',
    isRequired: true,
    lookup: 'PropertyType',
    values: inWords(words.propertyTypes),
    description: 'Property type, in RESO’s broad classes.',
    read: ({ listing }) => toWords(listing.propertyType),
  },
  {
    path: 'PropertySubType',
    type: 'text',
    isRequired: true,
    lookup: 'PropertySubType',
    values: inWords(words.propertySubTypes),
    description: 'Property subtype.',
    read: ({ listing }) => toWords(listing.propertySubType),
  },
  {
    path: 'SpecialListingConditions',
    type: 'texts',
    isRequired: true,
    lookup: 'SpecialListingConditions',
    values: inWords(words.specialListingConditions),
    description: 'Circumstances of the sale: bank owned, auction, or probate, for example.',
    read: ({ listing }) => listing.specialListingConditions.map(toWords),
  },
  {
    path: 'OriginalEntryTimestamp',
    type: 'timestamp',
    isRequired: true,
    description: 'When the listing was entered on this site.',
    read: ({ listing }) => toTimestamp(listing.originalEntryAt),
  },
  {
    path: 'OnMarketTimestamp',
    type: 'timestamp',
    description: 'When the listing was first published on this site.',
    read: ({ listing }) => toTimestamp(listing.listedAt),
  },
  {
    path: 'StatusChangeTimestamp',
    type: 'timestamp',
    isRequired: true,
    description: 'When the status last changed.',
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
    description: 'List price, in dollars. An auction has none; its bids are in the Auction group.',
    read: ({ listing }) => toDollars(listing.listPriceCents),
  },
  {
    path: 'PreviousListPrice',
    type: 'decimal',
    description: 'List price before the last change, in dollars.',
    read: ({ listing }) => toDollars(listing.previousListPriceCents),
  },
  {
    path: 'ClosePrice',
    type: 'decimal',
    description: 'Price paid at closing, in dollars. A bid is never a close price, not even the highest.',
    read: ({ listing }) => toDollars(listing.closePriceCents),
  },
  {
    path: 'CloseDate',
    type: 'date',
    description: 'Closing date.',
    read: ({ listing }) => toDay(listing.closeDate),
  },
  {
    path: 'ListingTerms',
    type: 'texts',
    isRequired: true,
    lookup: 'ListingTerms',
    values: Object.values(terms),
    description: 'Financing accepted. Two values are our own: Renovation Loan and Commercial Loan.',
    read: ({ listing }) => listing.listingTerms.map((term) => terms[term]),
  },
  {
    path: 'TaxAnnualAmount',
    type: 'decimal',
    isRequired: true,
    description: 'Annual property tax, in dollars.',
    read: ({ listing }) => toDollars(listing.taxes.taxAnnualAmountCents),
  },
  {
    path: 'TaxYear',
    type: 'integer',
    isRequired: true,
    description: 'Tax year of that amount.',
    read: ({ listing }) => listing.taxes.taxYear,
  },
  {
    path: 'AssociationFee',
    type: 'decimal',
    description: 'Homeowners’ association, condominium, or co-op fee, in dollars.',
    read: ({ listing }) => toDollars(listing.association?.feeCents),
  },
  {
    path: 'AssociationFeeFrequency',
    type: 'text',
    lookup: 'FeeFrequency',
    values: inWords(words.feeFrequencies),
    description: 'How often the fee is due.',
    read: ({ listing }) => listing.association?.frequency ?? null,
  },
];

const building: readonly Field[] = [
  count('BedroomsTotal', 'Number of bedrooms.', ({ bedroomsTotal }) => bedroomsTotal),
  count('BathroomsTotalInteger', 'Number of bathrooms, counting each half bath as one.', (listing) =>
    listing.bathroomsFull === null ? null : listing.bathroomsFull + (listing.bathroomsHalf ?? 0),
  ),
  count('BathroomsFull', 'Number of full bathrooms.', ({ bathroomsFull }) => bathroomsFull),
  count('BathroomsHalf', 'Number of half bathrooms.', ({ bathroomsHalf }) => bathroomsHalf),
  count(
    'NumberOfUnitsTotal',
    'Number of apartments and stores in the building.',
    (listing) => listing.numberOfUnitsTotal,
  ),
  count('Stories', 'Number of stories.', ({ stories }) => stories),
  count('YearBuilt', 'Year built.', ({ yearBuilt }) => yearBuilt),
  {
    path: 'LivingArea',
    type: 'decimal',
    description: 'Living area. Null for land.',
    read: ({ listing }) => listing.livingAreaSqft,
  },
  {
    path: 'LivingAreaUnits',
    type: 'text',
    lookup: 'AreaUnits',
    values: unitOfArea,
    description: 'Unit of the living area.',
    read: ({ listing }) => (listing.livingAreaSqft === null ? null : (unitOfArea[0] ?? null)),
  },
  {
    path: 'LotSizeSquareFeet',
    type: 'decimal',
    description: 'Lot size, in square feet.',
    read: ({ listing }) => listing.lotSizeSqft,
  },
  {
    path: 'OccupantType',
    type: 'text',
    lookup: 'OccupantType',
    values: Object.values(occupants),
    description: 'Occupancy. Null if unknown or mixed; Sale/OccupancyStatus says which.',
    read: ({ listing }) => occupants[listing.occupancy.value] ?? null,
  },
];

const place: readonly Field[] = [
  {
    path: 'UnparsedAddress',
    type: 'text',
    isRequired: true,
    description: 'Full address on one line.',
    read: ({ listing }) => fullAddress(listing),
  },
  text('StreetNumber', 'House number.', ({ streetNumber }) => streetNumber),
  text('StreetName', 'Street name, without the street type.', ({ streetName }) => streetName),
  {
    path: 'StreetSuffix',
    type: 'text',
    description: 'Street type, such as Avenue or Place.',
    read: ({ listing }) => listing.streetSuffix || null,
  },
  {
    path: 'UnitNumber',
    type: 'text',
    description: 'Apartment or unit.',
    read: ({ listing }) => listing.unitNumber,
  },
  text('City', 'City, town, or village; the borough in New York City.', ({ city }) => city),
  text('CountyOrParish', 'County, without the word County.', ({ countyOrParish }) => countyOrParish),
  text('StateOrProvince', 'Always NY.', ({ stateOrProvince }) => stateOrProvince),
  text('PostalCode', 'Five-digit ZIP code.', ({ postalCode }) => postalCode),
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
    description: 'Degrees east, so negative in New York.',
    read: ({ listing }) => listing.longitude,
  },
  text('PublicRemarks', 'Description of the home.', ({ publicRemarks }) => publicRemarks),
  {
    path: 'PhotosCount',
    type: 'integer',
    isRequired: true,
    description: 'Number of images.',
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
