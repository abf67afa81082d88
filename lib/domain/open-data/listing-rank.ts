import { listingPhases, phaseOf, sellingAuctionOf } from '@/lib/domain/listing-views/sale-phase';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import { toVector, type Vector } from '@/lib/domain/search/index/area';
import { perSqftOf, type SearchedListing } from '@/lib/domain/search/index/searched-listing';
import type { ListingQuery } from '@/lib/domain/search/query/listing-query';
import type { Rank } from '@/lib/domain/shared/keyset';

/** Two sort values, then the key. */
export const listingRankLength = 3;

/**
 * A listing's position in the order of a search, the same as on its page. `asOf` (ms) decides what is live.
 */
export const listingRank = (listing: SearchedListing, query: ListingQuery, asOf: number): Rank => [
  ...decidingValues(listing, query, asOf),
  listing.card.key,
];

/** Computes only the values this order needs, because every match is ranked for each page. */
function decidingValues(
  { card, facts }: SearchedListing,
  { sort, near }: ListingQuery,
  asOf: number,
): readonly [number, number] {
  switch (sort) {
    case 'newest':
      return [0, -Date.parse(card.listedAt)];
    case 'price-up':
      return knownFirst(priceOf(card));
    case 'price-down':
      return knownFirst(priceOf(card), -1);
    case 'whole-price':
      return knownFirst(card.wholePrice?.totalCents ?? null);
    case 'price-per-sqft':
      return knownFirst(perSqftOf(card));
    case 'distance':
      if (near) return [0, squareBetween(toVector(facts), toVector(near))];
  }
  const phase = phaseOf(card, asOf);
  const step = listingPhases.indexOf(phase);
  const auction = sellingAuctionOf(card);
  if (auction && phase === 'live') return [step, Date.parse(auction.endsAt)];
  if (auction && phase === 'upcoming') return [step, Date.parse(auction.startsAt)];
  return [step, -Date.parse(card.listedAt)];
}

/** Unknown values sort last. */
const knownFirst = (value: number | null, direction: 1 | -1 = 1): readonly [number, number] =>
  value === null ? [1, 0] : [0, value * direction];

const squareBetween = (a: Vector, b: Vector): number =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
