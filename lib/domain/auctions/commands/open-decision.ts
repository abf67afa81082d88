import type { Cents } from '@/lib/domain/shared/money';

/** An auction that ended below its reserve and waits for an answer of one side, as one of the two sees it. */
export interface OpenDecision {
  readonly auctionId: string;
  readonly slug: string;
  readonly side: 'seller' | 'high-bidder';
  readonly highBidCents: Cents;
  readonly highBidderAlias: string;
  /** Known to the seller only. */
  readonly reserveCents: Cents | null;
  readonly counterCents: Cents | null;
  /** ISO 8601, UTC: until when the next answer is due. */
  readonly decideBy: string;
}
