import type { Cents } from '@/lib/domain/shared/money';
import type { ListingCard } from './listing-card';

/** The best known price, in cents: sale price, current bid or list price; null before any of them exists. */
export const priceOf = ({ closePriceCents, auction, listPriceCents }: ListingCard): number | null =>
  closePriceCents ?? auction?.salePriceCents ?? auction?.currentPriceCents ?? listPriceCents;

interface Offered extends Pick<ListingCard, 'status'> {
  readonly auction: { readonly minimumNextBidCents: Cents | null } | null;
  readonly listPriceCents: Cents | null;
}

/**
 * What can be offered now: the next bid or the list price. Null when the home is sold, the auction is over or
 * no price is set.
 */
export function priceToOffer({ status, auction, listPriceCents }: Offered): Cents | null {
  if (status === 'Closed') return null;
  return auction ? auction.minimumNextBidCents : listPriceCents;
}
