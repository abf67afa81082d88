import 'server-only';
import { clock } from '@/lib/server/platform/clock';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { isBusyError } from '@/lib/server/platform/store/store';
import { storeClockOffset } from '@/lib/server/platform/stored-clock';
import { beat, beatAhead } from './heartbeat';
import { tick } from './tick';

const moves = perProcess('clock-moves', (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));

/**
 * Moves the clock forward, runs what became due and returns the new time. One move at a time. Local mode
 * only.
 */
export function moveClock(byMs: number): Promise<number> {
  const move = moves().last.then(() => moveOnce(byMs));
  moves().last = move.catch(() => undefined);
  return move;
}

async function moveOnce(byMs: number): Promise<number> {
  // Records an outage that ends now. Setting the heartbeat ahead keeps the skipped time from being an outage.
  await beat(clock.now());
  await beatAhead(clock.now() + byMs);
  storeClockOffset(clock.aheadMs() + byMs);
  clock.advance(byMs);
  // The first tick may join parts that still run with the earlier time.
  await tickWhenNotBusy();
  await tickWhenNotBusy();
  return clock.now();
}

/** Another instance may be writing the same documents. The timer would also retry a busy tick. */
async function tickWhenNotBusy(attempts = 5): Promise<void> {
  try {
    await tick(clock.now());
  } catch (error) {
    if (!isBusyError(error) || attempts === 1) throw error;
    await tickWhenNotBusy(attempts - 1);
  }
}
