import 'server-only';
import type { SaleEvent } from '@/lib/domain/closing/sale-schema';
import { toStoredSale } from '@/lib/domain/closing/stored-sale';
import { runtime } from '@/lib/server/runtime';
import { sales } from '@/lib/server/store/collections';

/** Lets a sale be so much older, with all that happened and was agreed in it: what is due comes sooner. False when there is none. */
export const ageSale = (saleId: string, byMs: number): Promise<boolean> =>
  runtime().store.transact(async (tx) => {
    const sale = (await tx.get(sales, saleId))?.data;
    if (!sale) return false;
    const events = sale.events.map((event) => aged(event, byMs));
    tx.set(sales, saleId, toStoredSale({ ...sale, openedAt: sale.openedAt - byMs, events }));
    return true;
  });

/** Days that were agreed on are moved too. */
function aged(event: SaleEvent, byMs: number): SaleEvent {
  const at = event.at - byMs;
  switch (event.type) {
    case 'opened': {
      const { closeBy } = event.terms;
      return {
        ...event,
        at,
        terms: { ...event.terms, ...(closeBy !== undefined && { closeBy: closeBy - byMs }) },
      };
    }
    case 'extension-proposed':
    case 'extension-agreed':
      return { ...event, at, until: event.until - byMs };
    default:
      return { ...event, at };
  }
}
