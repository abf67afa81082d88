import type { Cents } from '@/lib/domain/shared/money';
import type { ReserveStatus } from './public-auction';

interface Asked {
  readonly startingBidCents: number;
  /** Null: none, or not known. */
  readonly reserveCents: number | null;
}

/** Who sells at once gets more than the auction is sure to bring: above the starting bid, and above the reserve. Cents. */
export const isBuyNowPrice = (priceCents: number, { startingBidCents, reserveCents }: Asked): boolean =>
  priceCents > startingBidCents && priceCents > (reserveCents ?? 0);

interface Standing {
  readonly reserveStatus: ReserveStatus;
  readonly bidCount: number;
}

/** Whether the bids so far leave the buy-now price open: none has met the reserve; without a reserve there is none at all. */
export const leavesBuyNow = ({ reserveStatus, bidCount }: Standing): boolean =>
  reserveStatus === 'none' ? bidCount === 0 : reserveStatus === 'not-met';

/** The price in cents at which everybody who may bid can buy it by what the bids say, or null. */
export const buyNowPriceOf = (auction: Standing & { readonly buyNowCents?: Cents | null }): Cents | null =>
  leavesBuyNow(auction) ? (auction.buyNowCents ?? null) : null;
