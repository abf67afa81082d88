import 'server-only';
import { runInBackground } from '@/lib/server/platform/process/run-in-background';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { sealedRounds } from '@/lib/server/records/offers/offer-collections';
import { openRound } from './open-round';

const mostPerRun = 50;

/** Like `runSealedRounds`, for the tick, which does not wait for a witness. */
export const runSealedRoundsInBackground = (now: number): Promise<void> =>
  runInBackground({
    name: 'sealed-rounds',
    run: () => runSealedRounds(now),
    patienceMs: 200,
    meanwhile: undefined,
    limitMs: 10 * 60_000,
  });

/**
 * Opens sealed rounds whose deadline has passed. A round that fails does not block the others; its error is thrown
 * at the end.
 */
export async function runSealedRounds(now: number): Promise<void> {
  const { docs } = await runtime().store.query(sealedRounds, {
    where: [{ field: 'tryAt', op: '<=', value: now }],
    orderBy: [{ field: 'tryAt', direction: 'asc' }],
    limit: mostPerRun,
  });
  const faults: unknown[] = [];
  for (const { id } of docs) await openRound(id, now).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}
