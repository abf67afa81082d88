import 'server-only';
import type { LogTimestamp } from '@/lib/domain/auctions/timestamps/log-timestamp-schema';
import { hexToBytes, toBase64 } from '@/lib/domain/auctions/transparency/bytes';
import { formatCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { env } from '@/lib/server/platform/env';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runInBackground } from '@/lib/server/platform/process/run-in-background';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isConflictError, write } from '@/lib/server/platform/store/store';
import { askAuthority } from './ask-authority';
import { logDocId, logTimestamps } from './log-collections';
import { readCheckpoint } from './read-log';

/** At most one timestamp in this time, and at most one request of a process in a minute. */
const stampEveryMs = 10 * 60_000;
const askEveryMs = 60_000;
/** A timestamp that is further from the site's clock would accuse the site of false times. */
const toleranceMs = 5 * 60_000;

const lastAsked = perProcess('stamp-log', () => ({ at: Number.NEGATIVE_INFINITY }));

/** For the tick, which does not wait for the authority. */
export async function stampLogInBackground(now: number): Promise<void> {
  if (env().timestampAuthority === null || Math.abs(now - lastAsked().at) < askEveryMs) return;
  lastAsked().at = now;
  await runInBackground({
    ...{ name: 'timestamps', run: () => stampLog(now), patienceMs: 0, meanwhile: undefined },
    limitMs: askEveryMs,
  });
}

/** Has the published checkpoint stamped, unless it is or another one was a short time ago. */
export async function stampLog(now: number): Promise<void> {
  const authority = env().timestampAuthority;
  const checkpoint = await readCheckpoint();
  if (!authority || !checkpoint || checkpoint.size === 0) return;
  const latest = await readLatest();
  if (latest && (latest.size >= checkpoint.size || now < latest.at + stampEveryMs)) return;
  const { origin, size, root } = checkpoint;
  const text = formatCheckpoint({ origin, size, root: hexToBytes(root) });
  try {
    const { nonce, token, at } = await askAuthority(authority, text);
    if (Math.abs(at - now) > toleranceMs)
      throw new Error(`The timestamp authority's clock says ${new Date(at).toISOString()}.`);
    const stamped = { origin, size, root, nonce, token: toBase64(token), at: now };
    await runtime().store.commit([write.create(logTimestamps, logDocId(0, size), stamped)]);
  } catch (error) {
    // Another instance was first.
    if (isConflictError(error)) return;
    const fault = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${JSON.stringify({ level: 'error', alert: 'timestamp-authority', fault })}\n`);
  }
}

async function readLatest() {
  const { docs } = await runtime().store.query(logTimestamps, {
    orderBy: [{ field: 'size', direction: 'desc' }],
    limit: 1,
  });
  return docs[0]?.data ?? null;
}

/** The first timestamp that covers this many entries of the log; null if there is none yet. */
export async function readTimestamp(size: number): Promise<LogTimestamp | null> {
  const { docs } = await runtime().store.query(logTimestamps, {
    where: [{ field: 'size', op: '>=', value: size }],
    orderBy: [{ field: 'size', direction: 'asc' }],
    limit: 1,
  });
  const found = docs[0]?.data;
  if (!found) return null;
  const { at: _, ...stamped } = found;
  return stamped;
}
