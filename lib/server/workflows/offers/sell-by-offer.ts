import 'server-only';
import type { Listing } from '@/lib/domain/listings/listing';
import { hourMs } from '@/lib/domain/offers/decide-offer';
import type { Offer } from '@/lib/domain/offers/offer';
import type { OfferTrouble } from '@/lib/domain/offers/offer-words';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { leaveNews } from '@/lib/server/records/notifications/notify-followers';
import { stepAuction } from '@/lib/server/workflows/bids/step-auction';
import { openClosing } from '@/lib/server/workflows/closings/open-closing';

interface Selling {
  readonly listing: Listing;
  readonly auction: StoredAuction | null;
  readonly offer: Offer;
  readonly at: number;
}

/**
 * What else an acceptance does, in its commit: the sale is opened, the home is `Pending`, and its auction ends. The
 * auction's own rules have the last word: beside a bid, or after its end, nothing is sold here. Refuses before it writes.
 */
export async function sellByOffer(
  tx: Transaction,
  { listing, auction, offer, at }: Selling,
): Promise<OfferTrouble | null> {
  const { listingKey, slug, seller } = listing;
  const { offerId, buyerId, terms } = offer;
  if (auction) {
    const reason = 'pre-auction-offer';
    const cancelled = await stepAuction(tx, auction, { type: 'cancel', reason, now: at });
    if (!cancelled.ok) return 'too-late';
    const told = { listingKey, slug, auctionId: auction.state.terms.auctionId };
    leaveNews(tx, `offer:${offerId}`, told, { type: 'auction-cancelled', reason }, at);
  }
  const sale = { listingKey, slug, sellerId: seller.id, buyerId, priceCents: terms.priceCents, at };
  const closeBy = endOfDay(terms.closingOn) ?? at;
  const closingDays = Math.max(1, Math.ceil((closeBy - at) / dayMs));
  const agreed = { earnestMoneyCents: terms.earnestMoneyCents, closingDays, closeBy };
  const told = ['buyer', 'seller'] as const;
  await openClosing(tx, { ...sale, agreed, told, cameFrom: { kind: 'offer', offerId } });
  tx.set(listings, listingKey, {
    ...listing,
    ...{ standardStatus: 'Pending', closePriceCents: null, closeDate: null },
    ...{ statusChangedAt: at, modifiedAt: at },
  });
  return null;
}

const dayMs = 24 * hourMs;
/** Its last instant in New York, ms. */
function endOfDay(day: string): number | null {
  const lastMinute = fromEasternTime(day, '23:59');
  return lastMinute === null ? null : lastMinute + 59_999;
}
