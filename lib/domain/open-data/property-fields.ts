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
    read: ({ listing }) => listing.listingKey,
  },
  {
    path: 'ListingId',
    type: 'text',
    isRequired: true,
    read: ({ listing }) => listing.listingId,
  },
  {
    path: 'ListingURL',
    type: 'text',
    isRequired: true,
    read: ({ listing, siteUrl }) => `${siteUrl}/properties/${listing.slug}`,
  },
  {
    path: 'StandardStatus',
    type: 'text',
    isRequired: true,
    lookup: 'StandardStatus',
    values: inWords(words.publicStatuses),
    read: ({ listing }) => toWords(listing.standardStatus),
  },
  {
    path: 'PropertyType',
    type: 'text',
    isRequired: true,
    lookup: 'PropertyType',
    values: inWords(words.propertyTypes),
    read: ({ listing }) => toWords(listing.propertyType),
  },
  {
    path: 'PropertySubType',
    type: 'text',
    isRequired: true,
    lookup: 'PropertySubType',
    values: inWords(words.propertySubTypes),
    read: ({ listing }) => toWords(listing.propertySubType),
  },
  {
    path: 'SpecialListingConditions',
    type: 'texts',
    isRequired: true,
    lookup: 'SpecialListingConditions',
    values: inWords(words.specialListingConditions),
    read: ({ listing }) => listing.specialListingConditions.map(toWords),
  },
  {
    path: 'OriginalEntryTimestamp',
    type: 'timestamp',
    isRequired: true,
    read: ({ listing }) => toTimestamp(listing.originalEntryAt),
  },
  {
    path: 'OnMarketTimestamp',
    type: 'timestamp',
    read: ({ listing }) => toTimestamp(listing.listedAt),
  },
  {
    path: 'StatusChangeTimestamp',
    type: 'timestamp',
    isRequired: true,
    read: ({ listing }) => toTimestamp(listing.statusChangedAt),
  },
  {
    path: 'ModificationTimestamp',
    type: 'timestamp',
    isRequired: true,
    read: ({ listing }) => toTimestamp(listing.modifiedAt),
  },
];

const prices: readonly Field[] = [
  {
    path: 'ListPrice',
    type: 'decimal',
    read: ({ listing }) => toDollars(listing.listPriceCents),
  },
  {
    path: 'PreviousListPrice',
    type: 'decimal',
    read: ({ listing }) => toDollars(listing.previousListPriceCents),
  },
  {
    path: 'ClosePrice',
    type: 'decimal',
    read: ({ listing }) => toDollars(listing.closePriceCents),
  },
  {
    path: 'CloseDate',
    type: 'date',
    read: ({ listing }) => toDay(listing.closeDate),
  },
  {
    path: 'ListingTerms',
    type: 'texts',
    isRequired: true,
    lookup: 'ListingTerms',
    values: Object.values(terms),
    read: ({ listing }) => listing.listingTerms.map((term) => terms[term]),
  },
  {
    path: 'TaxAnnualAmount',
    type: 'decimal',
    isRequired: true,
    read: ({ listing }) => toDollars(listing.taxes.taxAnnualAmountCents),
  },
  {
    path: 'TaxYear',
    type: 'integer',
    isRequired: true,
    read: ({ listing }) => listing.taxes.taxYear,
  },
  {
    path: 'AssociationFee',
    type: 'decimal',
    read: ({ listing }) => toDollars(listing.association?.feeCents),
  },
  {
    path: 'AssociationFeeFrequency',
    type: 'text',
    lookup: 'FeeFrequency',
    values: inWords(words.feeFrequencies),
    read: ({ listing }) => listing.association?.frequency ?? null,
  },
];

const building: readonly Field[] = [
  count('BedroomsTotal', ({ bedroomsTotal }) => bedroomsTotal),
  count('BathroomsTotalInteger', (listing) =>
    listing.bathroomsFull === null ? null : listing.bathroomsFull + (listing.bathroomsHalf ?? 0),
  ),
  count('BathroomsFull', ({ bathroomsFull }) => bathroomsFull),
  count('BathroomsHalf', ({ bathroomsHalf }) => bathroomsHalf),
  count('NumberOfUnitsTotal', (listing) => listing.numberOfUnitsTotal),
  count('Stories', ({ stories }) => stories),
  count('YearBuilt', ({ yearBuilt }) => yearBuilt),
  {
    path: 'LivingArea',
    type: 'decimal',
    read: ({ listing }) => listing.livingAreaSqft,
  },
  {
    path: 'LivingAreaUnits',
    type: 'text',
    lookup: 'AreaUnits',
    values: unitOfArea,
    read: ({ listing }) => (listing.livingAreaSqft === null ? null : (unitOfArea[0] ?? null)),
  },
  {
    path: 'LotSizeSquareFeet',
    type: 'decimal',
    read: ({ listing }) => listing.lotSizeSqft,
  },
  {
    path: 'OccupantType',
    type: 'text',
    lookup: 'OccupantType',
    values: Object.values(occupants),
    read: ({ listing }) => occupants[listing.occupancy.value] ?? null,
  },
];

const place: readonly Field[] = [
  {
    path: 'UnparsedAddress',
    type: 'text',
    isRequired: true,
    read: ({ listing }) => fullAddress(listing),
  },
  text('StreetNumber', ({ streetNumber }) => streetNumber),
  text('StreetName', ({ streetName }) => streetName),
  {
    path: 'StreetSuffix',
    type: 'text',
    read: ({ listing }) => listing.streetSuffix || null,
  },
  {
    path: 'UnitNumber',
    type: 'text',
    read: ({ listing }) => listing.unitNumber,
  },
  text('City', ({ city }) => city),
  text('CountyOrParish', ({ countyOrParish }) => countyOrParish),
  text('StateOrProvince', ({ stateOrProvince }) => stateOrProvince),
  text('PostalCode', ({ postalCode }) => postalCode),
  text('Country', () => 'US'),
  {
    path: 'Latitude',
    type: 'decimal',
    isRequired: true,
    read: ({ listing }) => listing.latitude,
  },
  {
    path: 'Longitude',
    type: 'decimal',
    isRequired: true,
    read: ({ listing }) => listing.longitude,
  },
  text('PublicRemarks', ({ publicRemarks }) => publicRemarks),
  {
    path: 'PhotosCount',
    type: 'integer',
    isRequired: true,
    read: ({ listing }) => listing.media.length,
  },
];

/** Names and meanings follow the RESO Data Dictionary 2.0. */
export const propertyFields: readonly Field[] = [...identity, ...prices, ...building, ...place];

function text(path: string, read: (listing: PublicListing) => string): Field {
  return { path, type: 'text', isRequired: true, read: ({ listing }) => read(listing) };
}

function count(path: string, read: (listing: PublicListing) => number | null): Field {
  return { path, type: 'integer', read: ({ listing }) => read(listing) };
}
