import { describe, expect, test } from 'vitest';
import { statusLabel } from '@/lib/copy/listings/status-label';
import { toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { sampleCatalog } from '@/sample/catalog';
import { addressLines, slugOf } from './address';
import { deedLabel, occupancyLabel, propertyKindLabel, propertyLabel } from './labels';
import { type Listing, listingSchema } from './listing';
import {
  deedTypes,
  isPublicStatus,
  occupancyValues,
  propertyKinds,
  propertySubTypes,
  standardStatuses,
} from './vocabulary';

const samples = sampleCatalog({ now: Date.parse('2026-11-21T15:00:00Z'), createSalt: () => '0'.repeat(64) });
const one = (fits: (listing: Listing) => boolean): Listing => {
  const found = samples.find(({ listing }) => fits(listing));
  if (!found) throw new Error('No such sample');
  return found.listing;
};
const priced = one((it) => it.saleFormat === 'fixed-price' && it.standardStatus === 'Active');
const accepts = (change: object) => listingSchema.safeParse({ ...priced, ...change }).success;

describe('a listing', () => {
  test('a fixed price has a price and no auction, an auction has no list price', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ listPriceCents: null })).toBe(false);
    expect(accepts({ auctionId: 'a1' })).toBe(false);
    expect(accepts({ saleFormat: 'auction' })).toBe(false);
    expect(
      accepts({ saleFormat: 'auction', listPriceCents: null, previousListPriceCents: null, auctionId: 'a1' }),
    ).toBe(true);
  });

  test('a closed listing has both a closing price and a closing day, and no other listing has either', () => {
    expect(accepts({ standardStatus: 'Closed' })).toBe(false);
    expect(accepts({ standardStatus: 'Closed', closePriceCents: 100, closeDate: 1 })).toBe(true);
    expect(accepts({ closePriceCents: 100, closeDate: 1 })).toBe(false);
  });

  test('land has no bedrooms and no living area', () => {
    expect(accepts({ propertyType: 'Land', bedroomsTotal: 3 })).toBe(false);
    expect(accepts({ propertyType: 'Land', bedroomsTotal: null, livingAreaSqft: null })).toBe(true);
  });

  test('money is in whole cents, the home is in New York, and each fact has a source and a day', () => {
    expect(accepts({ listPriceCents: 100.5 })).toBe(false);
    expect(accepts({ listPriceCents: -1 })).toBe(false);
    expect(accepts({ stateOrProvince: 'NJ' })).toBe(false);
    expect(accepts({ latitude: 34 })).toBe(false);
    expect(accepts({ occupancy: { value: 'Vacant', asOf: 1 } })).toBe(false);
    expect(accepts({ occupancy: { value: 'Vacant', source: 'Inspection' } })).toBe(false);
  });
});

describe('the wording of a listing', () => {
  const place = {
    streetNumber: '418',
    streetName: 'St. John’s',
    streetSuffix: 'Place',
    unitNumber: '2B',
    city: 'Brooklyn',
    stateOrProvince: 'NY' as const,
    postalCode: '11233',
    listingId: 'BNY-7',
  };

  test('an address has two lines, with the unit in the first', () => {
    expect(addressLines(place)).toEqual(['418 St. John’s Place, Unit 2B', 'Brooklyn, NY 11233']);
    expect(addressLines({ ...place, unitNumber: null, streetSuffix: '' })[0]).toBe('418 St. John’s');
  });

  test('a slug is the address and the listing number in plain letters', () => {
    expect(slugOf(place)).toBe('418-st-johns-place-unit-2b-brooklyn-ny-11233-bny-7');
    expect(slugOf({ ...place, streetName: 'Élan' })).toContain('418-elan-place');
  });

  test('every value of the vocabulary has its own label', () => {
    const different = (labels: readonly string[]) => expect(new Set(labels).size).toBe(labels.length);
    different(propertySubTypes.map((propertySubType) => propertyLabel({ propertySubType })));
    different(propertyKinds.map(propertyKindLabel));
    different(occupancyValues.map(occupancyLabel));
    different(deedTypes.map(deedLabel));
    different(standardStatuses.map(statusLabel));
  });

  test('drafts and listings that were rejected, held or withdrawn are not public', () => {
    expect(standardStatuses.filter(isPublicStatus)).toEqual([
      'ComingSoon',
      'Active',
      'ActiveUnderContract',
      'Pending',
      'Closed',
    ]);
  });
});

describe('the views of a listing', () => {
  test('a card counts a half bath as 0.5 and shows the first picture', () => {
    const card = toListingCard({ ...priced, bathroomsFull: 2, bathroomsHalf: 1 }, null);
    expect(card.bathrooms).toBe(2.5);
    expect(card.cover.src).toBe(priced.media[0]?.src);
    expect(card.listPriceCents).toBe(priced.listPriceCents);
  });

  test('the public listing names the seller and hides the responsible user and the email address', () => {
    expect(Object.keys(toPublicListing(priced).seller).sort()).toEqual(['kind', 'name']);
  });
});
