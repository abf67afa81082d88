import type { z } from 'zod';
import type { Cents } from '@/lib/domain/shared/money';
import type { publicAuctionSchema } from './public-auction-schema';

/**
 * What everyone may know of an auction. `buyNowCents` stays after the offer ends (`buyNowPriceOf`). `currentPriceCents` is
 * the starting bid while there are no bids. `closing` is null in older auctions (`bindingClosingTerms`).
 */
export type PublicAuction = Readonly<z.output<typeof publicAuctionSchema>>;
export type AuctionStatus = PublicAuction['status'];
/** `none`: absolute sale. */
export type ReserveStatus = PublicAuction['reserveStatus'];

/** What a card shows of an auction, and what it takes to follow it. */
export type AuctionGlance = ReturnType<typeof glanceOf>;

export const glanceOf = (auction: PublicAuction) => ({
  id: auction.id,
  status: auction.status,
  outcome: auction.outcome,
  saleMode: auction.saleMode,
  currentPriceCents: auction.currentPriceCents,
  bidCount: auction.bidCount,
  reserveStatus: auction.reserveStatus,
  startsAt: auction.startsAt,
  endsAt: auction.endsAt,
  version: auction.version,
  serverTime: auction.serverTime,
});

/** The asking bidder's own place in an auction. */
export interface BidderPosition {
  readonly alias: string | null;
  readonly maximumCents: Cents | null;
  readonly standing: 'leading' | 'outbid' | 'none';
  /** How much they may bid at all, and in this auction beside what binds them elsewhere. */
  readonly limit?: { readonly limitCents: number; readonly leftCents: number };
}

/** One line of the visible history. `priceCents` is the price after it. */
export interface HistoryLine {
  readonly seq: number;
  readonly at: string;
  readonly kind:
    | 'scheduled'
    | 'opened'
    | 'bid'
    | 'raise'
    | 'extended'
    | 'paused'
    | 'resumed'
    | 'outage'
    | 'reserve-lowered'
    | 'cancelled'
    | 'bought'
    | 'closed'
    | 'decided';
  readonly alias: string | null;
  readonly priceCents: Cents | null;
  readonly hash: string;
  /** The rest in one plain sentence. */
  readonly text: string;
}

/** What a bidder is given for an accepted bid; the salt and commitment prove the sealed maximum later. */
export interface BidReceipt {
  readonly auctionId: string;
  readonly seq: number;
  readonly hash: string;
  readonly alias: string;
  readonly maximumCents: Cents;
  readonly salt: string;
  readonly commitment: string;
  readonly standing: 'leading' | 'outbid';
  readonly priceBeforeCents: Cents;
  readonly priceAfterCents: Cents;
  readonly endsAtBefore: string;
  readonly endsAtAfter: string;
  readonly receivedAt: string;
}

/** What a buyer is given who bought at once; `hash` is the entry that ended the auction. */
export interface PurchaseReceipt {
  readonly auctionId: string;
  readonly seq: number;
  readonly hash: string;
  readonly alias: string;
  readonly priceCents: Cents;
  readonly receivedAt: string;
  /** Where the sale goes on. */
  readonly saleId: string;
}
