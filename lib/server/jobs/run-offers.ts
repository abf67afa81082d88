import 'server-only';
import { dueEvents } from '@/lib/domain/offers/advance-offers';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBadDocumentError, type Page, type Transaction } from '@/lib/server/platform/store/store';
import { offerBooks, offers } from '@/lib/server/records/offers/offer-collections';
import { readBook, recordOffers } from '@/lib/server/workflows/offers/offer-book';

const atOnce = 50;

/**
 * Records what the clock has done to offers: those that lapsed, and calls whose deadline has passed. A book that fails
 * keeps none of the others back; its fault is thrown at the end.
 */
export async function runOffers(now: number): Promise<void> {
  const { store } = runtime();
  const faults: unknown[] = [];
  let after: string | null = null;
  do {
    const page: Page<object> = await store.query(offerBooks, {
      where: [{ field: 'dueAt', op: '<=', value: now }],
      orderBy: [{ field: 'dueAt', direction: 'asc' }],
      limit: atOnce,
      ...(after !== null && { after }),
    });
    for (const { id } of page.docs)
      await store
        .transact((tx) => runOne(tx, id, now), { key: `offers:${id}` })
        .catch((error: unknown) => isBadDocumentError(error) || faults.push(error));
    after = page.cursor;
  } while (after !== null);
  if (faults.length > 0) throw faults[0];
}

/** Of a book without open offers there is nobody to tell, so it needs no home. */
const nowhere = { slug: '', place: '', sellerId: '' };

async function runOne(tx: Transaction, listingKey: string, now: number): Promise<void> {
  const book = await readBook(tx, listingKey);
  const [first] = book.offers;
  const { slug, place, sellerId } = (first && (await tx.get(offers, first.offerId))?.data) ?? nowhere;
  recordOffers(tx, { listingKey, slug, place, sellerId }, book, dueEvents(book, now));
}
