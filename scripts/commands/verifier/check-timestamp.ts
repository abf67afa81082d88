import { readFile } from 'node:fs/promises';
import { logTimestampFaultWords } from '@/lib/copy/auctions/log-timestamp-words';
import { checkLogTimestamp } from '@/lib/domain/auctions/timestamps/log-timestamp';
import { logTimestampSchema } from '@/lib/domain/auctions/timestamps/log-timestamp-schema';
import { parseCertificates } from '@/lib/domain/auctions/timestamps/pem';
import { parseCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import type { LogComparison } from '@/lib/domain/auctions/transparency/compare-with-log';
import { logPath } from '@/lib/domain/auctions/transparency/log-client';
import { parseNote } from '@/lib/domain/auctions/transparency/note';
import type { ReadTile } from '@/lib/domain/auctions/transparency/tiles';
import { parsed } from './input';
import type { Say } from './verify-command';

/** A site stamps its log at most every ten minutes. */
const lateAfterMs = 60 * 60_000;

interface Stamped {
  /** The URL of the ledger. */
  readonly source: string;
  /** The entries of the ledger with their places in the log. */
  readonly entries: readonly { readonly at: number; readonly leaf: number | null }[];
  readonly compared: LogComparison;
  readonly readTile: ReadTile;
}

/** Prints when an authority saw the ledger's entries in the log. False if its timestamp is missing or wrong. */
export async function checkTimestampOf(
  { source, entries, compared, readTile }: Stamped,
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
  const checked =
    stamped.size < needed
      ? ({ fault: 'not-in-log' } as const)
      : await checkLogTimestamp(stamped, { now, readTile, roots, latestAt: latest.at, clock });
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
