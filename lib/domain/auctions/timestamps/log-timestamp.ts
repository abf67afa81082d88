import { fromBase64, hexToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { type Checkpoint, formatCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { isConsistent } from '@/lib/domain/auctions/transparency/proofs';
import { proveConsistency, type ReadTile } from '@/lib/domain/auctions/transparency/tiles';
import { checkTimestamp, type TimestampFault } from './check-timestamp';
import type { LogTimestamp } from './log-timestamp-schema';

export type LogTimestampFault = TimestampFault | 'not-in-log' | 'before-entry' | 'in-future';

export type CheckedLogTimestamp =
  | { readonly at: number; readonly authority: string; readonly size: number }
  | { readonly fault: LogTimestampFault };

interface Against {
  /** The checkpoint of the log, verified. */
  readonly now: Checkpoint;
  readonly readTile: ReadTile;
  /** Certificates that the reader trusts, in DER. */
  readonly roots: readonly Uint8Array[];
  /** The time of the latest entry that the timestamp covers, ms. */
  readonly latestAt: number;
  /** The reader's clock, ms. */
  readonly clock: number;
}

/** How far two clocks may differ. */
const toleranceMs = 10 * 60_000;

/** Whether the log, up to the size of the timestamp, existed when an authority says so. */
export async function checkLogTimestamp(
  stamped: LogTimestamp,
  { now, readTile, roots, latestAt, clock }: Against,
): Promise<CheckedLogTimestamp> {
  const { origin, size, nonce } = stamped;
  const root = hexToBytes(stamped.root);
  const grew = { oldSize: size, newSize: now.size, oldRoot: root, newRoot: now.root };
  if (size > now.size) return { fault: 'not-in-log' };
  const proof = await proveConsistency(size, now.size, readTile);
  if (!isConsistent({ ...grew, proof })) return { fault: 'not-in-log' };
  const token = fromBase64(stamped.token) ?? new Uint8Array();
  const text = formatCheckpoint({ origin, size, root });
  const checked = await checkTimestamp({ text, nonce, token }, roots);
  if ('fault' in checked) return checked;
  if (checked.at < latestAt - toleranceMs) return { fault: 'before-entry' };
  if (checked.at > clock + toleranceMs) return { fault: 'in-future' };
  return { ...checked, size };
}
