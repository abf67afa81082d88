import type { StandardStatus } from '@/lib/domain/listings/vocabulary';
import { shuffle } from './decks';
import type { Random } from './drawing/random';

/** Where an auction stands at the moment of seeding. */
export type AuctionStage =
  | 'ends-in-an-hour'
  | 'ends-in-a-day'
  | 'ends-in-a-week'
  | 'upcoming'
  | 'sold'
  | 'closed'
  | 'accepted'
  | 'undecided'
  | 'declined'
  | 'lapsed'
  | 'no-bids'
  | 'cancelled';

export type Plan =
  | { readonly kind: 'auction'; readonly stage: AuctionStage }
  /** An auction without a date, or a price. */
  | {
      readonly kind: 'listing';
      readonly saleFormat: 'auction' | 'fixed-price';
      readonly status: StandardStatus;
    };

const auction = (stage: AuctionStage): Plan => ({ kind: 'auction', stage });
const listing = (saleFormat: 'auction' | 'fixed-price', status: StandardStatus): Plan => ({
  kind: 'listing',
  saleFormat,
  status,
});

/** How many of each among 264; what is left over of another number is for sale at a fixed price. */
const shares: readonly (readonly [Plan, number])[] = [
  [auction('ends-in-an-hour'), 5],
  [auction('ends-in-a-day'), 8],
  [auction('ends-in-a-week'), 15],
  [auction('upcoming'), 26],
  [auction('sold'), 10],
  [auction('closed'), 12],
  [auction('accepted'), 3],
  [auction('undecided'), 3],
  [auction('declined'), 3],
  [auction('lapsed'), 2],
  [auction('no-bids'), 5],
  [auction('cancelled'), 4],
  [listing('auction', 'ComingSoon'), 6],
  [listing('fixed-price', 'ComingSoon'), 6],
  [listing('fixed-price', 'ActiveUnderContract'), 12],
  [listing('fixed-price', 'Pending'), 10],
  [listing('fixed-price', 'Closed'), 18],
];
const sharesOf = 264;

/** What only sellers and staff may see: two of each, beside the public ones. */
export const hiddenPlans: readonly Plan[] = (
  ['Draft', 'InReview', 'ChangesRequested', 'Hold', 'Withdrawn', 'Expired', 'Rejected'] as const
).flatMap((status) => [listing('fixed-price', status), listing('auction', status)]);

/** `size` public plans in a fair random order, at least one of each kind when there is room. */
export function publicPlans(size: number, random: Random): readonly Plan[] {
  const some = shares.flatMap(([plan, share]) =>
    Array.from({ length: Math.max(1, Math.round((share * size) / sharesOf)) }, () => plan),
  );
  const fixed = Array.from({ length: Math.max(0, size - some.length) }, () =>
    listing('fixed-price', 'Active'),
  );
  return shuffle([...some, ...fixed].slice(0, size), random);
}
