import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { perProcess } from './per-process';

/**
 * A run that takes longer no longer blocks the next one. It is probably waiting for an answer that never
 * comes.
 */
const hungAfterMs = 10 * 60_000;

interface Run {
  readonly startedAt: number;
  readonly result: Promise<unknown>;
  /** True once a caller stopped waiting. Its error may reach nobody, so it is logged. */
  isBehind: boolean;
}

/**
 * Runs one part of the tick and waits for it at most `patienceMs`. After that the part continues in the
 * background. A call during a run of the same part waits for that run, unless the run has lasted longer than
 * ten minutes.
 */
export async function runPart(name: string, run: () => Promise<unknown>, patienceMs = 5_000): Promise<void> {
  const current = currentRun(name) ?? startRun(name, run);
  const patience = new AbortController();
  const lost = sleep(patienceMs, undefined, { signal: patience.signal }).then(() => {
    current.isBehind = true;
  });
  try {
    await Promise.race([current.result, lost]);
  } finally {
    patience.abort();
  }
}

/** Waits until all running parts end, at most `patienceMs`. */
export async function waitForParts(patienceMs = 5_000): Promise<void> {
  const results = [...runs().values()].map(({ result }) => result);
  const patience = new AbortController();
  const lost = sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([Promise.allSettled(results), lost]);
  patience.abort();
}

function currentRun(name: string): Run | null {
  const run = runs().get(name);
  return run && performance.now() - run.startedAt < hungAfterMs ? run : null;
}

function startRun(name: string, run: () => Promise<unknown>): Run {
  const started: Run = {
    startedAt: performance.now(),
    result: run().finally(() => {
      if (runs().get(name) === started) runs().delete(name);
    }),
    isBehind: false,
  };
  started.result.catch((error: unknown) => {
    if (started.isBehind) logFault(name, error);
  });
  runs().set(name, started);
  return started;
}

export function logFault(part: string, error: unknown): void {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${JSON.stringify({ level: 'error', part, cause })}\n`);
}

const runs = perProcess('tickParts', () => new Map<string, Run>());
