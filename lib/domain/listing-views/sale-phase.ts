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

/** What a phase needs of the auction that sells a home. */
export type PhasedAuction = Pick<
  NonNullable<ListingCard['auction']>,
  'status' | 'outcome' | 'startsAt' | 'endsAt'
>;

type Phased = Pick<ListingCard, 'status' | 'saleFormat'> & {
  readonly auction: PhasedAuction | null;
  readonly lot?: { readonly auction?: PhasedAuction | null };
};

/** The auction that sells the home: its own, or that of the lot it is included in. */
export const sellingAuctionOf = ({ auction, lot }: Pick<Phased, 'auction' | 'lot'>): PhasedAuction | null =>
  auction ?? lot?.auction ?? null;

/**
 * `now` in ms. A home sold at auction is under contract until it closes; an auction without a sale has
 * `ended`.
 */
export function phaseOf(card: Phased, now: number): ListingPhase {
  const auction = sellingAuctionOf(card);
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
  const auction = sellingAuctionOf(card);
  if (auction === null) return 'coming-soon';
  const { status } = auction;
  if (status === 'paused') return 'live';
  if (resultOf(auction) === 'sold') return 'under-contract';
  if (status !== 'scheduled' && status !== 'open') return 'ended';
  if (now < startsAtMs) return 'upcoming';
  return now <= endsAtMs ? 'live' : 'ended';
}
