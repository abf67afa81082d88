import { bindingClosingTerms, type ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Cents } from '@/lib/domain/shared/money';
import type { CameFrom, SaleTerms } from './closing-schema';
import { earnestMoneyOf } from './earnest-money';

/** What a sale begins with: the terms frozen in its auction, else those of the listing, else the usual ones. */
export function termsOfSale(
  listing: Pick<Listing, 'saleTerms'> | null,
  priceCents: Cents,
  frozen: ClosingTerms | null = null,
): SaleTerms {
  const { earnestMoneyBasisPoints, closeWithinDays } = bindingClosingTerms(frozen, listing?.saleTerms);
  const earnestMoneyCents = earnestMoneyOf(priceCents, earnestMoneyBasisPoints);
  return { priceCents, earnestMoneyCents, closingDays: closeWithinDays };
}

/** An auction sells once and an offer is accepted once: the same sale has the same number however often it is opened. */
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
