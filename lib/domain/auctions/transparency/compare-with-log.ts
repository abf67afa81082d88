import { isSame, utf8ToBytes } from './bytes';
import { type Checkpoint, openCheckpoint, parseCheckpoint } from './checkpoint';
import { parseFormerEntry, type ReplacedLog } from './former-log';
import { leafOf, parseLogEntry } from './log-entry';
import { appendLeaf, emptyFrontier, leafHash, rootOf } from './merkle';
import { type NoteFault, parseNote, type Signer } from './note';
import type { LogPolicy } from './policy';
import { isConsistent, isIncluded } from './proofs';
import { isQuorumMet } from './quorum';
import { isStatementSigned } from './signed-statement';
import { proveConsistency, proveInclusion, type ReadTile, widthIn } from './tiles';

/** What is wrong with the log, or where a ledger differs from it. */
export interface LogFault {
  readonly code:
    | NoteFault
    | (
        | 'other-log'
        | 'shrunk'
        | 'not-continued'
        | 'wrong-tiles'
        | 'too-few-witnesses'
        | 'no-quorum'
        | 'no-own-witness'
      )
    | ('not-included' | 'other-entry' | 'cut-off' | 'late' | 'wrong-head')
    | ('restored' | 'former-denied');
  /** The size of the earlier checkpoint, how many witnesses signed, or how many entries are late or lost. */
  readonly count?: number;
  /** The number of a ledger's entry. */
  readonly entry?: number;
}

export interface LogComparison {
  readonly fault: LogFault | null;
  /** How many entries the log has. */
  readonly size: number;
  /** How many entries of the ledger have an inclusion proof. */
  readonly included: number;
  /** How many entries of the ledger are too new to be in the log. */
  readonly waiting: number;
  /** How many entries of the log were read for entries of this ledger that it does not show: all, or 0. */
  readonly scanned: number;
  /** How many earlier checkpoints this one continues. */
  readonly continued: number;
  /** The logs that this one replaces after a backup was restored, as far as the log was read. */
  readonly replaced: readonly ReplacedLog[];
  /** The names of the witnesses that signed, and of those that did not. */
  readonly signed: readonly string[];
  readonly missing: readonly string[];
  /** Whether the policy demands witnesses and has them. */
  readonly isQuorumMet: boolean;
  /** To keep for the next check, and for others to compare. */
  readonly note: string;
}

/** An entry of a verified ledger, with its place in the log as the site states it. */
export interface ComparedEntry {
  readonly seq: number;
  readonly hash: string;
  readonly at: number;
  readonly leaf: number | null;
}

export interface LogReader {
  readonly policy: LogPolicy;
  /** The checkpoint, which must have been read before the ledger. */
  readonly note: string;
  readonly readTile: ReadTile;
  readonly readBundle: (bundle: {
    readonly index: number;
    readonly width: number;
  }) => Promise<readonly string[]>;
  /** Checkpoints of this log that the reader kept. */
  readonly earlier: readonly string[];
  /** The site's signature of the ledger's last entry, if it came with the ledger. */
  readonly headSignature?: string | undefined;
  /** How many witnesses must have signed. */
  readonly leastWitnesses: number;
  /** Whether the reader named the witnesses: then one of them must have signed, also without a quorum. */
  readonly namesWitnesses?: boolean;
  /** The reader's clock, ms; null: no entry counts as late. */
  readonly now: number | null;
  /** How many entries may be read in search of hidden ones. */
  readonly mostScanned: number;
}

/** A bid is in the log within a minute. This leaves room for a slow start and clocks that differ. */
const lateAfterMs = 10 * 60_000;

/** Compares a verified ledger with the transparency log. */
export async function compareWithLog(
  auctionId: string,
  entries: readonly ComparedEntry[],
  reader: LogReader,
): Promise<LogComparison> {
  const { policy, note, now } = reader;
  const none = {
    ...{ size: 0, included: 0, waiting: entries.length, scanned: 0, continued: 0, signed: [], note },
    ...{ replaced: [], isQuorumMet: false },
  };
  const names = policy.witnessKeys.map(({ name }) => name);
  const opened = openCheckpoint(note, policy.logKeys, policy.witnessKeys);
  if ('fault' in opened) return { ...none, fault: { code: opened.fault }, missing: names };
  const signed = opened.witnesses.map(({ key }) => key.name);
  const inLog = entries.filter(({ leaf }) => leaf !== null && leaf < opened.size);
  const late = entries.filter((entry) => !inLog.includes(entry) && entry.at < (now ?? 0) - lateAfterMs);
  const found = {
    ...none,
    size: opened.size,
    signed,
    missing: names.filter((name) => !signed.includes(name)),
  };
  const fault =
    witnessFault(opened.witnesses, reader) ??
    headFault(auctionId, entries, reader) ??
    (await growthFault(opened, reader)) ??
    (await inclusionFault(auctionId, inLog, opened, reader));
  if (fault) return { ...found, fault };
  const scan = await scanLog(auctionId, entries, opened, reader);
  return {
    ...found,
    fault:
      scan.fault ??
      (await replacementFault(opened, scan.replaced, reader)) ??
      (late.length > 0 ? { code: 'late', count: late.length } : null),
    included: inLog.length,
    waiting: entries.length - inLog.length,
    scanned: scan.scanned,
    replaced: scan.replaced,
    isQuorumMet: policy.quorum.kind !== 'none',
    continued: reader.earlier.length,
  };
}

