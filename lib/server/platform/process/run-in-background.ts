import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { perProcess } from './per-process';
import { logFault } from './run-part';

interface Options<Value> {
  /** One run of a name at a time in this process. */
  readonly name: string;
  readonly run: () => Promise<Value>;
  readonly patienceMs: number;
  /** What is returned while the run goes on. */
  readonly meanwhile: Value;
  /** After this time the run no longer keeps the next one from starting. It must be safe to run twice. */
  readonly limitMs?: number;
}

interface Run<Value> {
  readonly startedAt: number;
  readonly result: Promise<Value>;
  /** True once a caller stopped waiting. Its error may reach nobody, so it is logged. */
  isBehind: boolean;
}
interface Slot<Value> {
  underWay: Run<Value> | null;
}

/**
 * Starts a run unless one is under way, and waits at most `patienceMs` for it. What waits for other machines
 * would otherwise hold up the tick: it would keep auctions from closing and, after 15 seconds without a
 * heartbeat, look like an outage.
 */
export async function runInBackground<Value>(options: Options<Value>): Promise<Value> {
  const { name, patienceMs, meanwhile, limitMs = Number.POSITIVE_INFINITY } = options;
  const slot = perProcess(`background:${name}`, (): Slot<Value> => ({ underWay: null }))();
  if (slot.underWay && performance.now() - slot.underWay.startedAt > limitMs) {
    logFault(name, new Error(`The run did not end in ${limitMs} ms. The next one starts.`));
    slot.underWay = null;
  }
  const current = slot.underWay ?? start(slot, options);
  const patience = new AbortController();
  const lost = sleep(patienceMs, meanwhile, { signal: patience.signal }).then((value) => {
    current.isBehind = true;
    return value;
  });
  try {
    return await Promise.race([current.result, lost]);
  } finally {
    patience.abort();
  }
}

function start<Value>(slot: Slot<Value>, { name, run }: Options<Value>): Run<Value> {
  const started: Run<Value> = {
    startedAt: performance.now(),
    result: run().finally(() => {
      if (slot.underWay === started) slot.underWay = null;
    }),
    isBehind: false,
  };
  started.result.catch((error: unknown) => {
    if (started.isBehind) logFault(name, error);
  });
  slot.underWay = started;
  return started;
}
