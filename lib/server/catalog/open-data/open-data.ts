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

/** A page of what a search finds as of `now` (ms), in the order as of when its reading began. */
export async function searchOpenListings(
  { query, after, limit }: ListingsRequest,
  now: number,
): Promise<OpenPage> {
  const listings = await listingModel();
  const beganAt = after?.asOf ?? now;
  const found = listings.index.match(query, now);
  const { items, last } = pageAfter(found, {
    rankOf: (listing) => listingRank(listing, query, beganAt),
    after: after?.rank ?? null,
    limit,
  });
  return {
    total: found.length,
    sources: items.flatMap((each) => toCandidate(listings, each, now) ?? []).map(toPublicSource),
    next: last && { order: query.sort, asOf: beganAt, rank: last },
  };
}

/** The header that says where a reading goes on. */
export function nextLink(
  path: string,
  params: URLSearchParams,
  next: Cursor | null,
): Readonly<Record<string, string>> {
  if (next === null) return {};
  const further = new URLSearchParams(params);
  further.set('cursor', toCursorText(next));
  return { link: `<${env().siteUrl}${path}?${further}>; rel="next"` };
}

/** A page of the listings that fit an OData query, behind a rank of its order when one is given. */
export async function queryOpenListings(
  { filter, orderBy, skip }: QueryOptions,
  { after, limit }: { readonly after: Rank | null; readonly limit: number },
  now: number,
): Promise<KeysetPage<PropertySource> & { readonly count: number }> {
  const listings = await listingModel();
  const candidates = listings.index.list().flatMap((each) => toCandidate(listings, each, now) ?? []);
  const fitting = filter ? await sift(candidates, filter) : candidates;
  const order = withKey(orderBy);
  const { items, last } = pageAfter(fitting, {
    rankOf: (each) => order.map(({ path }) => valueAt(each, path)),
    isDescending: order.map(({ isDescending }) => isDescending),
    after,
    skip,
    limit,
  });
  return { items: items.map(toPublicSource), last, count: fitting.length };
}

/** Looks at so many at a time, with a turn for everybody else between them: a long filter on many listings takes seconds. */
const perTurn = 100;

async function sift(candidates: readonly Candidate[], filter: Filter): Promise<readonly Candidate[]> {
  const fitting: Candidate[] = [];
  for (let first = 0; first < candidates.length; first += perTurn) {
    await nextTurn();
    const some = candidates.slice(first, first + perTurn);
    fitting.push(...some.filter((each) => evaluateFilter(filter, valuesOf(each)) === true));
  }
  return fitting;
}

/** Makes each value once, however often a filter names it. */
function valuesOf(candidate: Candidate): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    const value = known.get(path) ?? valueAt(candidate, path);
    known.set(path, value);
    return value;
  };
}

/** The order with the key at its end, so that no two listings stand at one place. */
export const withKey = (orderBy: readonly OrderTerm[]): readonly OrderTerm[] => [
  ...orderBy,
  { path: 'ListingKey', isDescending: false },
];

/** Null when there is no such listing or visitors may not see it. */
export async function getOpenListing(listingKey: string, now: number): Promise<PropertySource | null> {
  const listings = await listingModel();
  const found = listings.index.get(listingKey);
  const candidate = found && toCandidate(listings, found, now);
  return candidate ? toPublicSource(candidate) : null;
}

/** A source before what is private was taken away: for comparing, which copies nothing, and never for giving out. */
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

/** Lists are neither compared nor ordered. */
function valueAt(source: PropertySource, path: string): Value {
  const value = getField(path)?.read(source) ?? null;
  return typeof value === 'object' ? null : value;
}
