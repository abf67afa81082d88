import { emptyQuery, type ListingQuery, toSearchParams } from './listing-query';

/**
 * The searches that search engines may index, with all their pages: what can be bought, and each other status by
 * itself. Every public home is in one of them.
 */
export const indexedSearches: readonly ListingQuery[] = [
  emptyQuery,
  ...(['under-contract', 'ended', 'sold'] as const).map((phase) => ({ ...emptyQuery, phases: [phase] })),
];

/** Whatever its page. */
export function isIndexedSearch(query: ListingQuery): boolean {
  const address = toSearchParams({ ...query, page: 1 }).toString();
  return indexedSearches.some((each) => toSearchParams(each).toString() === address);
}
