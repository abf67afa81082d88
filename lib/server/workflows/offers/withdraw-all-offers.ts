import 'server-only';
import { decideOffer } from '@/lib/domain/offers/decide-offer';
import { isOpen } from '@/lib/domain/offers/offer';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { type OfferRecord, offers } from '@/lib/server/records/offers/offer-collections';
import { readBook, recordOffers } from './offer-book';

const mostOpen = 200;

/** A buyer's open offers as of the commit. A concurrent acceptance makes one of the two commits fail. */
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

/** Withdraws the open offers of a deleted buyer. Expired offers stay expired. `now` in ms. */
export async function withdrawAll(tx: Transaction, open: readonly OfferRecord[], now: number): Promise<void> {
  for (const { offerId, buyerId: uid, buyerName: name, listingKey, slug, place, sellerId } of open) {
    const book = await readBook(tx, listingKey, [offerId]);
    const by = { side: 'buyer', uid, name, requestId: '' } as const;
    const market = { refusal: null, until: null };
    const decided = decideOffer(book, { type: 'withdraw', offerId, by, now, market });
    if (decided.ok) recordOffers(tx, { listingKey, slug, place, sellerId }, book, decided.value);
  }
}
