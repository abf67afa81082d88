import { describe, expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { toListingFacts } from './listing-facts';

const now = Date.parse('2026-11-21T15:00:00Z');
const catalog = sampleCatalog({ now, createSalt: () => '0'.repeat(64) });
const [listing] = catalog.flatMap(({ listing: one }) =>
  one.saleFormat === 'fixed-price' && one.standardStatus === 'Closed' ? [one] : [],
);
if (!listing) throw new Error('No sample');

describe('the search facts of a listing', () => {
  test('repeat what the listing states', () => {
    const fields = {
      streetName: 'Halsey',
      streetSuffix: 'Street',
      city: 'Brooklyn',
      postalCode: '11233',
      latitude: 40.6784,
      longitude: -73.9211,
      yearBuilt: 1931,
      numberOfUnitsTotal: 2,
      estimatedValue: null,
      previousListPriceCents: dollars(410_000),
      closeDate: now,
    };
    expect(toListingFacts({ ...listing, ...fields })).toMatchObject({
      listingId: listing.listingId,
      street: 'Halsey Street',
      city: 'Brooklyn',
      postalCode: '11233',
      latitude: 40.6784,
      longitude: -73.9211,
      yearBuilt: 1931,
      units: 2,
      estimatedValueCents: null,
      previousListPriceCents: dollars(410_000),
      closedAt: now,
      needsRepair: true,
      subType: listing.propertySubType,
      deedType: listing.deedType,
    });
  });

  test('convert association dues to a monthly amount', () => {
    const duesOf = (frequency: 'Monthly' | 'Quarterly' | 'Annually') =>
      toListingFacts({ ...listing, association: { feeCents: dollars(1_200), frequency, includes: 'Water' } })
        .feeCents;
    expect((['Monthly', 'Quarterly', 'Annually'] as const).map(duesOf)).toEqual([1_200_00, 400_00, 100_00]);
    expect(toListingFacts({ ...listing, association: null }).feeCents).toBe(0);
  });
});
