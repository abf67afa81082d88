import type { Aftermath } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

/**
 * An auction as it is told after what became of its sale: what fell through is no sale anymore, and who takes it as
 * back-up has it. The ledger stays as it is.
 */
export function withAftermath(auction: PublicAuction, aftermath: Aftermath | undefined): PublicAuction {
  if (!aftermath) return auction;
  if (aftermath.kind === 'back-up') {
    const { alias: leaderAlias, priceCents: salePriceCents } = aftermath;
    return { ...auction, outcome: 'sold-to-back-up', leaderAlias, salePriceCents };
  }
  const { at, why } = aftermath;
  const fellThrough = { at: new Date(at).toISOString(), why };
  return { ...auction, outcome: 'fell-through', salePriceCents: null, fellThrough };
}

/** A bidder's place after it: who bought as back-up leads instead of the high bidder. */
export const standingAfter = (you: BidderPosition, aftermath: Aftermath | undefined): BidderPosition =>
  aftermath?.kind !== 'back-up' || you.standing === 'none'
    ? you
    : { ...you, standing: you.alias === aftermath.alias ? 'leading' : 'outbid' };
