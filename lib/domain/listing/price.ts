import type { ListingCard } from './views';

/** What it costs as far as is known, in cents: sold for, bid, or asked; null before that. */
export const priceOf = ({ closePriceCents, auction, listPriceCents }: ListingCard): number | null =>
  closePriceCents ?? auction?.salePriceCents ?? auction?.currentPriceCents ?? listPriceCents;
