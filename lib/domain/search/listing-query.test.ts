import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listingPhases } from '@/lib/domain/listing/phase';
import { propertyKinds } from '@/lib/domain/listing/vocabulary';
import { counties } from '@/lib/domain/places/counties';
import {
  emptyQuery,
  type ListingQuery,
  listingSorts,
  parseListingQuery,
  toSearchParams,
} from './listing-query';

describe('a search in the URL', () => {
  test('a written query is read as itself', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parseListingQuery(toSearchParams(query))).toEqual({ query, ignored: [] });
      }),
    );
  });

  test('the empty query has no parameters', () => {
    expect(toSearchParams(emptyQuery).toString()).toBe('');
    expect(parseListingQuery({}).query).toEqual(emptyQuery);
  });

  test('a value that means nothing is left out, told with its reason, and the rest stands', () => {
    const { query, ignored } = parseListingQuery(
      new URLSearchParams(
        'county=kings&county=narnia&type=castle&min=1e5&max=-3&beds=99&sale=barter&sort=magic&page=0&utm_source=x',
      ),
    );
    expect(query).toEqual({ ...emptyQuery, counties: ['kings'] });
    expect(ignored.map(({ name, value, reason }) => `${name}=${value}: ${reason}`).sort()).toEqual([
      'beds=99: out-of-range',
      'county=narnia: unknown',
      'max=-3: not-a-whole-number',
      'min=1e5: not-a-whole-number',
      'page=0: out-of-range',
      'sale=barter: unknown',
      'sort=magic: unknown',
      'type=castle: unknown',
    ]);
  });

  test('a minimum above the maximum keeps the minimum and says so', () => {
    const { query, ignored } = parseListingQuery({ min: '$400,000', max: '300000' });
    expect(query).toMatchObject({ minPriceCents: 40_000_000, maxPriceCents: null });
    expect(ignored).toEqual([{ name: 'max', value: '300000', reason: 'minimum-above-maximum' }]);
  });

  test('status=all asks for every phase', () => {
    expect(parseListingQuery({ status: 'all' }).query.phases).toEqual(listingPhases);
  });

  test('no input makes it fail', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('county', 'type', 'min', 'max', 'beds', 'sale', 'status', 'q', 'sort', 'page'),
          fc.oneof(fc.string(), fc.array(fc.string())),
        ),
        (params) => {
          const { query } = parseListingQuery(params);
          expect(parseListingQuery(toSearchParams(query)).query).toEqual(query);
        },
      ),
    );
  });
});

const prices = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount * 100));
const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    counties: fc.subarray(
      counties.map((county) => county.slug),
      { maxLength: 5 },
    ),
    kinds: fc.subarray([...propertyKinds]),
    minPriceCents: prices,
    maxPriceCents: prices,
    bedroomsMin: fc.option(fc.integer({ min: 0, max: 20 })),
    saleFormat: fc.option(fc.constantFrom('auction' as const, 'fixed-price' as const)),
    phases: fc.subarray([...listingPhases]),
    text: fc.constantFrom('', 'halsey street', '11233', 'O’Neill'),
    sort: fc.constantFrom(...listingSorts),
    page: fc.integer({ min: 1, max: 100 }),
  })
  .filter(
    ({ minPriceCents, maxPriceCents }) =>
      minPriceCents === null || maxPriceCents === null || minPriceCents <= maxPriceCents,
  );
