import { priceLabel } from '@/components/auctions/auction-copy';
import { longestDescription } from '@/components/layout/page-metadata';
import { cardFacts, plainSpaces } from '@/components/listings/card-facts';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { isFormerStatus } from '@/lib/domain/listings/vocabulary';
import { formatMoment, formatMoney } from '@/lib/format';
import { describeListing as copy } from '@/messages/property/describe-listing';
import { offMarketWords } from './off-market-copy';

/** One or two sentences for search engines and shared links: the home and its current price. */
export function describeListing({ card, auction, listing }: ListingDetail): string {
  if (isFormerStatus(listing.standardStatus))
    return copy.seeSimilarHomes({ listing: offMarketWords(listing) });
  const facts = plainSpaces(cardFacts(card));
  const what = copy.county({
    property: card.propertyLabel,
    facts: facts ? `, ${facts}` : '',
    countyOrParish: listing.countyOrParish,
  });
  const price = priceWords({ card, auction, listing });
  const inFull = copy.seeOccupancyTitle({ what, price });
  return inFull.length <= longestDescription ? inFull : `${what} ${price}`;
}

function priceWords({ listing, auction }: ListingDetail): string {
  if (listing.standardStatus === 'Closed')
    return copy.sold({ closePrice: formatMoney(listing.closePriceCents) });
  if (auction) {
    const price = `${priceLabel(auction)} ${formatMoney(auction.salePriceCents ?? auction.currentPriceCents)}`;
    if (auction.status === 'scheduled')
      return copy.auctionOpens({ price, startsAt: formatMoment(auction.startsAt) });
    return auction.status === 'open'
      ? copy.auctionEnds({ price, endsAt: formatMoment(auction.endsAt) })
      : `${price}.`;
  }
  return listing.listPriceCents === null
    ? copy.comingSoon
    : copy.listPrice({ listPrice: formatMoney(listing.listPriceCents) });
}
