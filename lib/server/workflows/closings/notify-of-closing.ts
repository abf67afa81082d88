import 'server-only';
import { notificationWords } from '@/lib/copy/closings/notification-words';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import type { ClosingNotification } from '@/lib/domain/closings/views/closing-notifications';
import { listSellers } from '@/lib/server/people/organizations/seller';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';
import { signalAll } from '@/lib/server/records/notifications/inbox';

type Notification = Pick<ClosingNotification, 'side' | 'news'> &
  Partial<ClosingNotification> & {
    /** Index of the event. Part of the notification id, so that it goes out once. */
    readonly seq: number | string;
    readonly at: number;
  };

/** Refreshes the open pages of everyone in a closing. Call once per commit, before it writes a seller. */
export async function signalClosing(tx: Transaction, closing: Closing, now: number): Promise<void> {
  const { buyerId, sellerId, backupId } = closing;
  const sellers = await listSellers(tx, sellerId);
  signalAll(tx, [buyerId, ...sellers, ...(backupId === null ? [] : [backupId])], now);
}

/** Notifies one side of a closing: the buyer, the seller's members or the backup buyer who is asked. */
export function notifyOfClosing(tx: Transaction, closing: Closing, notification: Notification): void {
  const { saleId, place, buyerId, sellerId, backupId } = closing;
  const { seq, side, news, about = null, until = null, priceCents = null, at } = notification;
  const uid = { buyer: buyerId, seller: sellerId, 'back-up': backupId }[side];
  if (uid === null) return;
  tx.create(outbox, `sale:${saleId}:${seq}:${side}:${news}`, {
    kind: 'sale',
    uid,
    saleId,
    place,
    side,
    news,
    words: notificationWords(about),
    until,
    priceCents,
    attempts: 0,
    sendAt: at,
  });
}
