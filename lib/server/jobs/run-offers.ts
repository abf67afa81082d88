import 'server-only';
import { dueEvents } from '@/lib/domain/offers/evolve-offer-book';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBadDocumentError, type Page, type Transaction } from '@/lib/server/platform/store/store';
import { offerBooks, offers } from '@/lib/server/records/offers/offer-collections';
import { readBook, recordOffers } from '@/lib/server/workflows/offers/offer-book';

const booksPerRead = 50;

/**
 * Records lapsed offers and highest-and-best calls whose deadline has passed. A book that fails does not
 * block the others. Its error is thrown at the end.
 */
export async function runOffers(now: number): Promise<void> {
  const { store } = runtime();
  const faults: unknown[] = [];
  let after: string | null = null;
  do {
    const page: Page<object> = await store.query(offerBooks, {
      where: [{ field: 'dueAt', op: '<=', value: now }],
      orderBy: [{ field: 'dueAt', direction: 'asc' }],
      limit: booksPerRead,
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

/** A book without open offers has nobody to notify, so it needs no home. */
const noHome = { slug: '', place: '', sellerId: '' };

async function runOne(tx: Transaction, listingKey: string, now: number): Promise<void> {
  const book = await readBook(tx, listingKey);
  const [first] = book.offers;
  const { slug, place, sellerId } = (first && (await tx.get(offers, first.offerId))?.data) ?? noHome;
  recordOffers(tx, { listingKey, slug, place, sellerId }, book, dueEvents(book, now));
}
