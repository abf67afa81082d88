import type { z } from 'zod';
import type { Cents } from '@/lib/domain/shared/money';
import type { publicAuctionSchema } from './public-auction-schema';

/**
 * The public data of an auction. `buyNowCents` stays set after the buy-now price is no longer open
 * (`buyNowPriceOf`). `currentPriceCents` is the starting bid while there are no bids. `closing` is null in
 * older auctions (`bindingClosingTerms`).
 */
export type PublicAuction = Readonly<z.output<typeof publicAuctionSchema>>;
export type AuctionStatus = PublicAuction['status'];
/** `none` means an absolute sale. */
export type ReserveStatus = PublicAuction['reserveStatus'];

export const isOver = ({ status }: { readonly status: AuctionStatus }): boolean =>
  status === 'ended' || status === 'cancelled';

/** An auction with bids, after its end: its price without each bidder can be computed. */
export const canReplay = ({ status, bidCount }: Pick<PublicAuction, 'status' | 'bidCount'>): boolean =>
  status === 'ended' && bidCount > 0;

/** The fields that a card shows of an auction or needs to keep it up to date. */
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

/** The signed-in bidder's own position in an auction. */
export interface BidderPosition {
  readonly alias: string | null;
  readonly maximumCents: Cents | null;
  readonly standing: 'leading' | 'outbid' | 'none';
  /** The bid limit, and what is left of it for this auction after commitments elsewhere. In cents. */
  readonly limit?: { readonly limitCents: number; readonly leftCents: number };
  /** The bidder accepted the lead paint terms of this home with an earlier bid. */
  readonly hasAcceptedLeadPaint?: boolean;
  /** With a bid, the bidder must give the seller the form of a covered investor. */
  readonly needsInvestorForm?: boolean;
  /** The keys that need no earlier one to add them; empty if none of them can add another. */
  readonly deviceKeys?: readonly string[];
}

/** One line of the visible history. `priceCents` is the price after it; `at` is ISO 8601. */
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
    | 'insider-refused'
    | 'defaulted'
    | 'reserve-lowered'
    | 'cancelled'
    | 'bought'
    | 'closed'
    | 'decided';
  readonly alias: string | null;
  readonly priceCents: Cents | null;
  readonly hash: string;
  /** The entry in plain words. */
  readonly text: string;
}

/**
 * The receipt for an accepted bid. The salt and commitment prove the sealed maximum later. Times are ISO
 * 8601.
 */
export interface BidReceipt {
  readonly auctionId: string;
  readonly seq: number;
  readonly hash: string;
  readonly alias: string;
  readonly maximumCents: Cents;
  readonly salt: string;
  readonly commitment: string;
  /** The key of the bidder that signed the bid; absent if none did. */
  readonly signedWith?: string;
  readonly standing: 'leading' | 'outbid';
  readonly priceBeforeCents: Cents;
  readonly priceAfterCents: Cents;
  readonly endsAtBefore: string;
  readonly endsAtAfter: string;
  readonly receivedAt: string;
  /** The site's signature over the other fields; absent in receipts from before there was one. */
  readonly signature?: string;
}

/** The receipt for a buy-now purchase; `hash` is that of the entry that ended the auction. */
export interface PurchaseReceipt {
  readonly auctionId: string;
  readonly seq: number;
  readonly hash: string;
  readonly alias: string;
  readonly priceCents: Cents;
  readonly receivedAt: string;
  /** Id of the closing. */
  readonly saleId: string;
  readonly signature?: string;
}
