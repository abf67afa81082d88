import { asOf } from '@/lib/domain/auction/as-of';
import { availablePhases, type ListingPhase, phaseWithin } from '@/lib/domain/listing/phase';
import type { ListingCard } from '@/lib/domain/listing/views';
import type { ListingQuery, ListingSort } from './listing-query';
import { type SearchEntry, wordsOf } from './search-entry';

export const listingsPerPage = 24;

type Counts = Readonly<Record<string, number>>;

/** One page of what was found. A facet's counts say how many there were with that choice instead of the present one. */
export interface ListingSearch {
  readonly cards: readonly ListingCard[];
  readonly total: number;
  /** Within the pages there are, also when a later one was asked for. */
  readonly page: number;
  readonly pageCount: number;
  readonly facets: {
    readonly county: Counts;
    readonly kind: Counts;
    readonly saleFormat: Counts;
    readonly phase: Counts;
  };
}

interface Hit {
  readonly entry: SearchEntry;
  readonly phase: ListingPhase;
}

/** Everything that a query finds, in no order and on no page. */
export function matchListings(
  entries: readonly SearchEntry[],
  query: ListingQuery,
  now: number,
): readonly SearchEntry[] {
  return findAll(entries, query, now).hits.map(({ entry }) => entry);
}

/** Filters, sorts and pages. `now` in ms: what is live, upcoming or ended is decided here and nowhere earlier. */
export function searchListings(
  entries: readonly SearchEntry[],
  query: ListingQuery,
  now: number,
): ListingSearch {
  const { hits, facets } = findAll(entries, query, now);
  hits.sort(orderBy[query.sort]);
  const pageCount = Math.max(1, Math.ceil(hits.length / listingsPerPage));
  const page = Math.min(query.page, pageCount);
  const shown = hits.slice((page - 1) * listingsPerPage, page * listingsPerPage);
  return {
    cards: shown.map(({ entry }) => cardAsOf(entry.card, now)),
    total: hits.length,
    page,
    pageCount,
    facets,
  };
}

/** The card with its auction's status derived from the clock. */
export function cardAsOf(card: ListingCard, now: number): ListingCard {
  return card.auction === null ? card : { ...card, auction: asOf(card.auction, now) };
}

function findAll(entries: readonly SearchEntry[], query: ListingQuery, now: number) {
  const hits: Hit[] = [];
  const facets = { county: {}, kind: {}, saleFormat: {}, phase: {} };
  const matchesRest = restOf(query);
  const phases = query.phases.length === 0 ? availablePhases : query.phases;
  for (const entry of entries) {
    if (!matchesRest(entry)) continue;
    const { card, countySlug } = entry;
    const phase = phaseWithin(card, now, entry.startsAtMs, entry.endsAtMs);
    // One bit for each facet that this entry misses: it counts for a facet when it misses nothing but that.
    const misses =
      (query.counties.length === 0 || query.counties.includes(countySlug) ? 0 : 1) |
      (query.kinds.length === 0 || query.kinds.includes(card.kind) ? 0 : 2) |
      (query.saleFormat === null || query.saleFormat === card.saleFormat ? 0 : 4) |
      (phases.includes(phase) ? 0 : 8);
    if (misses === 0) hits.push({ entry, phase });
    if ((misses & ~1) === 0) add(facets.county, countySlug);
    if ((misses & ~2) === 0) add(facets.kind, card.kind);
    if ((misses & ~4) === 0) add(facets.saleFormat, card.saleFormat);
    if ((misses & ~8) === 0) add(facets.phase, phase);
  }
  return { hits, facets };
}

function restOf(query: ListingQuery): (entry: SearchEntry) => boolean {
  const { minPriceCents, maxPriceCents, bedroomsMin } = query;
  const words = wordsOf(query.text);
  return ({ priceCents, card, words: known }) => {
    if (minPriceCents !== null && (priceCents === null || priceCents < minPriceCents)) return false;
    if (maxPriceCents !== null && (priceCents === null || priceCents > maxPriceCents)) return false;
    if (bedroomsMin !== null && bedroomsMin > 0 && (card.bedrooms ?? 0) < bedroomsMin) return false;
    return words.every((word) => known.includes(` ${word}`));
  };
}

function add(counts: Record<string, number>, value: string): void {
  counts[value] = (counts[value] ?? 0) + 1;
}

type Order = (a: Hit, b: Hit) => number;

const byKey: Order = (a, b) => (a.entry.card.key < b.entry.card.key ? -1 : 1);
const newest: Order = (a, b) => b.entry.listedAtMs - a.entry.listedAtMs || byKey(a, b);
const byPrice =
  (direction: 1 | -1): Order =>
  (a, b) => {
    const [first, second] = [a.entry.priceCents, b.entry.priceCents];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byKey(a, b);
    return (first - second) * direction || byKey(a, b);
  };

const urgency: Record<ListingPhase, number> = {
  live: 0,
  upcoming: 1,
  'for-sale': 2,
  'coming-soon': 3,
  'under-contract': 4,
  ended: 5,
  sold: 6,
};

/** Live auctions by their end, upcoming ones by their start, then the rest with the newest first. */
const endingSoon: Order = (a, b) => {
  const step = urgency[a.phase] - urgency[b.phase];
  if (step !== 0) return step;
  if (a.phase === 'live') return a.entry.endsAtMs - b.entry.endsAtMs || byKey(a, b);
  if (a.phase === 'upcoming') return a.entry.startsAtMs - b.entry.startsAtMs || byKey(a, b);
  return newest(a, b);
};

const orderBy: Record<ListingSort, Order> = {
  'ending-soon': endingSoon,
  newest,
  'price-up': byPrice(1),
  'price-down': byPrice(-1),
};
