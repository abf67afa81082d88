import 'server-only';
import { clock } from '@/lib/server/platform/clock';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { keepAhead } from '@/lib/server/platform/stored-clock';
import { beat, beatAhead } from './heartbeat';
import { tick } from './tick';

const moves = perProcess('clock-moves', (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));

/** Moves the clock forward, runs what became due, and answers the new time. One move at a time. Local mode only. */
export function moveClock(byMs: number): Promise<number> {
  const move = moves().last.then(() => moveOnce(byMs));
  moves().last = move.catch(() => undefined);
  return move;
}

async function moveOnce(byMs: number): Promise<number> {
  // Records an outage that ends now. The time that the move skips is none: its end is in the heartbeat beforehand.
  await beat(clock.now());
  await beatAhead(clock.now() + byMs);
  keepAhead(clock.aheadMs() + byMs);
  clock.advance(byMs);
  // The first tick may join parts that still run with the earlier time.
  await tick(clock.now());
  await tick(clock.now());
  return clock.now();
}
