import 'server-only';
import { z } from 'zod';
import { favoriteSchema } from '@/lib/domain/favorites/favorite-schema';
import { alertFrequencies } from '@/lib/domain/search/query/saved-search';
import { collection, instant } from '@/lib/server/platform/store/collection';

/**
 * A person's saved and hidden homes. Id: uid. Whoever has `calendarToken` may read the auctions of the saved
 * homes.
 */
export const favoriteLists = collection(
  'watchLists',
  z.object({
    marks: z.array(favoriteSchema),
    /** The slugs of the saved homes, for queries. */
    saved: z.array(z.string()).default([]),
    calendarToken: z.string().nullable(),
  }),
  [['calendarToken'], ['saved']],
);

/**
 * A search that notifies its owner of new homes. `query` is in the format of `toSearchParams`. `dueAt`: when
 * the tick has to run it; null if it waits for the next new home or sends nothing. Whoever has `stopToken`
 * may stop its emails.
 */
export const savedSearches = collection(
  'savedSearches',
  z.object({
    uid: z.string(),
    name: z.string(),
    query: z.string(),
    frequency: z.enum(alertFrequencies),
    status: z.enum(['on', 'paused', 'deleted']),
    createdAt: instant,
    changedAt: instant,
    toldUntil: instant,
    told: z.array(z.object({ key: z.string(), listedAt: instant })),
    dueAt: instant.nullable(),
    stopToken: z.string(),
  }),
  [['uid', 'createdAt'], ['dueAt'], ['frequency', 'status'], ['stopToken'], ['status', 'changedAt']],
);

export type SavedSearch = z.output<typeof savedSearches.schema>;
