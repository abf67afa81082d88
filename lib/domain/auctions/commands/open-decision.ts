import type { Cents } from '@/lib/domain/shared/money';

/** An auction that ended below its reserve and waits for the seller or the high bidder, as `side` sees it. */
export interface OpenDecision {
  readonly auctionId: string;
  readonly slug: string;
  readonly side: 'seller' | 'high-bidder';
  readonly highBidCents: Cents;
  readonly highBidderAlias: string;
  /** Shown to the seller only. */
  readonly reserveCents: Cents | null;
  readonly counterCents: Cents | null;
  /** Deadline of the next answer, ISO 8601 in UTC. */
  readonly decideBy: string;
}
