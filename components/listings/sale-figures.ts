import { statusLabel } from '@/lib/copy/listings/status-label';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { saleFigures as copy } from '@/messages/listings/sale-figures';
import { auctionFigures, type SaleFigures } from './auction-figures';

/** Figures from card data: from the auction if there is one, else from the fixed price and listing status. */
export const saleFigures = (card: ListingCard): SaleFigures =>
  card.auction ? auctionFigures(card.auction) : listingFigures(card);

function listingFigures(card: ListingCard): SaleFigures {
  const listed = {
    label: copy.listed,
    dateLabel: copy.listed,
    at: card.listedAt,
    isCountdown: false,
    hasClock: false,
  };
  if (card.lot?.role === 'included' && card.status === 'Active')
    return {
      badge: { tone: 'upcoming', text: copy.inLot },
      price: { label: copy.soldWith({ others: card.lot.homes - 1 }), amountCents: null, text: copy.asLot },
      note: copy.lotAuction,
      time: listed,
    };
  if (card.saleFormat === 'auction')
    return {
      badge: { tone: card.status === 'Closed' ? 'done' : 'upcoming', text: statusLabel(card.status) },
      price: { label: copy.startingBid, amountCents: null },
      note: copy.notScheduledYet,
      time: listed,
    };
  if (card.status === 'Closed')
    return {
      badge: { tone: 'done', text: copy.sold },
      price: {
        label: copy.soldFor,
        amountCents: card.closePriceCents,
        ...(card.closePriceCents === null && { text: copy.notReported }),
      },
      note: copy.fixedPrice,
      time: listed,
    };
  return {
    badge: fixedPriceBadge(card.status),
    price: { label: copy.listPrice, amountCents: card.listPriceCents },
    note: copy.fixedPrice,
    time: listed,
  };
}

function fixedPriceBadge(status: ListingCard['status']): SaleFigures['badge'] {
  if (status === 'Active') return { tone: 'fixed', text: copy.fixedPrice };
  if (status === 'ActiveUnderContract') return { tone: 'waiting', text: copy.underContract };
  return { tone: status === 'ComingSoon' ? 'upcoming' : 'waiting', text: statusLabel(status) };
}
