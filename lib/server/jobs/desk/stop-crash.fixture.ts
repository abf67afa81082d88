import { setTimeout as wait } from 'node:timers/promises';
import { stopConfirmation } from '@/lib/domain/staff/emergency-stop';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { liftStop, stopAuctions } from '@/lib/server/workflows/desk/emergency-stop';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { runEmergencyStop } from './run-emergency-stop';

export const stopReason = 'Our provider is repairing a network fault.';
export const homeCount = 40;
/** The step goes no further, so that a kill cannot come too late. */
export const mostCommits = 20;
export type StopStep = 'stop' | 'lift';

/** Until it is killed: the test ends before. */
const longMs = 60_000;

/** Prints a line after each commit from now on, and leaves time for a kill before the next one. */
function printCommits(): void {
  const { store } = runtime();
  const { transact } = store;
  let commits = 0;
  store.transact = async (work, options) => {
    const result = await transact(work, options);
    process.stdout.write('committed\n');
    commits += 1;
    await wait(commits < mostCommits ? 10 : longMs);
    return result;
  };
}

/**
 * Runs as a separate process: stops the auctions of many homes, or lifts the stop again, with a line for every
 * commit of that step.
 */
if (process.argv[1]?.endsWith('stop-crash.fixture.ts')) {
  const now = Date.now();
  const staff = await aBidder(runtime(), 'ada', { role: 'admin' });
  for (let index = 0; index < homeCount; index++)
    await aPublishedHome(runtime(), { key: `home${index}`, sellerUid: 'olive', now });
  await stopAuctions(staff, { reason: stopReason, confirmation: stopConfirmation }, now);
  if (process.argv[2] === 'lift') {
    await runEmergencyStop(now);
    await liftStop(staff, 'The network is back.', now);
  }
  printCommits();
  await runEmergencyStop(now);
  await wait(longMs);
}
