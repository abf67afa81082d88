import { expect, test } from 'vitest';
import { type ListingDetail, toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { sampleCatalog } from '@/sample/catalog';
import { comparedFacts } from './compared-facts';

const homes: readonly ListingDetail[] = sampleCatalog({
  now: Date.UTC(2026, 10, 22),
  createSalt: () => '0'.repeat(64),
}).map(({ listing }) => ({
  listing: toPublicListing(listing),
  auction: null,
  card: toListingCard(listing, null),
}));
const lineOf = (term: string, ...of: (ListingDetail | undefined)[]) =>
  comparedFacts(of.flatMap((home) => home ?? [])).find((fact) => fact.term === term);

test('a fact differs when two homes have different values, or one has none', () => {
  const [first, second] = homes;
  if (!first || !second) throw new Error('There are samples');
  const unknown = { ...first, listing: { ...first.listing, yearBuilt: null } };
  const known = { ...first, listing: { ...first.listing, yearBuilt: 1931 } };
  expect(lineOf('Year built', known, known)).toMatchObject({ values: ['1931', '1931'], differs: false });
  expect(lineOf('Year built', known, unknown)).toMatchObject({ values: ['1931', null], differs: true });
});

test('a fact has its unit, and a price has its label', () => {
  const fixed = homes.find(({ card }) => card.listPriceCents !== null && card.status === 'Active');
  expect(lineOf('Price', fixed)?.values[0]).toMatch(/^List price \$[\d,]+$/);
  const built = homes.find(({ card }) => card.livingAreaSqft !== null);
  expect(lineOf('Living area', built)?.values[0]).toMatch(/^[\d,]+ sq ft$/);
  expect(lineOf('Property tax', built)?.values[0]).toMatch(/^\$[\d,.]+ a year \(\d{4}\)$/);
});

test('the red flags of a home are counted and named, worst first', () => {
  const flagged = homes.find(({ card }) => card.risks.redFlags > 1 && card.risks.unknown > 0);
  expect(lineOf('Red flags', flagged)?.values[0]).toMatch(/^\d red flags · \d unknown: .+; .+: unknown$/);
});

test('a lot has a dash for its bedrooms, and an unknown occupancy has no value', () => {
  const land = homes.find(({ listing }) => listing.propertyType === 'Land');
  expect(lineOf('Bedrooms', land)?.values).toEqual(['–']);
  const [first] = homes;
  if (!first) throw new Error('There are samples');
  const occupancy = { ...first.listing.occupancy, value: 'Unknown' as const };
  expect(lineOf('Occupancy', { ...first, listing: { ...first.listing, occupancy } })?.values).toEqual([null]);
});
