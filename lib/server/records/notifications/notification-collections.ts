import 'server-only';
import { z } from 'zod';
import { notificationSchema } from '@/lib/domain/notifications/notification';
import { noticeSettingsSchema } from '@/lib/domain/notifications/notification-settings';
import { listingUpdateSchema } from '@/lib/domain/reviews/listing-updates';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** The notifications of each person. Id: the id of the outbox message, so that each is stored once. */
export const notifications = collection('notifications', notificationSchema, [
  ['uid', 'at'],
  ['uid', 'readAt', 'at'],
  ['at'],
]);

/**
 * Notification signals, stored as `rings`. Id: uid. Deleted after a short time, because every instance
 * watches all of them.
 */
export const notificationSignals = collection('rings', z.object({ at: instant }), [['at']]);

/** The notification settings of a person. Id: uid. Without a document, the defaults apply. */
export const notificationSettings = collection('notificationSettings', noticeSettingsSchema);

/**
 * Listing updates that the tick delivers to the followers of a home, first to the bidders of `auctionId`. Id:
 * listing key and number of the audit log entry. Deleted once everybody is notified.
 */
export const listingUpdates = collection(
  'news',
  z.object({
    listingKey: z.string(),
    slug: z.string(),
    auctionId: z.string().nullable(),
    /** The homes of its lot, if it was in one. */
    lotKeys: z.array(z.string()).optional(),
    news: listingUpdateSchema,
    at: instant,
    dueAt: instant,
    toldBidders: z.number().int(),
    /** The next page of people who saved the home. */
    cursor: z.string().nullable(),
  }),
  [['dueAt']],
);

export type StoredListingUpdate = z.output<typeof listingUpdates.schema>;
