import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { logFaultWords } from '@/lib/copy/auctions/ledger-fault-words';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { compareWithLog, type LogComparison } from '@/lib/domain/auctions/transparency/compare-with-log';
import type { openLog } from '@/lib/domain/auctions/transparency/log-client';
import { checkTimestampOf } from './check-timestamp';
import { parsed } from './input';
import type { Options, Say } from './verify-command';

interface Logged {
  /** The URL of the ledger. */
  readonly source: string;
  readonly auctionId: string;
  readonly entries: readonly LedgerEntry[];
  readonly leaves: readonly (number | null)[];
  readonly headSignature: string | undefined;
  readonly log: Awaited<ReturnType<typeof openLog>>;
  /** The latest checkpoints of the witnesses that the reader asked. */
  readonly seen: readonly string[];
}

/** Prints how a verified ledger compares with the transparency log. True if they agree. */
export async function checkLog(logged: Logged, options: Options, say: Say): Promise<boolean> {
  const { source, auctionId, entries, leaves, headSignature, log, seen } = logged;
  const placed = entries.map(({ seq, hash, at }, index) => ({ seq, hash, at, leaf: leaves[index] ?? null }));
  const { leastWitnesses, kept } = await ownTermsOf(options);
  const compared = await compareWithLog(auctionId, placed, {
    ...log,
    ...{ leastWitnesses, earlier: [...seen, ...kept] },
    headSignature,
    now: Date.now(),
    mostScanned: Number.POSITIVE_INFINITY,
  });
  if (compared.fault) {
    sayReplaced(compared, say);
    say(`Transparency log: ${logFaultWords(compared.fault)}`);
    return false;
  }
  sayAgreement(compared, { asked: seen.length, kept: kept.length }, say);
  const saveTo = options['save-checkpoint'];
  if (saveTo !== undefined) await writeFile(saveTo, compared.note);
  if (options.tsa === undefined) return true;
  return checkTimestampOf({ source, entries: placed, compared, log }, options.tsa, say);
}

async function ownTermsOf({
  witnesses = '0',
  checkpoint = [],
}: Options): Promise<{ readonly leastWitnesses: number; readonly kept: readonly string[] }> {
  const leastWitnesses = parsed(z.coerce.number().int().min(0).max(100), witnesses, '--witnesses');
  const kept = await Promise.all(checkpoint.map((name) => readFile(name, 'utf8')));
  return { leastWitnesses, kept };
}

interface Continued {
  /** How many witnesses were asked. */
  readonly asked: number;
  /** How many checkpoints the reader had saved. */
  readonly kept: number;
}

function sayAgreement(compared: LogComparison, { asked, kept }: Continued, say: Say): void {
  const { size, included, waiting, scanned, signed, missing } = compared;
  say(
    `In the transparency log of ${size} entries, each with a proof: ${included}. Not in it yet: ${waiting}.`,
  );
  say(`Entries of the log that were searched for hidden entries of this auction: ${scanned}.`);
  sayReplaced(compared, say);
  if (kept > 0) say(`Saved checkpoints that the log continues: ${kept}.`);
  if (asked > 0) say(`Witnesses that were asked, and whose latest checkpoint the log continues: ${asked}.`);
  say(witnessWords(signed, missing));
  if (compared.isQuorumMet) say('The signatures meet the quorum in the list of keys.');
}

function sayReplaced({ replaced }: LogComparison, say: Say): void {
  for (const { origin, size, index } of replaced)
    say(
      `The site was restored from a backup: this log replaces ${origin}, which ended with ${size} entries, and keeps its first ${index}.`,
    );
}

function witnessWords(signed: readonly string[], missing: readonly string[]): string {
  const absent = missing.length > 0 ? ` Not signed by: ${missing.join(', ')}.` : '';
  return signed.length === 0
    ? `No witness signed the log. Without witnesses, a different log shown only to you is not noticed.${absent}`
    : `Witnesses that signed the log: ${signed.join(', ')}.${absent}`;
}
