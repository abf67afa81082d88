import 'server-only';
import { outageGapMs } from '@/lib/domain/auction/outage';
import { isStopping } from '@/lib/server/edge/stopping';
import { runtime } from '@/lib/server/runtime';
import { heartbeats } from '@/lib/server/store/collections';
import { isBadDocumentError, isConflictError, write } from '@/lib/server/store/store';

/** Far below the gap that counts as an outage: on Cloud Run up to 10 s pass between two ticks of the scheduler. */
const beatEveryMs = 2_000;
/** A tick that takes longer is stuck. By then later ticks beat. */
const longestTickMs = 60_000;

/** The last heartbeat (milliseconds UTC) if the gap since then is an outage, else null. */
export async function downSince(now: number): Promise<number | null> {
  const last = (await readBeat()).at;
  return last !== undefined && now - last > outageGapMs ? last : null;
}

/** Records that the server lives: after what an outage demands is done, so that dying in between forgets nothing. */
export async function beat(now: number): Promise<void> {
  // The port is closed: nobody can bid, so this is no sign of life.
  if (isStopping()) return;
  const { at, version } = await readBeat();
  if (at !== undefined && now - at < beatEveryMs) return;
  try {
    await runtime().store.commit([write.set(heartbeats, 'server', { at: now }, version)]);
  } catch (error) {
    // Another instance was quicker: one that comes late must not set the clock back.
    if (!isConflictError(error)) throw error;
  }
}

/** A heartbeat during a long tick. Never over a gap that is an outage: the next tick has to see it first. */
export async function keepBeating(now: number): Promise<void> {
  if ((await downSince(now)) === null) await beat(now);
}

/** Keeps the heartbeat during one tick, until the returned function is called. */
export function beatOnInterval(clock: () => number): () => void {
  const lastAt = clock() + longestTickMs;
  const timer = setInterval(() => {
    if (clock() > lastAt) return clearInterval(timer);
    keepBeating(clock()).catch((error: unknown) => {
      const cause = error instanceof Error ? error.message : String(error);
      process.stderr.write(`${JSON.stringify({ level: 'error', alert: 'heartbeat', cause })}\n`);
    });
  }, beatEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

interface Beat {
  readonly at?: number;
  /** Null: there is none yet. Undefined: there is one that cannot be read, and the next takes its place. */
  readonly version: string | null | undefined;
}

async function readBeat(): Promise<Beat> {
  try {
    const last = await runtime().store.get(heartbeats, 'server');
    return last ? { at: last.data.at, version: last.version } : { version: null };
  } catch (error) {
    if (isBadDocumentError(error)) return { version: undefined };
    throw error;
  }
}
