import 'server-only';
import { decideOffer } from '@/lib/domain/offers/decide-offer';
import { isOpen } from '@/lib/domain/offers/offer';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import {
  type OfferRecord,
  offers,
  type SealedRecord,
  sealedOffers,
  sealedRounds,
} from '@/lib/server/records/offers/offer-collections';
import { readBook, recordOffers } from './offer-book';
import { removeSealed } from './round-seal';

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

/**
 * A buyer's offers in rounds that are not over, as of the commit. Before `readOpenOffers`, so that an opening in the
 * meantime is found there or makes the commit fail.
 */
export async function readSealedOffers(tx: Reader, uid: string): Promise<readonly SealedRecord[]> {
  const { docs } = await runtime().store.query(sealedOffers, {
    where: [
      { field: 'buyerId', op: '==', value: uid },
      { field: 'outcome', op: '==', value: 'sealed' },
    ],
    limit: mostOpen,
  });
  const found = await tx.getAll(
    sealedOffers,
    docs.map(({ id }) => id),
  );
  return found.flatMap((doc) => (doc?.data.outcome === 'sealed' ? doc.data : []));
}

/** Deletes the sealed offers of a deleted buyer. What is in a round that is over does not change it. */
export async function removeAllSealed(tx: Transaction, records: readonly SealedRecord[]): Promise<void> {
  for (const record of records) {
    const round = await tx.get(sealedRounds, record.roundId);
    if (round) removeSealed(tx, round.data, record);
    else tx.delete(sealedOffers, record.offerId);
  }
}