function witnessFault(
  witnesses: readonly Signer[],
  { policy, leastWitnesses, namesWitnesses = false }: LogReader,
): LogFault | null {
  const count = witnesses.length;
  if (count < leastWitnesses) return { code: 'too-few-witnesses', count };
  const keys = witnesses.map(({ key }) => key);
  if (!isQuorumMet(policy.quorum, keys)) return { code: 'no-quorum', count };
  return namesWitnesses && count === 0 ? { code: 'no-own-witness' } : null;
}

function headFault(
  auctionId: string,
  entries: readonly ComparedEntry[],
  { headSignature, policy }: LogReader,
): LogFault | null {
  const last = entries.at(-1);
  if (headSignature === undefined || !last) return null;
  const head = { auctionId, seq: last.seq, hash: last.hash };
  const isSigned = isStatementSigned('head', head, headSignature, policy.logKeys);
  return isSigned ? null : { code: 'wrong-head', entry: last.seq };
}

const keptBy = ({ earlier }: LogReader): readonly (Checkpoint | null)[] =>
  earlier.map((kept) => parseCheckpoint(parseNote(kept)?.text ?? ''));

async function growthFault(now: Checkpoint, reader: LogReader): Promise<LogFault | null> {
  for (const before of keptBy(reader)) {
    if (!before) return { code: 'other-log' };
    const fault = before.origin === now.origin ? await continuityFault(before, now, reader) : null;
    if (fault) return fault;
  }
  return null;
}

async function continuityFault(
  { size: oldSize, root: oldRoot }: Checkpoint,
  { size: newSize, root: newRoot }: Checkpoint,
  { readTile }: LogReader,
): Promise<LogFault | null> {
  if (oldSize > newSize) return { code: 'shrunk', count: oldSize };
  const proof = await orNothing(proveConsistency(oldSize, newSize, readTile));
  const grew = { oldSize, newSize, oldRoot, newRoot, proof };
  return isConsistent(grew) ? null : { code: 'not-continued', count: oldSize };
}

/** Compares the checkpoints that the reader kept of other logs with what this log says of those before it. */
async function replacementFault(
  now: Checkpoint,
  replaced: readonly ReplacedLog[],
  reader: LogReader,
): Promise<LogFault | null> {
  for (const before of keptBy(reader)) {
    if (!before || before.origin === now.origin) continue;
    const former = replaced.find(({ origin }) => origin === before.origin);
    if (!former) return { code: 'other-log' };
    const isLast = before.size === former.size;
    if (before.size > former.size || (isLast && !isSame(before.root, former.root)))
      return { code: 'former-denied', count: before.size };
    if (before.size > former.index) return { code: 'restored', count: before.size - former.index };
    const fault = await continuityFault(before, now, reader);
    if (fault) return fault;
  }
  return null;
}

async function inclusionFault(
  auctionId: string,
  inLog: readonly ComparedEntry[],
  { size, root }: Checkpoint,
  { readTile }: LogReader,
): Promise<LogFault | null> {
  for (const { seq, hash, leaf } of inLog) {
    const index = leaf ?? 0;
    const proof = await orNothing(proveInclusion(index, size, readTile));
    if (!isIncluded({ index, size, leaf: leafOf({ auctionId, seq, hash }), root, proof }))
      return { code: 'not-included', entry: seq };
  }
  return null;
}

/**
 * Reads the whole log, so that a ledger without its last entries is noticed. The places that the site states
 * cannot shorten the search: it could leave out where the true entries are. What was read must lead to the root
 * of the checkpoint.
 */
async function scanLog(
  auctionId: string,
  entries: readonly ComparedEntry[],
  { size, root }: Checkpoint,
  { readBundle, mostScanned }: LogReader,
): Promise<Scan> {
  const stopped = (fault: LogFault | null): Scan => ({ fault, scanned: 0, replaced: [] });
  if (size > mostScanned) return stopped(null);
  const replaced: ReplacedLog[] = [];
  try {
    let edge = emptyFrontier;
    for (let index = 0; edge.size < size; index += 1) {
      const bundle = await readBundle({ index, width: widthIn(size, 0, index) });
      if (bundle.length !== widthIn(size, 0, index)) return stopped({ code: 'wrong-tiles' });
      for (const text of bundle) {
        edge = appendLeaf(edge, leafHash(utf8ToBytes(text)));
        const logged = parseLogEntry(text);
        const former = logged ? null : parseFormerEntry(text);
        if (former) replaced.push({ ...former, index: edge.size - 1 });
        const known = logged?.auctionId === auctionId ? entries[logged.seq - 1] : null;
        if (known === undefined) return stopped({ code: 'cut-off', entry: logged?.seq ?? 0 });
        if (known && known.hash !== logged?.hash) return stopped({ code: 'other-entry', entry: known.seq });
      }
    }
    const isWhole = isSame(rootOf(edge), root);
    return isWhole ? { fault: null, scanned: size, replaced } : stopped({ code: 'wrong-tiles' });
  } catch (error) {
    if (error instanceof RangeError) return stopped({ code: 'wrong-tiles' });
    throw error;
  }
}

interface Scan extends Pick<LogComparison, 'fault' | 'scanned' | 'replaced'> {}

/** A tile that is too short gives no proof, which no check accepts. */
async function orNothing<T>(proof: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await proof;
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
