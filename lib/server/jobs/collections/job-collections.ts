import 'server-only';
import { z } from 'zod';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Reminders already sent to the followers of an auction, once each. Id: `${auctionId}:${type}`. */
export const reminders = collection('reminders', z.object({ at: instant }), [['at']]);

/** Outages. Id: `from-to`. `settledAt`: when every affected auction had its ledger entry. */
export const outages = collection(
  'outages',
  z.object({ from: instant, to: instant, settledAt: instant.nullable() }),
  [['settledAt'], ['to']],
);

/** The finished seed, id `sample`. Written last, so that a killed seed continues where it stopped. */
export const seeds = collection('seeds', z.object({ size: z.number().int(), at: instant }));

/**
 * Marks this store as a copy, id `copy`. `from`: the source. `finishedAt`: null while the copy is incomplete.
 */
export const copies = collection(
  'copies',
  z.object({ from: z.string(), startedAt: instant, finishedAt: instant.nullable() }),
);
