import 'server-only';
import { z } from 'zod';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** What everybody who follows an auction was reminded of, once. Id: `${auctionId}:${what}`. */
export const reminders = collection('reminders', z.object({ at: instant }), [['at']]);

/** Gaps of the heartbeat. Id: `from-to`. `settledAt`: when every auction that it touched had its entry. */
export const outages = collection(
  'outages',
  z.object({ from: instant, to: instant, settledAt: instant.nullable() }),
  [['settledAt'], ['to']],
);

/** What the seed has finished, id `sample`. Written last, so a seed that was killed goes on where it stopped. */
export const seeds = collection('seeds', z.object({ size: z.number().int(), at: instant }));

/** That this store is a copy, id `copy`: of which place, and since when it is whole; null while it is being made. */
export const copies = collection(
  'copies',
  z.object({ from: z.string(), startedAt: instant, finishedAt: instant.nullable() }),
);
