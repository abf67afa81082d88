import 'server-only';
import { z } from 'zod';
import { noticeSchema } from '@/lib/domain/notifications/notification';
import { noticeSettingsSchema } from '@/lib/domain/notifications/notification-settings';
import { listingUpdateSchema } from '@/lib/domain/reviews/listing-updates';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** What each person was told. Id: that of the message in the outbox, so that it stands there once. */
export const notifications = collection('notifications', noticeSchema, [
  ['uid', 'at'],
  ['uid', 'readAt', 'at'],
  ['at'],
]);

/** That the list of a person has changed, for open pages. Id: uid. Forgotten soon, because all of them are watched. */
export const notificationSignals = collection('rings', z.object({ at: instant }), [['at']]);

/** On which ways a person wants to be told. Id: uid; none: as everybody is. */
export const notificationSettings = collection('notificationSettings', noticeSettingsSchema);

/**
 * Of a home, for those who saved it or bid on it; the tick carries it round, first to the bidders of `auctionId`. Id:
 * listing key and the number of the log's entry. Gone when all are told.
 */
export const news = collection(
  'news',
  z.object({
    listingKey: z.string(),
    slug: z.string(),
    auctionId: z.string().nullable(),
    news: listingUpdateSchema,
    at: instant,
    dueAt: instant,
    toldBidders: z.number().int(),
    /** Of the watchers. */
    cursor: z.string().nullable(),
  }),
  [['dueAt']],
);

export type StoredListingUpdate = z.output<typeof news.schema>;
