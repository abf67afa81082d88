import { bindingClosingTerms, type ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Cents } from '@/lib/domain/shared/money';
import type { CameFrom, SaleTerms } from './closing-schema';
import { earnestMoneyOf } from './earnest-money';

/** The terms of a new closing: those frozen in its auction, else the listing's, else the defaults. */
export function termsOfSale(
  listing: Pick<Listing, 'saleTerms'> | null,
  priceCents: Cents,
  frozen: ClosingTerms | null = null,
): SaleTerms {
  const { earnestMoneyBasisPoints, closeWithinDays } = bindingClosingTerms(frozen, listing?.saleTerms);
  const earnestMoneyCents = earnestMoneyOf(priceCents, earnestMoneyBasisPoints);
  return { priceCents, earnestMoneyCents, closingDays: closeWithinDays };
}

/**
 * The id of a closing, which documents and URLs store as `saleId`. It is unique because an auction sells once
 * and an offer is accepted once.
 */
export function saleIdOf(cameFrom: CameFrom): string {
  switch (cameFrom.kind) {
    case 'auction':
    case 'buy-now':
      return `a-${cameFrom.auctionId}`;
    case 'offer':
      return `o-${cameFrom.offerId}`;
    case 'back-up':
      return `${cameFrom.after}-next`;
  }
}

/** Whether the sale came from an auction's own buyer, not from an offer or a backup buyer. */
export const isSoldAtAuction = (saleId: string): boolean =>
  saleId.startsWith('a-') && !saleId.endsWith('-next');
