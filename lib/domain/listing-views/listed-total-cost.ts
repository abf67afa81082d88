import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { figuresOfListing, hasUnknownLien } from './costed-listing';
import type { PublicListing } from './listing-card';
import { priceToOffer } from './shown-price';

/** The total cost of a home at the price that can be offered now. Cards show it and searches compare it. */
export interface ListedTotalCost {
  /** The next bid, or the list price. */
  readonly offerCents: Cents;
  /** In whole dollars, for an owner-occupant who pays cash; null if the amount of a lien is unknown. */
  readonly totalCents: Cents | null;
}

/**
 * Null while nothing can be offered: no price is set, the auction is over, or the home is under contract or
 * sold.
 */
export function listedTotalCost(
  listing: PublicListing,
  auction: { readonly minimumNextBidCents: Cents | null } | null,
): ListedTotalCost | null {
  const { standardStatus: status, listPriceCents } = listing;
  // The price of a lot is not that of one home.
  if (listing.lot || (status !== 'Active' && status !== 'ComingSoon')) return null;
  const offerCents = priceToOffer({ status, auction, listPriceCents });
  if (offerCents === null) return null;
  if (hasUnknownLien(listing)) return { offerCents, totalCents: null };
  // No field holds typed input here, so no cost line uses the date passed for typed input.
  const { totalCents } = totalCostOf(figuresOfListing(listing), offerCents, ratesAsOf);
  return { offerCents, totalCents: cents(Math.round(totalCents / 100) * 100) };
}
