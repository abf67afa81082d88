import { listingPhases, phaseOf } from '@/lib/domain/listing/phase';
import { toVector, type Vector } from '@/lib/domain/search/area';
import type { ListingQuery } from '@/lib/domain/search/listing-query';
import { numbersOf, type SearchedListing } from '@/lib/domain/search/searched-listing';
import type { Rank } from './keyset';

/** Two values that decide, then the key. */
export const listingRankLength = 3;

/** Where a listing stands in the order of a search: the same as on its page. `asOf` (ms) decides what is live. */
export const listingRank = (listing: SearchedListing, query: ListingQuery, asOf: number): Rank => [
  ...decidingValues(listing, query, asOf),
  listing.card.key,
];

function decidingValues(
  listing: SearchedListing,
  { sort, near }: ListingQuery,
  asOf: number,
): readonly [number, number] {
  const { listedAt, startsAt, endsAt, priceCents, perSqftCents, ...place } = numbersOf(listing);
  switch (sort) {
    case 'newest':
      return [0, -listedAt];
    case 'price-up':
      return knownFirst(priceCents);
    case 'price-down':
      return knownFirst(-priceCents);
    case 'price-per-sqft':
      return knownFirst(perSqftCents);
    case 'distance':
      if (near) return [0, squareBetween(place, toVector(near))];
  }
  const phase = phaseOf(listing.card, asOf);
  const step = listingPhases.indexOf(phase);
  if (phase === 'live') return [step, endsAt];
  return [step, phase === 'upcoming' ? startsAt : -listedAt];
}

/** What has no value stands last. */
const knownFirst = (value: number): readonly [number, number] => (Number.isNaN(value) ? [1, 0] : [0, value]);

const squareBetween = (a: Vector, b: Vector): number =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
