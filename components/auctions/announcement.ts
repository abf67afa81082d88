import { cardFacts, countyName, plainSpaces } from '@/components/listings/card-facts';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { propertyLabel } from '@/lib/domain/listings/labels';
import { formatMoment, formatMoney } from '@/lib/format';

/** The announcement of a new listing. It only has facts that stay true, so no current bid. */
export function announcement({ card, auction, listing }: ListingDetail): string {
  const facts = plainSpaces(cardFacts(card));
  return `${propertyLabel(listing)}${facts && `, ${facts}`}. ${countyName(card.county)}. ${saleWords({ card, auction, listing })}`;
}

function saleWords({ auction, listing }: ListingDetail): string {
  if (auction)
    return `Auction from ${formatMoment(auction.startsAt)} to ${formatMoment(auction.scheduledEndsAt)}, starting bid ${formatMoney(auction.startingBidCents)}.`;
  if (listing.saleFormat === 'auction') return 'To be sold at auction; its times are not set yet.';
  return `${listing.standardStatus === 'ComingSoon' ? 'Coming soon. ' : ''}List price ${formatMoney(listing.listPriceCents)}.`;
}
