import 'server-only';
import { type Inbox, mostCounted, type Notice } from '@/lib/domain/notifications/notification';
import { type NotificationSettings, noSettings } from '@/lib/domain/notifications/notification-settings';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Doc, isBadCursorError, type Page, type Transaction } from '@/lib/server/platform/store/store';
import { notificationSettings, notificationSignals, notifications } from './notification-collections';

const perPage = 30;
const atOnce = 200;

/** Puts it into a person's list once. With `isLatest` a later one takes the place of the one before. */
export function putNotification(id: string, notice: Notice, isLatest: boolean): Promise<void> {
  return runtime().store.transact(async (tx) => {
    const known = await tx.get(notifications, id);
    if (known && !(isLatest && known.data.at < notice.at)) return;
    tx.set(notifications, id, notice);
    ring(tx, notice.uid, notice.at);
  });
}

/** The latest first; from the first one again for what is no page of theirs. */
export async function listNotifications(uid: string, after?: string): Promise<Page<Notice>> {
  try {
    return await listPage(uid, after);
  } catch (error) {
    if (isBadCursorError(error)) return listPage(uid);
    throw error;
  }
}

function listPage(uid: string, after?: string): Promise<Page<Notice>> {
  return runtime().store.query(notifications, {
    where: [{ field: 'uid', op: '==', value: uid }],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: perPage,
    ...(after !== undefined && { after }),
  });
}

/** What the bell shows. */
export async function getInbox(uid: string): Promise<Inbox> {
  const at = await lastNotificationAt(uid);
  return { unread: (await listUnread(uid, mostCounted)).length, at };
}

/** Of a page: what is told later is news to it. */
export const lastNotificationAt = async (uid: string): Promise<number> =>
  (await runtime().store.get(notificationSignals, uid))?.data.at ?? 0;

/** Null when it is not this person's. Reading it again changes nothing. */
export function readNotification(uid: string, id: string, now: number): Promise<Notice | null> {
  return runtime().store.transact(async (tx) => {
    const notice = (await tx.get(notifications, id))?.data;
    if (notice?.uid !== uid) return null;
    if (notice.readAt === null) {
      tx.set(notifications, id, { ...notice, readAt: now });
      ring(tx, uid, now);
    }
    return notice;
  });
}

/** Those that came later stay unread. */
export async function readAllNotifications(uid: string, now: number): Promise<void> {
  const { store } = runtime();
  for (;;) {
    const unread = await listUnread(uid, atOnce);
    const known = unread.filter(({ data }) => data.at <= now).map(({ id }) => id);
    if (known.length === 0) return;
    await store.transact(async (tx) => {
      for (const doc of await tx.getAll(notifications, known))
        if (doc?.data.readAt === null) tx.set(notifications, doc.id, { ...doc.data, readAt: now });
      ring(tx, uid, now);
    });
  }
}

export async function getNotificationSettings(uid: string): Promise<NotificationSettings> {
  return (await runtime().store.get(notificationSettings, uid))?.data ?? noSettings;
}

/** `change` makes the new settings of the present ones. */
export function changeNotificationSettings(
  uid: string,
  change: (present: NotificationSettings) => NotificationSettings,
): Promise<void> {
  return runtime().store.transact(async (tx) => {
    const present = (await tx.get(notificationSettings, uid))?.data ?? noSettings;
    tx.set(notificationSettings, uid, change(present));
  });
}

async function listUnread(uid: string, limit: number): Promise<readonly Doc<Notice>[]> {
  const { docs } = await runtime().store.query(notifications, {
    where: [
      { field: 'uid', op: '==', value: uid },
      { field: 'readAt', op: '==', value: null },
    ],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit,
  });
  return docs;
}

const ring = (tx: Transaction, uid: string, now: number): void =>
  tx.set(notificationSignals, uid, { at: now });

/** So that the open pages of these people show what this commit changes. Once in a commit. */
export function signalAll(tx: Transaction, uids: readonly string[], now: number): void {
  for (const uid of new Set(uids)) ring(tx, uid, now);
}
