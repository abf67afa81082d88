import 'server-only';
import { outageGapMs } from '@/lib/domain/auctions/state/outage';
import { outages } from '@/lib/server/jobs/collections/job-collections';
import { isStopping } from '@/lib/server/platform/edge/stopping';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { isBadDocumentError, isConflictError, write } from '@/lib/server/platform/store/store';

/**
 * Far below the gap that counts as an outage. On Cloud Run, up to 10 s pass between two ticks of the
 * scheduler.
 */
const beatEveryMs = 2_000;
/** A longer tick is stuck. By then, later ticks send the heartbeat. */
const maxTickMs = 60_000;

/** The last heartbeat (milliseconds UTC) if the gap since then is an outage, else null. */
export async function downSince(now: number): Promise<number | null> {
  const last = (await readBeat()).at;
  return last !== undefined && isOutage(last, now) ? last : null;
}

/**
 * Records that the server is up. After an outage, the same commit records the outage. So a crash in between
 * loses nothing, and an auction that cannot be extended yet does not stop the heartbeat.
 */
export async function beat(now: number): Promise<void> {
  // The port is closed and nobody can bid, so the server does not count as up.
  if (isStopping()) return;
  const { at, version } = await readBeat();
  if (version !== undefined && at !== undefined && now - at < beatEveryMs) return;
  const isBack = at !== undefined && isOutage(at, now);
  const outage = { from: at ?? now, to: now, settledAt: null };
  try {
    await runtime().store.commit([
      write.set(heartbeats, 'server', { at: now }, version),
      ...(isBack ? [write.set(outages, `${at}-${now}`, outage)] : []),
    ]);
    remember(now);
  } catch (error) {
    if (!isConflictError(error)) throw error;
    // Another writer was first. Its heartbeat may be older than this one, and is not set back if it is newer.
    await beat(now);
  }
}

/** Sets the heartbeat before the clock moves to `at`, so that the skipped time is not an outage. */
export async function beatAhead(at: number): Promise<void> {
  const last = await readBeat();
  if (last.at !== undefined && last.at >= at) return;
  try {
    await runtime().store.commit([write.set(heartbeats, 'server', { at }, last.version)]);
    remember(at);
  } catch (error) {
    if (!isConflictError(error)) throw error;
    await beatAhead(at);
  }
}

const isOutage = (from: number, to: number): boolean => to - from > outageGapMs;

/** Sends a heartbeat during a long tick. Never covers up an outage: the next tick records it. */
export async function keepBeating(now: number): Promise<void> {
  if ((await downSince(now)) === null) await beat(now);
}

/** Sends heartbeats during one tick, until the returned function is called. */
export function beatOnInterval(clock: () => number): () => void {
  const lastAt = clock() + maxTickMs;
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
  /** Null: there is none yet. Undefined: the stored one is unreadable, and the next one replaces it. */
  readonly version: string | null | undefined;
}

/**
 * Throws if the heartbeat is unreadable, unless this process has a recent one. Without it, the length of an
 * outage is unknown, so no auction may close. The document is in quarantine, and readiness answers 503.
 */
async function readBeat(): Promise<Beat> {
  try {
    const last = await runtime().store.get(heartbeats, 'server');
    if (!last) return { version: null };
    remember(last.data.at);
    return { at: last.data.at, version: last.version };
  } catch (error) {
    const { at } = lastBeat();
    if (isBadDocumentError(error) && at !== undefined) return { at, version: undefined };
    throw error;
  }
}

const remember = (at: number): void => {
  lastBeat().at = at;
};

const lastBeat = perProcess('lastBeat', (): { at?: number } => ({}));
