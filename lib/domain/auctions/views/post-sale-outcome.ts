import type { PostSaleOutcome } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

/**
 * An auction with the post-sale outcome applied. A sale that fell through is no longer shown as sold, and a
 * sale that a backup buyer took over is shown as theirs. The ledger does not change.
 */
export function withPostSaleOutcome(
  auction: PublicAuction,
  aftermath: PostSaleOutcome | undefined,
): PublicAuction {
  if (!aftermath) return auction;
  if (aftermath.kind === 'back-up') {
    const { alias: leaderAlias, priceCents: salePriceCents } = aftermath;
    return { ...auction, outcome: 'sold-to-back-up', leaderAlias, salePriceCents };
  }
  const { at, why } = aftermath;
  const fellThrough = { at: new Date(at).toISOString(), why };
  return { ...auction, outcome: 'fell-through', salePriceCents: null, fellThrough };
}

/** A bidder's position after the sale: a backup buyer who bought leads instead of the high bidder. */
export const positionAfterSale = (
  you: BidderPosition,
  aftermath: PostSaleOutcome | undefined,
): BidderPosition =>
  aftermath?.kind !== 'back-up' || you.standing === 'none'
    ? you
    : { ...you, standing: you.alias === aftermath.alias ? 'leading' : 'outbid' };
