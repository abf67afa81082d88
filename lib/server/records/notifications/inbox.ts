import 'server-only';
import { type Inbox, mostCounted, type Notice } from '@/lib/domain/notifications/notification';
import { type NotificationSettings, noSettings } from '@/lib/domain/notifications/notification-settings';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Doc, isBadCursorError, type Page, type Transaction } from '@/lib/server/platform/store/store';
import { notificationSettings, notificationSignals, notifications } from './notification-collections';

const perPage = 30;
const maxPerCommit = 200;

/** Adds a notification to a person's list once. With `isLatest`, a later one replaces the previous one. */
export function putNotification(id: string, notice: Notice, isLatest: boolean): Promise<void> {
  return runtime().store.transact(async (tx) => {
    const stored = await tx.get(notifications, id);
    if (stored && !(isLatest && stored.data.at < notice.at)) return;
    tx.set(notifications, id, notice);
    signal(tx, notice.uid, notice.at);
  });
}

/** Lists notifications, latest first. An invalid cursor starts at the first page again. */
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

/** The unread count and the time of the last change. */
export async function getInbox(uid: string): Promise<Inbox> {
  const at = await lastNotificationAt(uid);
  return { unread: (await listUnread(uid, mostCounted)).length, at };
}

/** When the notifications last changed, ms. A page compares it to find out whether it is outdated. */
export const lastNotificationAt = async (uid: string): Promise<number> =>
  (await runtime().store.get(notificationSignals, uid))?.data.at ?? 0;

/** Marks a notification as read. Returns null if it is not this person's. Safe to repeat. */
export function readNotification(uid: string, id: string, now: number): Promise<Notice | null> {
  return runtime().store.transact(async (tx) => {
    const notice = (await tx.get(notifications, id))?.data;
    if (notice?.uid !== uid) return null;
    if (notice.readAt === null) {
      tx.set(notifications, id, { ...notice, readAt: now });
      signal(tx, uid, now);
    }
    return notice;
  });
}

/** Marks all notifications up to `now` as read. Later ones stay unread. */
export async function readAllNotifications(uid: string, now: number): Promise<void> {
  const { store } = runtime();
  for (;;) {
    const unread = await listUnread(uid, maxPerCommit);
    const ids = unread.filter(({ data }) => data.at <= now).map(({ id }) => id);
    if (ids.length === 0) return;
    await store.transact(async (tx) => {
      for (const doc of await tx.getAll(notifications, ids))
        if (doc?.data.readAt === null) tx.set(notifications, doc.id, { ...doc.data, readAt: now });
      signal(tx, uid, now);
    });
  }
}

export async function getNotificationSettings(uid: string): Promise<NotificationSettings> {
  return (await runtime().store.get(notificationSettings, uid))?.data ?? noSettings;
}

/** `change` returns the new settings for the current ones. */
export function changeNotificationSettings(
  uid: string,
  change: (current: NotificationSettings) => NotificationSettings,
): Promise<void> {
  return runtime().store.transact(async (tx) => {
    const current = (await tx.get(notificationSettings, uid))?.data ?? noSettings;
    tx.set(notificationSettings, uid, change(current));
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

const signal = (tx: Transaction, uid: string, now: number): void =>
  tx.set(notificationSignals, uid, { at: now });

/** Makes the open pages of these people show what this commit changes. Call once per commit. */
export function signalAll(tx: Transaction, uids: readonly string[], now: number): void {
  for (const uid of new Set(uids)) signal(tx, uid, now);
}
