import 'server-only';
import { outageMs } from '@/lib/domain/auction/clock';
import { runtime } from '@/lib/server/runtime';
import { heartbeats } from '@/lib/server/store/collections';
import { write } from '@/lib/server/store/store';

const beatEveryMs = 5_000;

/** The last sign of life (milliseconds UTC) when the server has been down since, else null. */
export async function downSince(now: number): Promise<number | null> {
  const last = await lastBeat();
  return last !== null && now - last >= outageMs ? last : null;
}

/** Records that the server lives: after what an outage demands is done, so that dying in between forgets nothing. */
export async function beat(now: number): Promise<void> {
  const last = await lastBeat();
  if (last !== null && now - last < beatEveryMs) return;
  await runtime().store.commit([write.set(heartbeats, 'server', { at: now })]);
}

const lastBeat = async (): Promise<number | null> =>
  (await runtime().store.get(heartbeats, 'server'))?.data.at ?? null;
