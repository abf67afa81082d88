import 'server-only';
import { outageMs } from '@/lib/domain/auction/clock';
import { isStopping } from '@/lib/server/edge/stopping';
import { runtime } from '@/lib/server/runtime';
import { heartbeats } from '@/lib/server/store/collections';
import { isConflictError, write } from '@/lib/server/store/store';

const beatEveryMs = 5_000;

/** The last sign of life (milliseconds UTC) when the server has been down since, else null. */
export async function downSince(now: number): Promise<number | null> {
  const last = (await lastBeat())?.data.at;
  return last !== undefined && now - last >= outageMs ? last : null;
}

/** Records that the server lives: after what an outage demands is done, so that dying in between forgets nothing. */
export async function beat(now: number): Promise<void> {
  // The port is closed: nobody can bid, so this is no sign of life.
  if (isStopping()) return;
  const last = await lastBeat();
  if (last && now - last.data.at < beatEveryMs) return;
  try {
    await runtime().store.commit([write.set(heartbeats, 'server', { at: now }, last?.version ?? null)]);
  } catch (error) {
    // Another instance was quicker: one that comes late must not set the clock back.
    if (!isConflictError(error)) throw error;
  }
}

const lastBeat = () => runtime().store.get(heartbeats, 'server');
