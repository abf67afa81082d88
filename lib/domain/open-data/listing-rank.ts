import { listingPhases, phaseOf } from '@/lib/domain/listing/phase';
import type { ListingCard } from '@/lib/domain/listing/views';
import type { ListingSort } from '@/lib/domain/search/listing-query';
import type { Rank } from './keyset';

/** Two values that decide, then the key. */
export const listingRankLength = 3;

/** Where a listing stands in the order of a search: the same as on its page. `asOf` (ms) decides what is live. */
export const listingRank = (card: ListingCard, sort: ListingSort, asOf: number): Rank => [
  ...decidingValues(card, sort, asOf),
  card.key,
];

function decidingValues(card: ListingCard, sort: ListingSort, asOf: number): readonly [number, number] {
  const newestFirst = -Date.parse(card.listedAt);
  switch (sort) {
    case 'newest':
      return [0, newestFirst];
    case 'price-up':
      return lowestFirst(priceOf(card), 1);
    case 'price-down':
      return lowestFirst(priceOf(card), -1);
    case 'ending-soon': {
      const phase = phaseOf(card, asOf);
      const step = listingPhases.indexOf(phase);
      if (phase === 'live') return [step, Date.parse(card.auction?.endsAt ?? '')];
      return [step, phase === 'upcoming' ? Date.parse(card.auction?.startsAt ?? '') : newestFirst];
    }
  }
}

const priceOf = ({ closePriceCents, auction, listPriceCents }: ListingCard): number | null =>
  closePriceCents ?? auction?.currentPriceCents ?? listPriceCents;

/** What has no value stands last. */
const lowestFirst = (value: number | null, direction: 1 | -1): readonly [number, number] =>
  value === null ? [1, 0] : [0, value * direction];
