import { expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { toPublicListing } from './listing-card';
import { lotStatementOf } from './lot-statement';

const now = Date.parse('2026-11-22T15:00:00Z');
const [sample] = sampleCatalog({ now, createSalt: () => '0'.repeat(64) })
  .map(({ listing }) => toPublicListing(listing))
  .filter(
    ({ propertySubType, seller }) => propertySubType === 'SingleFamilyResidence' && seller.kind === 'bank',
  );
if (!sample) throw new Error('There is no such sample');
const homeIn = (countyOrParish: string, city: string, basisPoints: number) => ({
  listingKey: countyOrParish,
  place: city,
  basisPoints,
  listing: { ...sample, saleTerms: undefined, countyOrParish, city },
});
const taxesOf = (homes: Parameters<typeof lotStatementOf>[0]) =>
  lotStatementOf(homes, dollars(2_000_000)).map(({ priceCents, sellerTaxCents, buyerTaxCents }) => [
    priceCents,
    sellerTaxCents,
    buyerTaxCents,
  ]);

test('each home of a lot owes the taxes of its own county on its part of the price', () => {
  // $800,000 in the city: 0.4% and 1.425%. $1,200,000: 0.4%, 0.2% of the county, and 1% mansion tax.
  expect(taxesOf([homeIn('Queens', 'Flushing', 4_000), homeIn('Tompkins', 'Ithaca', 6_000)])).toEqual([
    [dollars(800_000), dollars(3_200 + 11_400), 0],
    [dollars(1_200_000), dollars(4_800 + 2_400), dollars(12_000)],
  ]);
});

test('a home that cannot be read keeps its part of the price', () => {
  const lost = { ...homeIn('Queens', 'Flushing', 4_000), listing: null };
  expect(taxesOf([lost, homeIn('Tompkins', 'Ithaca', 6_000)])[0]).toEqual([dollars(800_000), 0, 0]);
});
