import { ratesAsOf } from '@/lib/domain/costs/rates/rates';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { figuresOfListing, hasUnknownLien } from './costed-listing';
import type { PublicListing } from './listing-card';
import { priceToOffer } from './shown-price';

/** What it takes to own the keys of a home at what can be offered for it now: cards show it, and searches compare it. */
export interface ListedTotalCost {
  /** The next bid, or the list price. */
  readonly offerCents: Cents;
  /** In whole dollars, paid in cash by a person who will live there; null where the amount of a lien is not known. */
  readonly totalCents: Cents | null;
}

/** Null while there is nothing to offer: no price is set yet, the auction is over, the home is under contract or sold. */
export function listedTotalCost(
  listing: PublicListing,
  auction: { readonly minimumNextBidCents: Cents | null } | null,
): ListedTotalCost | null {
  const { standardStatus: status, listPriceCents } = listing;
  if (status !== 'Active' && status !== 'ComingSoon') return null;
  const offerCents = priceToOffer({ status, auction, listPriceCents });
  if (offerCents === null) return null;
  if (hasUnknownLien(listing)) return { offerCents, totalCents: null };
  // Nobody has typed anything, so the day of what is typed is in no line.
  const { totalCents } = totalCostOf(figuresOfListing(listing), offerCents, ratesAsOf);
  return { offerCents, totalCents: cents(Math.round(totalCents / 100) * 100) };
}
