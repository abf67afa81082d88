import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { opensAll } from '@/lib/domain/auctions/terms/rules-version';

/** What the seller sees before the reserve is lowered. Money in cents, `endsAt` in ms. */
export interface ReserveReview {
  readonly oldCents: number;
  readonly newCents: number;
  /** The high bid; null without bids. */
  readonly highBidCents: number | null;
  /** The high bid that everyone sees meets the new reserve. A higher sealed maximum is not considered. */
  readonly isMet: boolean;
  readonly isSealed: boolean;
  /** The ledger opens the present sealed reserve, too, when the auction is over. */
  readonly opensOld: boolean;
  readonly endsAt: number;
  /** The auction's version that this was read from. Any later bid or event changes it. */
  readonly version: number;
}

/** What follows if the reserve of a running auction is lowered. Does not reveal a sealed maximum bid. */
export function reviewLowering(state: AuctionState, newCents: number): ReserveReview {
  const { terms, priceCents, bidCount, reserve, endsAt, seq, secret } = state;
  return {
    oldCents: secret.reserve?.amountCents ?? newCents,
    newCents,
    highBidCents: bidCount === 0 ? null : priceCents,
    isMet: bidCount > 0 && newCents <= priceCents,
    isSealed: reserve.commitment !== null,
    opensOld: reserve.commitment !== null && opensAll(terms),
    endsAt,
    version: seq,
  };
}
