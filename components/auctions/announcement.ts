import { cardFacts, countyName, plainSpaces } from '@/components/listings/card-facts';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { propertyLabel } from '@/lib/domain/listings/labels';
import { formatMoment, formatMoney } from '@/lib/format';
import { announcement as copy } from '@/messages/auctions/announcement';

/** The announcement of a new listing. It only has facts that stay true, so no current bid. */
export function announcement({ card, auction, listing }: ListingDetail): string {
  const facts = plainSpaces(cardFacts(card));
  const sale = saleWords({ card, auction, listing });
  const broker = card.broker ? ` ${brokerLine(card)}.` : '';
  return `${propertyLabel(listing)}${facts && `, ${facts}`}. ${countyName(card.county)}. ${sale}${broker}`;
}

function saleWords({ auction, listing }: ListingDetail): string {
  if (auction)
    return copy.auctionStartingBid({
      startsAt: formatMoment(auction.startsAt),
      scheduledEndsAt: formatMoment(auction.scheduledEndsAt),
      startingBid: formatMoney(auction.startingBidCents),
    });
  if (listing.saleFormat === 'auction') return copy.soldAuctionTimes;
  const listPrice = formatMoney(listing.listPriceCents);
  return listing.standardStatus === 'ComingSoon'
    ? copy.comingSoonListPrice({ listPrice })
    : copy.listPrice({ listPrice });
}
