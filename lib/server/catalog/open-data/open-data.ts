import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { asOf } from '@/lib/domain/auctions/views/as-of';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { listingRank } from '@/lib/domain/open-data/listing-rank';
import type { ListingsRequest } from '@/lib/domain/open-data/listings-request';
import { evaluateFilter } from '@/lib/domain/open-data/odata/evaluate-filter';
import type { Filter, Value } from '@/lib/domain/open-data/odata/filter';
import type { OrderTerm, QueryOptions } from '@/lib/domain/open-data/odata/query-options';
import { getField } from '@/lib/domain/open-data/property';
import type { PropertySource } from '@/lib/domain/open-data/property-field';
import type { SearchedListing } from '@/lib/domain/search/index/searched-listing';
import { type Cursor, type KeysetPage, pageAfter, type Rank, toCursorText } from '@/lib/domain/shared/keyset';
import type { ListingModel } from '@/lib/server/catalog/listings/listing-model';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';

export interface OpenPage {
  readonly total: number;
  readonly sources: readonly PropertySource[];
  /** Null on the last page. */
  readonly next: Cursor | null;
}

/** Returns a page of the search results as of `now` (ms), in the order as of the first page. */
export async function searchOpenListings(
  { query, after, limit }: ListingsRequest,
  now: number,
): Promise<OpenPage> {
  const listings = await listingModel();
  const orderedAsOf = after?.asOf ?? now;
  const found = listings.index.match(query, now);
  const { items, last } = pageAfter(found, {
    rankOf: (listing) => listingRank(listing, query, orderedAsOf),
    after: after?.rank ?? null,
    limit,
  });
  return {
    total: found.length,
    sources: items.flatMap((each) => toCandidate(listings, each, now) ?? []).map(toPublicSource),
    next: last && { order: query.sort, asOf: orderedAsOf, rank: last },
  };
}

/** The `Link` header to the next page. */
export function nextLink(
  path: string,
  params: URLSearchParams,
  next: Cursor | null,
): Readonly<Record<string, string>> {
  if (next === null) return {};
  const nextParams = new URLSearchParams(params);
  nextParams.set('cursor', toCursorText(next));
  return { link: `<${env().siteUrl}${path}?${nextParams}>; rel="next"` };
}

/** Returns a page of the listings that match an OData query, after a rank of its order if `after` is set. */
export async function queryOpenListings(
  { filter, orderBy, skip }: QueryOptions,
  { after, limit }: { readonly after: Rank | null; readonly limit: number },
  now: number,
): Promise<KeysetPage<PropertySource> & { readonly count: number }> {
  const listings = await listingModel();
  const candidates = listings.index.list().flatMap((each) => toCandidate(listings, each, now) ?? []);
  const matching = filter ? await filterInBatches(candidates, filter) : candidates;
  const order = withKey(orderBy);
  const { items, last } = pageAfter(matching, {
    rankOf: (each) => order.map(({ path }) => valueAt(each, path)),
    isDescending: order.map(({ isDescending }) => isDescending),
    after,
    skip,
    limit,
  });
  return { items: items.map(toPublicSource), last, count: matching.length };
}

/** Yields to other requests after each batch, because a long filter on many listings takes seconds. */
const batchSize = 100;

async function filterInBatches(
  candidates: readonly Candidate[],
  filter: Filter,
): Promise<readonly Candidate[]> {
  const matching: Candidate[] = [];
  for (let first = 0; first < candidates.length; first += batchSize) {
    await nextTurn();
    const batch = candidates.slice(first, first + batchSize);
    matching.push(...batch.filter((each) => evaluateFilter(filter, valuesOf(each)) === true));
  }
  return matching;
}

/** Computes each value once, however often a filter uses it. */
function valuesOf(candidate: Candidate): (path: string) => Value {
  const cache = new Map<string, Value>();
  return (path) => {
    const value = cache.get(path) ?? valueAt(candidate, path);
    cache.set(path, value);
    return value;
  };
}

/** Appends the key to an order, so that no two listings share a rank. */
export const withKey = (orderBy: readonly OrderTerm[]): readonly OrderTerm[] => [
  ...orderBy,
  { path: 'ListingKey', isDescending: false },
];

/** Returns null if the listing does not exist or is not public. */
export async function getOpenListing(listingKey: string, now: number): Promise<PropertySource | null> {
  const listings = await listingModel();
  const found = listings.index.get(listingKey);
  const candidate = found && toCandidate(listings, found, now);
  return candidate ? toPublicSource(candidate) : null;
}

/** A source with private data. Used only for comparison, which copies nothing; never returned. */
type Candidate = PropertySource & { readonly listing: Listing };

const toPublicSource = ({ listing, auction, siteUrl }: Candidate): PropertySource => ({
  listing: toPublicListing(listing),
  auction,
  siteUrl,
});

function toCandidate({ bySlug }: ListingModel, { card }: SearchedListing, now: number): Candidate | null {
  const listing = bySlug.get(card.slug);
  if (!listing) return null;
  return { listing, auction: card.auction && asOf(card.auction, now), siteUrl: env().siteUrl };
}

/** Lists can be neither compared nor ordered. */
function valueAt(source: PropertySource, path: string): Value {
  const value = getField(path)?.read(source) ?? null;
  return typeof value === 'object' ? null : value;
}
