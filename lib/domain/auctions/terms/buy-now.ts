import type { Cents } from '@/lib/domain/shared/money';
import type { ReserveStatus } from './public-auction';

interface PriceFloors {
  readonly startingBidCents: number;
  /** Null: no reserve, or unknown. */
  readonly reserveCents: number | null;
}

/**
 * Whether a buy-now price is valid: above the starting bid and above the reserve, so that it brings the
 * seller more than the auction is sure to bring. Amounts in cents.
 */
export const isBuyNowPrice = (priceCents: number, { startingBidCents, reserveCents }: PriceFloors): boolean =>
  priceCents > startingBidCents && priceCents > (reserveCents ?? 0);

interface Standing {
  readonly reserveStatus: ReserveStatus;
  readonly bidCount: number;
}

/**
 * Whether the buy-now price is still open: until a bid meets the reserve, or without a reserve until the
 * first bid.
 */
export const leavesBuyNow = ({ reserveStatus, bidCount }: Standing): boolean =>
  reserveStatus === 'none' ? bidCount === 0 : reserveStatus === 'not-met';

/** The buy-now price in cents if the bids so far leave it open to eligible bidders, otherwise null. */
export const buyNowPriceOf = (auction: Standing & { readonly buyNowCents?: Cents | null }): Cents | null =>
  leavesBuyNow(auction) ? (auction.buyNowCents ?? null) : null;
