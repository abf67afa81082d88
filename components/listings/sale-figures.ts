import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { statusLabel } from '@/lib/domain/listings/labels';
import { auctionFigures, type SaleFigures } from './auction-figures';

/** Figures from card data: from the auction if there is one, else from the fixed price and listing status. */
export const saleFigures = (card: ListingCard): SaleFigures =>
  card.auction ? auctionFigures(card.auction) : listingFigures(card);

function listingFigures(card: ListingCard): SaleFigures {
  const listed = { label: 'Listed', at: card.listedAt, isCountdown: false, hasClock: false };
  if (card.saleFormat === 'auction')
    return {
      badge: { tone: card.status === 'Closed' ? 'done' : 'upcoming', text: statusLabel(card.status) },
      price: { label: 'Starting bid', amountCents: null },
      note: 'Not scheduled yet',
      time: listed,
    };
  if (card.status === 'Closed')
    return {
      badge: { tone: 'done', text: 'Sold' },
      price: { label: 'Sold for', amountCents: card.closePriceCents },
      note: 'Fixed price',
      time: listed,
    };
  return {
    badge: fixedPriceBadge(card.status),
    price: { label: 'List price', amountCents: card.listPriceCents },
    note: 'Fixed price',
    time: listed,
  };
}

function fixedPriceBadge(status: ListingCard['status']): SaleFigures['badge'] {
  if (status === 'Active') return { tone: 'fixed', text: 'Fixed price' };
  if (status === 'ActiveUnderContract') return { tone: 'waiting', text: 'Under contract' };
  return { tone: status === 'ComingSoon' ? 'upcoming' : 'waiting', text: statusLabel(status) };
}
