import {
  ledgerFaultWords,
  logFaultWords,
  receiptFaultWords,
  savedLedgerFaultWords,
} from '@/lib/copy/auctions/ledger-fault-words';
import {
  findDenial,
  findReceiptMismatch,
  isReceiptSigned,
  type Receipt,
  savedReceiptsSchema,
} from '@/lib/domain/auctions/ledger/check-receipt';
import {
  findHeadMismatch,
  headOfLedger,
  isHeadSigned,
  type SavedHead,
  servedLedgerSchema,
} from '@/lib/domain/auctions/ledger/saved-ledger';
import { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { compareWithLog, type LogComparison } from '@/lib/domain/auctions/transparency/compare-with-log';
import { openLog } from '@/lib/domain/auctions/transparency/log-client';
import type { VerifierKey } from '@/lib/domain/auctions/transparency/note';
import { parsePolicy } from '@/lib/domain/auctions/transparency/policy';
import { type KnownHead, type Verification, verifySteps } from '@/lib/domain/auctions/verify/verify';

export interface LedgerEvidence {
  readonly auctionId: string;
  readonly heads: readonly KnownHead[];
  readonly receipts: readonly Receipt[];
  readonly savedLedgers: readonly NamedHead[];
  /** A policy in place of the site's. */
  readonly policyText: string | undefined;
  /** Of the transparency log, from earlier checks. */
  readonly checkpoints: readonly string[];
}

export interface VerifiedLedger {
  readonly verification: Verification;
  /** The ledger exactly as received. */
  readonly text: string;
  /** The first fault of the ledger, in words like the others: the words load with the verifier. */
  readonly fault: string | null;
  /** In the order of the receipts: the fault of each, or null. Of an invalid ledger, only what it denies. */
  readonly receiptFaults: readonly (string | null)[];
  /** How many receipts the site signed. */
  readonly signedReceipts: number;
  readonly savedLedgers: CheckedHeads;
  /** Null if the ledger itself is invalid. */
  readonly log: (Omit<LogComparison, 'fault'> & { readonly fault: string | null }) | null;
}

/** About 7 MB: what a person waits for. */
const mostScanned = 50_000;
/** The longest time in milliseconds for which a check may block the page. */
const sliceMs = 12;

/** The current step and its progress. `total` is null while it is still loading. */
export interface CheckProgress {
  readonly of: 'log' | 'entries';
  readonly done: number;
  readonly total: number | null;
}
type OnProgress = (progress: CheckProgress) => void;

/**
 * Fetches the public ledger and the transparency log, and checks every entry in the browser. Throws if they
 * cannot be fetched. The checkpoint of the log comes first: the ledger may grow meanwhile and must not be
 * behind it.
 */
export async function verifyLedger(
  { auctionId, heads, receipts, savedLedgers: saved, policyText, checkpoints }: LedgerEvidence,
  onProgress: OnProgress,
): Promise<VerifiedLedger> {
  onProgress({ of: 'log', done: 0, total: null });
  const log = await openLog(fetchBytes, policyText);
  const text = new TextDecoder().decode(
    await fetchBytes(`/api/auctions/${encodeURIComponent(auctionId)}/ledger`),
  );
  const { entries, leaves, headSignature } = servedLedgerSchema.parse(JSON.parse(text));
  const ofReceipts = receipts.flatMap((receipt) =>
    receipt.auctionId === auctionId ? [{ seq: receipt.seq, hash: receipt.hash }] : [],
  );
  const verification = await inSlices(verifySteps(entries, [...heads, ...ofReceipts]), (done) =>
    onProgress({ of: 'entries', done, total: entries.length }),
  );
  const fault = verification.fault && ledgerFaultWords(verification.fault);
  const keys = log.policy.logKeys;
  const savedLedgers = checkHeads(saved, auctionId, entries, keys);
  const signedReceipts = receipts.filter((receipt) => isReceiptSigned(receipt, keys)).length;
  if (fault) {
    const receiptFaults = receipts.map((receipt) => {
      const denial = receipt.auctionId === auctionId ? findDenial(entries, receipt, keys) : null;
      return denial && receiptFaultWords(denial);
    });
    return { verification, text, fault, receiptFaults, signedReceipts, savedLedgers, log: null };
  }
  const checked = entries.map((entry): LedgerEntry => ledgerEntrySchema.parse(entry));
  const receiptFaults = receipts.map((receipt) => {
    const isForged = isReceiptSigned(receipt, keys) === false;
    const mismatch =
      findReceiptMismatch(checked, receipt) ??
      (isForged ? ({ code: 'wrong-signature', entry: receipt.seq } as const) : null);
    return mismatch && receiptFaultWords(mismatch);
  });
  onProgress({ of: 'log', done: 0, total: null });
  const placed = checked.map(({ seq, hash, at }, index) => ({ seq, hash, at, leaf: leaves[index] ?? null }));
  const namesWitnesses = policyText !== undefined && log.policy.witnessKeys.length > 0;
  const compared = await compareWithLog(auctionId, placed, {
    ...{ ...log, namesWitnesses },
    readTile: betweenSlices(log.readTile),
    ...{ headSignature, earlier: checkpoints, leastWitnesses: 0, now: Date.now(), mostScanned },
  });
  const words = compared.fault && logFaultWords(compared.fault);
  return {
    ...{ verification, text, fault, receiptFaults, signedReceipts, savedLedgers },
    log: { ...compared, fault: words },
  };
}

export async function fetchBytes(path: string): Promise<Uint8Array> {
  const answer = await fetch(path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Runs the steps, and yields to the page after each slice. */
export async function inSlices<T>(
  steps: Generator<number, T>,
  onProgress: (done: number) => void,
): Promise<T> {
  for (let until = performance.now() + sliceMs; ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    onProgress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + sliceMs;
  }
}

/** Yields to the page after each slice of the work between two reads. */
function betweenSlices<Arg, T>(read: (arg: Arg) => Promise<T>): (arg: Arg) => Promise<T> {
  let until = performance.now() + sliceMs;
  return async (arg) => {
    if (performance.now() >= until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + sliceMs;
    }
    return read(arg);
  };
}

/** The head of a ledger in a file of this name. */
interface NamedHead {
  readonly name: string;
  readonly head: SavedHead;
}

interface CheckedHeads {
  readonly matching: number;
  /** Among those that match. */
  readonly signed: number;
  readonly faults: readonly string[];
}

function checkHeads(
  saved: readonly NamedHead[],
  auctionId: string,
  entries: readonly unknown[],
  keys: readonly VerifierKey[],
): CheckedHeads {
  const checked = saved.map(({ name, head }) => {
    const mismatch = findHeadMismatch(head, auctionId, entries, keys);
    return {
      fault: mismatch && `${name}: ${savedLedgerFaultWords(mismatch)}`,
      isSigned: isHeadSigned(head, keys) === true,
    };
  });
  const matching = checked.filter(({ fault }) => fault === null);
  return {
    matching: matching.length,
    signed: matching.filter(({ isSigned }) => isSigned).length,
    faults: checked.flatMap(({ fault }) => fault ?? []),
  };
}

export interface ReadFile {
  readonly receipts: readonly Receipt[];
  readonly head: SavedHead | null;
}

/** Null if the file holds neither receipts nor a ledger. */
export function readEvidence(text: string): ReadFile | null {
  try {
    const content: unknown = JSON.parse(text);
    const receipts = savedReceiptsSchema.safeParse(content).data;
    if (receipts) return { receipts, head: null };
    const ledger = servedLedgerSchema.safeParse(content).data;
    const head = ledger ? headOfLedger(ledger) : null;
    return head && { receipts: [], head };
  } catch {
    return null;
  }
}

/** Whether the browser can use a file as the list of trusted keys. */
export const isPolicy = (text: string): boolean => parsePolicy(text) !== null;
