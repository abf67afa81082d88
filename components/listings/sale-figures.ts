import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { statusLabel } from '@/lib/domain/listings/labels';
import * as copy from '@/messages/listings';
import { auctionFigures, type SaleFigures } from './auction-figures';

/** Figures from card data: from the auction if there is one, else from the fixed price and listing status. */
export const saleFigures = (card: ListingCard): SaleFigures =>
  card.auction ? auctionFigures(card.auction) : listingFigures(card);

function listingFigures(card: ListingCard): SaleFigures {
  const listed = {
    label: copy.saleFigures.listed,
    dateLabel: copy.saleFigures.listed,
    at: card.listedAt,
    isCountdown: false,
    hasClock: false,
  };
  if (card.saleFormat === 'auction')
    return {
      badge: { tone: card.status === 'Closed' ? 'done' : 'upcoming', text: statusLabel(card.status) },
      price: { label: copy.saleFigures.startingBid, amountCents: null },
      note: copy.saleFigures.notScheduledYet,
      time: listed,
    };
  if (card.status === 'Closed')
    return {
      badge: { tone: 'done', text: copy.saleFigures.sold },
      price: { label: copy.saleFigures.sold2, amountCents: card.closePriceCents },
      note: copy.saleFigures.fixedPrice,
      time: listed,
    };
  return {
    badge: fixedPriceBadge(card.status),
    price: { label: copy.saleFigures.listPrice, amountCents: card.listPriceCents },
    note: copy.saleFigures.fixedPrice,
    time: listed,
  };
}

function fixedPriceBadge(status: ListingCard['status']): SaleFigures['badge'] {
  if (status === 'Active') return { tone: 'fixed', text: copy.saleFigures.fixedPrice };
  if (status === 'ActiveUnderContract') return { tone: 'waiting', text: copy.saleFigures.underContract };
  return { tone: status === 'ComingSoon' ? 'upcoming' : 'waiting', text: statusLabel(status) };
}
