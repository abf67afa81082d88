import 'server-only';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { Listing } from '@/lib/domain/listings/listing';
import { hourMs } from '@/lib/domain/offers/decide-offer';
import type { Offer } from '@/lib/domain/offers/offer';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import { openClosing } from '@/lib/server/workflows/closings/open-closing';

interface OfferSale {
  readonly listing: Listing;
  readonly auction: StoredAuction | null;
  readonly offer: Offer;
  readonly at: number;
  /** The cancellation of the auction. */
  readonly cancelled: readonly AuctionEvent[];
}

/** Runs in the commit of an acceptance: opens the closing, makes the home `Pending`, ends its auction. */
export async function sellByOffer(
  tx: Transaction,
  { listing, auction, offer, at, cancelled }: OfferSale,
): Promise<void> {
  const { listingKey, slug, seller } = listing;
  const { offerId, buyerId, terms } = offer;
  if (auction) {
    await recordAuctionOutcome(tx, auction, cancelled, null);
    const home = { listingKey, slug, auctionId: auction.state.terms.auctionId };
    const update = { type: 'auction-cancelled', reason: 'pre-auction-offer' } as const;
    notifyFollowers(tx, `offer:${offerId}`, home, update, at);
  }
  const sale = { listingKey, slug, sellerId: seller.id, buyerId, priceCents: terms.priceCents, at };
  const closeBy = endOfDay(terms.closingOn) ?? at;
  const closingDays = Math.max(1, Math.ceil((closeBy - at) / dayMs));
  const agreed = { earnestMoneyCents: terms.earnestMoneyCents, closingDays, closeBy };
  const notified = ['buyer', 'seller'] as const;
  await openClosing(tx, { ...sale, agreed, notified, cameFrom: { kind: 'offer', offerId } });
  tx.set(listings, listingKey, {
    ...listing,
    standardStatus: 'Pending',
    closePriceCents: null,
    closeDate: null,
    statusChangedAt: at,
    modifiedAt: at,
  });
}

const dayMs = 24 * hourMs;
/** The last instant of a day in New York, ms. */
function endOfDay(day: string): number | null {
  const lastMinute = fromEasternTime(day, '23:59');
  return lastMinute === null ? null : lastMinute + 59_999;
}
