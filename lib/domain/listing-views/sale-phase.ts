import { resultOf } from './auction-results';
import type { ListingCard } from './listing-card';

/** Where a listing stands for a visitor, combining its status with its auction's clock. */
export const listingPhases = [
  'live',
  'upcoming',
  'for-sale',
  'coming-soon',
  'under-contract',
  'ended',
  'sold',
] as const;
export type ListingPhase = (typeof listingPhases)[number];

/** What can still be bought: the default when a search names no phase. */
export const availablePhases: readonly ListingPhase[] = ['live', 'upcoming', 'for-sale', 'coming-soon'];

type Phased = Pick<ListingCard, 'status' | 'saleFormat'> & {
  readonly auction: Pick<
    NonNullable<ListingCard['auction']>,
    'status' | 'outcome' | 'startsAt' | 'endsAt'
  > | null;
};

/**
 * `now` in ms. A home sold at auction is under contract until it closes; an auction without a sale has
 * `ended`.
 */
export function phaseOf(card: Phased, now: number): ListingPhase {
  const { auction } = card;
  return phaseWithin(
    card,
    now,
    auction ? Date.parse(auction.startsAt) : 0,
    auction ? Date.parse(auction.endsAt) : 0,
  );
}

/** The same for a caller that already has the auction's start and end in ms. */
export function phaseWithin(card: Phased, now: number, startsAtMs: number, endsAtMs: number): ListingPhase {
  if (card.status === 'Closed') return 'sold';
  if (card.status === 'Pending' || card.status === 'ActiveUnderContract') return 'under-contract';
  if (card.saleFormat === 'fixed-price') return card.status === 'ComingSoon' ? 'coming-soon' : 'for-sale';
  if (card.auction === null) return 'coming-soon';
  const { status } = card.auction;
  if (status === 'paused') return 'live';
  if (resultOf(card.auction) === 'sold') return 'under-contract';
  if (status !== 'scheduled' && status !== 'open') return 'ended';
  if (now < startsAtMs) return 'upcoming';
  return now <= endsAtMs ? 'live' : 'ended';
}
