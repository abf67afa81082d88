import type { Cents } from '@/lib/domain/shared/money';
import type { ClosingTerms } from './closing-terms';
import type { SaleEndReason } from './post-sale-outcome-schema';

export type SaleMode = 'absolute' | 'published-reserve' | 'sealed-reserve';
export const auctionStatuses = ['scheduled', 'open', 'paused', 'settling', 'ended', 'cancelled'] as const;
export type AuctionStatus = (typeof auctionStatuses)[number];
export type AuctionOutcome =
  | 'sold'
  | 'sold-buy-now'
  | 'no-bids'
  | 'reserve-not-met'
  | 'accepted'
  | 'declined'
  | 'lapsed';
/** The same as everybody is told it: also after what became of the sale. */
export type PublicOutcome = AuctionOutcome | 'fell-through' | 'sold-to-back-up';
/** `none`: absolute sale. */
export type ReserveStatus = 'none' | 'not-met' | 'met';

/**
 * What everybody may know of an auction: the shape of the HTML, the API and the live stream.
 * Instants are ISO 8601 in UTC with milliseconds. `version` rises by one with every ledger entry.
 */
export interface PublicAuction {
  readonly id: string;
  readonly listingKey: string;
  readonly status: AuctionStatus;
  readonly outcome: PublicOutcome | null;
  readonly cancelReason: string | null;
  readonly saleMode: SaleMode;
  readonly startingBidCents: Cents;
  /** The price asked for buying it at once, also once that is over (`buyNowPriceOf`); null without one. */
  readonly buyNowCents?: Cents | null;
  /** Equals the starting bid, as nobody's bid, while bidCount is 0. */
  readonly currentPriceCents: Cents;
  /** null when no bid can be placed any more. */
  readonly minimumNextBidCents: Cents | null;
  readonly bidCount: number;
  readonly bidderCount: number;
  readonly reserveStatus: ReserveStatus;
  /** The published reserve; null when absolute or sealed and not yet opened. */
  readonly reserveCents: Cents | null;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The end as first announced. */
  readonly scheduledEndsAt: string;
  readonly extensionWindowMs: number;
  /** What a winner is bound to; null in older auctions, see `bindingClosingTerms`. */
  readonly closing?: ClosingTerms | null;
  readonly leaderAlias: string | null;
  readonly version: number;
  readonly ledgerHead: string;
  readonly serverTime: string;
  /** What the home was sold for, also by the seller's acceptance or an accepted counter-offer. */
  readonly salePriceCents?: Cents | null;
  /** Below the reserve: until when the seller, or the high bidder after a counter-offer, may answer. */
  readonly decideBy?: string | null;
  readonly counterCents?: Cents | null;
  /** Of a sale that did not close: when and why. */
  readonly fellThrough?: { readonly at: string; readonly why: SaleEndReason } | null;
}

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
export interface OwnStanding {
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
