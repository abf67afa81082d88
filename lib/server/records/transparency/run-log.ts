import 'server-only';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runInBackground } from '@/lib/server/platform/process/run-in-background';
import { appendToLog, nameFormerLog, sweepIntoLog } from '@/lib/server/records/transparency/append-to-log';
import { publishCheckpoint } from '@/lib/server/records/transparency/publish-checkpoint';
import { watchLog } from './watch-log';

/** Far below the minute in which a bid must be in the log. */
const everyMs = 5_000;

/** A run that takes longer waits for an answer that never comes. */
const limitMs = 2 * 60_000;

const lastRun = perProcess('run-log', () => ({ at: 0 }));

/** Like `runLog`, every five seconds, for the tick, which does not wait for witnesses. */
export async function runLogInBackground(now: number): Promise<void> {
  if (Math.abs(now - lastRun().at) < everyMs) return;
  lastRun().at = now;
  try {
    const run = () => runLog(now);
    await runInBackground({ name: 'log', run, patienceMs: 200, meanwhile: undefined, limitMs });
  } finally {
    await watchLog(now);
  }
}

/** Puts new entries of ledgers into the transparency log and publishes a checkpoint. Safe to run twice. */
export async function runLog(now: number): Promise<void> {
  await nameFormerLog();
  await sweepIntoLog(now);
  await appendToLog();
  await publishCheckpoint(now);
}
