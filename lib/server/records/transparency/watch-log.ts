import 'server-only';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { readWaiting } from './append-to-log';

const checkEveryMs = 60_000;
/** Readers report an entry that is missing after ten minutes. */
const lateAfterMs = 5 * 60_000;

const watched = perProcess('watch-log', (): { at: number; id: string | null } => ({ at: 0, id: null }));

/**
 * Raises an alert, a log line, while an old entry waits for its place in the log. Two checks in a row must find the
 * same entry: the entries of sample auctions are old from the start.
 */
export async function watchLog(now: number): Promise<void> {
  const before = watched();
  if (Math.abs(now - before.at) < checkEveryMs) return;
  before.at = now;
  const [oldest] = (await readWaiting()).toSorted((a, b) => a.data.entry.at - b.data.entry.at);
  const isLate = oldest !== undefined && oldest.data.entry.at < now - lateAfterMs;
  if (isLate && oldest.id === before.id) {
    const { auctionId, entry } = oldest.data;
    const waiting = { auctionId, seq: entry.seq, at: entry.at };
    process.stderr.write(`${JSON.stringify({ level: 'error', alert: 'transparency-log', ...waiting })}\n`);
  }
  before.id = oldest?.id ?? null;
}
