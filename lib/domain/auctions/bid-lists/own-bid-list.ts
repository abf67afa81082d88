import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { LotNames } from '@/lib/domain/listings/lot';
import type { BidList, PassReason } from './bid-list';

/** Where one auction of a list stands. */
export type LotStanding = PassReason | 'leading' | 'waiting' | 'next' | 'won' | 'kept' | 'not-reached';

/** A list as its bidder sees it. */
export interface OwnBidList {
  readonly listId: string;
  readonly status: BidList['status'];
  /** ISO 8601. */
  readonly startedAt: string;
  readonly lots: readonly OwnListLot[];
  /** What the bidder saves to check the order later. */
  readonly salt: string;
  readonly commitment: string;
}

export interface OwnListLot {
  readonly auctionId: string;
  readonly maximumCents: number;
  readonly standing: LotStanding;
  /** Null if the auction cannot be read. */
  readonly auction: PublicAuction | null;
  /** Null if the home is no longer public. */
  readonly home: {
    readonly slug: string;
    readonly address: string;
    readonly place: string;
    /** Set if the home has become one of a lot since. */
    readonly lot?: LotNames | undefined;
  } | null;
}

/** `kept`: the list was stopped, and its bid here stays. */
export function standingOf({ status, passed, bid }: BidList, index: number): LotStanding {
  const passedHere = passed[index];
  if (passedHere) return passedHere.why;
  const isCurrent = index === passed.length;
  if (status === 'standing') {
    if (!isCurrent) return 'next';
    return bid ? 'leading' : 'waiting';
  }
  if (isCurrent && status === 'won') return 'won';
  return isCurrent && status === 'stopped' && bid ? 'kept' : 'not-reached';
}
