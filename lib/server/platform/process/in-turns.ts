import 'server-only';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** What a visitor may wait for one stretch of background work. */
const turnMs = 0.5;
const longestRestMs = 50;

/** Maps the items in short stretches, between which requests are served. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const [at, item] of items.entries()) {
    if (performance.now() - startedAt >= turnMs) {
      await nextTurn();
      startedAt = performance.now();
    }
    results.push(work(item, at));
  }
  return results;
}

interface Rest {
  /** The work is done at most once in this time. */
  readonly paceMs: number;
}

/**
 * Runs the work, then leaves the process to others for the rest of its pace, and at least for a quarter of the
 * time that the process was busy meanwhile. Waiting for a database or a file counts as rest.
 */
export async function atPace<Result>({ paceMs }: Rest, work: () => Promise<Result>): Promise<Result> {
  const before = performance.eventLoopUtilization();
  const startedAt = performance.now();
  const result = await work();
  const { active } = performance.eventLoopUtilization(before);
  const restMs = Math.max(active / 4, paceMs - (performance.now() - startedAt));
  await sleep(Math.min(restMs, longestRestMs));
  return result;
}
