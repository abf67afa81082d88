import 'server-only';
import type { ToldOfSale } from '@/lib/domain/closing/messages';
import type { Sale } from '@/lib/domain/closing/stored-sale';
import { outbox } from '../store/collections';
import type { Transaction } from '../store/store';

type Told = Pick<ToldOfSale, 'side' | 'news'> &
  Partial<ToldOfSale> & {
    /** Of the event: names the message, so that it goes out once. */
    readonly seq: number | string;
    readonly at: number;
  };

/** Tells one side of a sale: a buyer, the members of a seller, or the back-up who is asked. */
export function tellSale(tx: Transaction, sale: Sale, told: Told): void {
  const { saleId, place, buyerId, sellerId, backupId } = sale;
  const { seq, side, news, words = '', until = null, priceCents = null, at } = told;
  const uid = { buyer: buyerId, seller: sellerId, 'back-up': backupId }[side];
  if (uid === null) return;
  tx.create(outbox, `sale:${saleId}:${seq}:${side}:${news}`, {
    ...{ kind: 'sale', uid, saleId, place, side, news, words, until, priceCents, attempts: 0, sendAt: at },
  });
}
