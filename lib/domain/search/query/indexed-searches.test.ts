import { expect, test } from 'vitest';
import { availablePhases, listingPhases } from '@/lib/domain/listing-views/sale-phase';
import { indexedSearches, isIndexedSearch } from './indexed-searches';
import { parseListingQuery } from './listing-query';

test('every status is in one of the indexed searches', () => {
  const phases = indexedSearches.flatMap((query) =>
    query.phases.length > 0 ? query.phases : availablePhases,
  );
  expect(phases.toSorted()).toEqual([...listingPhases].sort());
});

test.each([
  ['', true],
  ['page=3', true],
  ['status=sold&page=2', true],
  ['status=sold&status=ended', false],
  ['status=live', false],
  ['county=kings', false],
  ['sort=newest', false],
  ['map=off&page=2', true],
])('whether “%s” may be indexed: %s', (address, isIndexed) => {
  const { query } = parseListingQuery(new URLSearchParams(address));
  expect(isIndexedSearch(query)).toBe(isIndexed);
});
