import 'server-only';
import { toStoredSale } from '@/lib/domain/closing/stored-sale';
import { runtime } from '@/lib/server/runtime';
import { sales } from '@/lib/server/store/collections';

/** Lets a sale be so much older, with all that happened in it: what is due comes sooner. False when there is none. */
export const ageSale = (saleId: string, byMs: number): Promise<boolean> =>
  runtime().store.transact(async (tx) => {
    const sale = (await tx.get(sales, saleId))?.data;
    if (!sale) return false;
    const events = sale.events.map((event) => ({ ...event, at: event.at - byMs }));
    tx.set(sales, saleId, toStoredSale({ ...sale, openedAt: sale.openedAt - byMs, events }));
    return true;
  });
