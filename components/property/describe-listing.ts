import { priceLabel } from '@/components/auctions/auction-copy';
import { cardFacts, plainSpaces } from '@/components/listings/card-facts';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { isFormerStatus } from '@/lib/domain/listings/vocabulary';
import { formatMoment, formatMoney } from '@/lib/format';
import { offMarketWords } from './off-market-copy';

/** One or two sentences for search engines and shared links: the home and its current price. */
export function describeListing({ card, auction, listing }: ListingDetail): string {
  if (isFormerStatus(listing.standardStatus)) return `${offMarketWords(listing)} Similar homes are shown.`;
  const facts = plainSpaces(cardFacts(card));
  const what = `${card.propertyLabel}${facts ? `, ${facts}` : ''}, in ${listing.countyOrParish} County.`;
  return `${what} ${priceWords({ card, auction, listing })} Occupancy, title, deed and documents on one page.`;
}

function priceWords({ listing, auction }: ListingDetail): string {
  if (listing.standardStatus === 'Closed') return `Sold for ${formatMoney(listing.closePriceCents)}.`;
  if (auction) {
    const price = `${priceLabel(auction)} ${formatMoney(auction.salePriceCents ?? auction.currentPriceCents)}`;
    if (auction.status === 'scheduled')
      return `${price}. The auction opens ${formatMoment(auction.startsAt)}.`;
    return auction.status === 'open'
      ? `${price}. The auction ends ${formatMoment(auction.endsAt)}.`
      : `${price}.`;
  }
  return listing.listPriceCents === null
    ? 'Coming soon.'
    : `List price ${formatMoney(listing.listPriceCents)}.`;
}
