import 'server-only';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { evolveBook, nextDueAt } from '@/lib/domain/offers/evolve-offer-book';
import { type Book, emptyBook, isOpen, type Offer } from '@/lib/domain/offers/offer';
import type { BookEvent } from '@/lib/domain/offers/offer-commands';
import { type OfferNotification, offerNotificationsAfter } from '@/lib/domain/offers/offer-notifications';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { recordHomeEvent } from '@/lib/server/records/home-events/record-home-event';
import { type OfferRecord, offerBooks, offers } from '@/lib/server/records/offers/offer-collections';

/** The home as stored with the offer. */
export type OfferedHome = Pick<OfferRecord, 'listingKey' | 'slug' | 'place' | 'sellerId'>;

export const homeOf = (listing: Listing): OfferedHome => ({
  listingKey: listing.listingKey,
  slug: listing.slug,
  place: fullAddress(listing),
  sellerId: listing.seller.id,
});

/** The open offers of a home plus the existing ones of `also`. */
export async function readBook(
  reader: Reader,
  listingKey: string,
  also: readonly string[] = [],
): Promise<Book> {
  const stored = (await reader.get(offerBooks, listingKey))?.data;
  const ids = [...new Set([...(stored?.openIds ?? []), ...also])];
  const found = await reader.getAll(offers, ids);
  const { at, call, soldTo } = stored ?? emptyBook;
  return {
    at,
    call,
    soldTo,
    offers: found.flatMap((doc) => (doc?.data.listingKey === listingKey ? toOffer(doc.data) : [])),
  };
}

/** Writes the book's events and notifications. Returns the new book. */
export function recordOffers(
  tx: Transaction,
  home: OfferedHome,
  before: Book,
  events: readonly BookEvent[],
): Book {
  let book = before;
  for (const event of events) {
    book = evolveBook(book, event);
    for (const message of offerNotificationsAfter(book, event)) sendMessage(tx, home, message, event.at);
  }
  for (const offer of book.offers.filter((each) => !before.offers.includes(each)))
    tx.set(offers, offer.offerId, { ...offer, ...home, changedAt: book.at });
  for (const offer of book.offers) recordOfferEvent(tx, home, before, offer, book.at);
  const { at, call, soldTo } = book;
  const openIds = book.offers.filter(isOpen).map(({ offerId }) => offerId);
  const { listingKey } = home;
  tx.set(offerBooks, listingKey, { listingKey, at, call, soldTo, openIds, dueAt: nextDueAt(book) });
  return book;
}

/** Reports a step of an offer that the seller can see, without its terms. */
function recordOfferEvent(
  tx: Transaction,
  { listingKey: homeId, sellerId }: OfferedHome,
  { offers: known }: Book,
  { offerId, status, isSealed, history }: Offer,
  at: number,
): void {
  const earlier = known.find((each) => each.offerId === offerId);
  // A message that a reviewer released is no step.
  if (isSealed || history.length === earlier?.history.length) return;
  const wasSeen = earlier && !(earlier.isSealed && earlier.history.every(({ type }) => type !== 'called'));
  const type = wasSeen ? 'offer.changed' : 'offer.received';
  const cause = `${offerId}:${history.length}`;
  recordHomeEvent(tx, { sellerId, type, cause, at, data: { homeId, offerId, status } });
}

function sendMessage(
  tx: Transaction,
  home: OfferedHome,
  { to, offer, news, until }: OfferNotification,
  at: number,
) {
  const { offerId, buyerId, terms, history } = offer;
  const { listingKey, place, sellerId } = home;
  tx.create(outbox, `offer:${offerId}:${history.length}:${news}:${to}`, {
    uid: to === 'buyer' ? buyerId : sellerId,
    attempts: 0,
    sendAt: at,
    kind: 'offer',
    news,
    side: to,
    offerId,
    listingKey,
    place,
    until,
    priceCents: terms.priceCents,
  });
}

function toOffer({
  listingKey: _l,
  slug: _s,
  place: _p,
  sellerId: _i,
  changedAt: _c,
  ...offer
}: OfferRecord): Offer {
  return offer;
}
