import type { Cents } from '@/lib/domain/shared/money';
import type { ListingCard } from './listing-card';

/** What it costs as far as is known, in cents: sold for, bid, or asked; null before that. */
export const priceOf = ({ closePriceCents, auction, listPriceCents }: ListingCard): number | null =>
  closePriceCents ?? auction?.salePriceCents ?? auction?.currentPriceCents ?? listPriceCents;

interface Offered extends Pick<ListingCard, 'status'> {
  readonly auction: { readonly minimumNextBidCents: Cents | null } | null;
  readonly listPriceCents: Cents | null;
}

/** What can be offered now: the next bid, or the list price; null when it is sold, over or without a price yet. */
export function priceToOffer({ status, auction, listPriceCents }: Offered): Cents | null {
  if (status === 'Closed') return null;
  return auction ? auction.minimumNextBidCents : listPriceCents;
}
