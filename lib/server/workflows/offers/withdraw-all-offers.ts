import 'server-only';
import { decideOffer } from '@/lib/domain/offers/decide-offer';
import { isOpen } from '@/lib/domain/offers/offer';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { type OfferRecord, offers } from '@/lib/server/records/offers/offer-collections';
import { readBook, recordOffers } from './offer-book';

const mostOpen = 200;

/** The open offers of a buyer as of the commit: of this commit and an acceptance at the same time, one fails. */
export async function readOpenOffers(tx: Reader, uid: string): Promise<readonly OfferRecord[]> {
  const { docs } = await runtime().store.query(offers, {
    where: [{ field: 'buyerId', op: '==', value: uid }],
    orderBy: [{ field: 'changedAt', direction: 'desc' }],
    limit: mostOpen,
  });
  const found = await tx.getAll(
    offers,
    docs.filter(({ data }) => isOpen(data)).map(({ id }) => id),
  );
  return found.flatMap((doc) => (doc && isOpen(doc.data) ? [doc.data] : []));
}

/** Withdraws the open offers of a buyer whose account is deleted. Offers that the clock has ended stay so. `now` in ms. */
export async function withdrawAll(tx: Transaction, open: readonly OfferRecord[], now: number): Promise<void> {
  for (const { offerId, buyerId: uid, buyerName: name, listingKey, slug, place, sellerId } of open) {
    const book = await readBook(tx, listingKey, [offerId]);
    const by = { side: 'buyer', uid, name, requestId: '' } as const;
    const market = { refusal: null, until: null };
    const decided = decideOffer(book, { type: 'withdraw', offerId, by, now, market });
    if (decided.ok) recordOffers(tx, { listingKey, slug, place, sellerId }, book, decided.value);
  }
}
