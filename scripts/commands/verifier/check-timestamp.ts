import { readFile } from 'node:fs/promises';
import { logFaultWords } from '@/lib/copy/auctions/ledger-fault-words';
import { logTimestampFaultWords } from '@/lib/copy/auctions/log-timestamp-words';
import { checkLogTimestamp } from '@/lib/domain/auctions/timestamps/log-timestamp';
import { logTimestampSchema } from '@/lib/domain/auctions/timestamps/log-timestamp-schema';
import { parseCertificates } from '@/lib/domain/auctions/timestamps/pem';
import {
  type Checkpoint,
  openCheckpoint,
  parseCheckpoint,
} from '@/lib/domain/auctions/transparency/checkpoint';
import type { LogComparison, LogFault, LogReader } from '@/lib/domain/auctions/transparency/compare-with-log';
import { logPath } from '@/lib/domain/auctions/transparency/log-client';
import { parseNote } from '@/lib/domain/auctions/transparency/note';
import { isConsistent } from '@/lib/domain/auctions/transparency/proofs';
import { proveConsistency } from '@/lib/domain/auctions/transparency/tiles';
import { parsed, readBytes } from './input';
import type { Say } from './verify-command';

/** A site stamps its log at most every ten minutes. */
const lateAfterMs = 60 * 60_000;

interface Stamped {
  /** The URL of the ledger. */
  readonly source: string;
  /** The entries of the ledger with their places in the log. */
  readonly entries: readonly { readonly at: number; readonly leaf: number | null }[];
  readonly compared: LogComparison;
  readonly log: Pick<LogReader, 'policy' | 'readTile'>;
}

/** Prints when an authority saw the ledger's entries in the log. False if its timestamp is missing or wrong. */
export async function checkTimestampOf(
  { source, entries, compared, log }: Stamped,
  certificates: string,
  say: Say,
): Promise<boolean> {
  const roots = parseCertificates(await readFile(certificates, 'utf8'));
  if (!roots) throw new Error(`${certificates} is not a list of certificates in PEM.`);
  const now = parseCheckpoint(parseNote(compared.note)?.text ?? '');
  const logged = entries.filter(({ leaf }) => leaf !== null && leaf < compared.size);
  const latest = logged.at(-1);
  if (!now || !latest) {
    say('No entry of this ledger is in the log yet, so there is no timestamp to check.');
    return true;
  }
  const needed = Math.max(...logged.map(({ leaf }) => (leaf ?? 0) + 1));
  const url = new URL(`${logPath}/timestamps/${needed}`, source).href;
  const answer = await fetch(url);
  const clock = Date.now();
  if (answer.status === 404) {
    say(`No timestamp covers all entries of this ledger that are in the log.`);
    return latest.at > clock - lateAfterMs;
  }
  if (!answer.ok) throw new Error(`${url} responded with status ${answer.status}.`);
  const stamped = parsed(logTimestampSchema, await answer.json(), url);
  const grown = stamped.size > now.size ? await readGrown(source, now, log) : now;
  if ('code' in grown) {
    say(`Transparency log: ${logFaultWords(grown)}`);
    return false;
  }
  const against = { now: grown, readTile: log.readTile, roots, latestAt: latest.at, clock };
  const checked =
    stamped.size < needed ? ({ fault: 'not-in-log' } as const) : await checkLogTimestamp(stamped, against);
  if ('fault' in checked) {
    say(`Timestamp: ${logTimestampFaultWords(checked.fault)}`);
    return false;
  }
  const { at, authority, size } = checked;
  say(
    `${authority} saw the first ${size} entries of the log, all of this ledger among them, at ${new Date(at).toISOString()}.`,
  );
  return true;
}

/** The log may have grown, and a larger checkpoint may have been stamped, while the first one was compared. */
async function readGrown(
  source: string,
  { size: oldSize, root: oldRoot }: Checkpoint,
  { policy, readTile }: Stamped['log'],
): Promise<Checkpoint | LogFault> {
  const note = await readBytes(new URL(`${logPath}/checkpoint`, source).href);
  const opened = openCheckpoint(new TextDecoder().decode(note), policy.logKeys);
  if ('fault' in opened) return { code: opened.fault };
  const { size: newSize, root: newRoot } = opened;
  if (newSize < oldSize) return { code: 'shrunk', count: oldSize };
  const proof = await proveConsistency(oldSize, newSize, readTile);
  const isContinued = isConsistent({ oldSize, newSize, oldRoot, newRoot, proof });
  return isContinued ? opened : { code: 'not-continued', count: oldSize };
}
