import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { perProcess } from './per-process';

interface Options<Value> {
  /** One run of a name at a time in this process. */
  readonly name: string;
  readonly run: () => Promise<Value>;
  readonly patienceMs: number;
  /** What is returned while the run goes on. */
  readonly meanwhile: Value;
}

/**
 * Starts a run unless one is under way, and waits at most `patienceMs` for it. What waits for other machines
 * would otherwise hold up the tick: it would keep auctions from closing and, after 15 seconds without a
 * heartbeat, look like an outage.
 */
export async function runInBackground<Value>(options: Options<Value>): Promise<Value> {
  const { name, run, patienceMs, meanwhile } = options;
  const slot = perProcess(`background:${name}`, (): { underWay: Promise<Value> | null } => ({
    underWay: null,
  }))();
  slot.underWay ??= run().finally(() => {
    slot.underWay = null;
  });
  const patience = new AbortController();
  try {
    return await Promise.race([slot.underWay, sleep(patienceMs, meanwhile, { signal: patience.signal })]);
  } finally {
    patience.abort();
  }
}
