import type { Listing } from '@/lib/domain/listing/listing';
import { type Cents, cents } from '@/lib/domain/money';
import type { CameFrom, SaleTerms } from './sale-schema';

/** Where a listing says nothing of its own: a tenth of the price, and so many days from the contract. */
const usualEarnestBasisPoints = 1_000;
const usualClosingDays = 45;

/** What a sale begins with: the listing's terms where it has some. */
export function termsOfSale(listing: Pick<Listing, 'saleTerms'> | null, priceCents: Cents): SaleTerms {
  const { earnestMoneyBasisPoints = usualEarnestBasisPoints, closingDays = usualClosingDays } =
    listing?.saleTerms ?? {};
  const earnestMoneyCents = cents(Math.round((priceCents * earnestMoneyBasisPoints) / 10_000));
  return { priceCents, earnestMoneyCents, closingDays };
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
