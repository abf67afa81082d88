import { z } from 'zod';
import { feedFaultWords, ledgerFaultWords, receiptFaultWords } from '@/lib/copy/auctions/ledger-fault-words';
import {
  findReceiptMismatch,
  type Receipt,
  savedReceiptsSchema,
} from '@/lib/domain/auctions/ledger/check-receipt';
import { feedSteps } from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { compareWithFeed, type FeedComparison, readFeed } from '@/lib/domain/auctions/ledger/ledger-feed';
import { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { type KnownHead, type Verification, verifySteps } from '@/lib/domain/auctions/verify/verify';

export interface LedgerEvidence {
  readonly auctionId: string;
  readonly heads: readonly KnownHead[];
  readonly receipts: readonly Receipt[];
}

export interface VerifiedLedger {
  readonly verification: Verification;
  /** The ledger exactly as received. */
  readonly text: string;
  /** The first fault of the ledger, in words like the others: the words load with the verifier. */
  readonly fault: string | null;
  /** In the order of the receipts: the fault of each, or null. Empty if the ledger itself is invalid. */
  readonly receiptFaults: readonly (string | null)[];
  /** Null if the ledger itself is invalid. */
  readonly feed: (Omit<FeedComparison, 'fault'> & { readonly fault: string | null }) | null;
}

export const exported = z.object({ entries: z.array(z.unknown()) });
const published = z.object({ publications: z.array(z.unknown()) });
/** The longest time in milliseconds for which a check may block the page. */
const sliceMs = 12;

/** The current step and its progress. `total` is null while it is still loading. */
export interface CheckProgress {
  readonly of: 'published heads' | 'entries';
  readonly done: number;
  readonly total: number | null;
}
type OnProgress = (progress: CheckProgress) => void;

/**
 * Fetches the public ledger and the published checkpoints, and checks every entry in the browser. Throws if
 * they cannot be fetched. The checkpoints come first: the ledger may grow meanwhile and must not be behind
 * them.
 */
export async function verifyLedger(
  { auctionId, heads, receipts }: LedgerEvidence,
  onProgress: OnProgress,
): Promise<VerifiedLedger> {
  const publications = await readFeed(async (after) => {
    onProgress({ of: 'published heads', done: after, total: null });
    return fetchPublications(after);
  });
  const checkedFeed = await inSlices(feedSteps(publications), (done) =>
    onProgress({ of: 'published heads', done, total: publications.length }),
  );
  const text = await fetchText(`/api/auctions/${encodeURIComponent(auctionId)}/ledger`);
  const { entries } = exported.parse(JSON.parse(text));
  const ofReceipts = receipts.flatMap((receipt) =>
    receipt.auctionId === auctionId ? [{ seq: receipt.seq, hash: receipt.hash }] : [],
  );
  const verification = await inSlices(verifySteps(entries, [...heads, ...ofReceipts]), (done) =>
    onProgress({ of: 'entries', done, total: entries.length }),
  );
  const fault = verification.fault && ledgerFaultWords(verification.fault);
  if (fault) return { verification, text, fault, receiptFaults: [], feed: null };
  const checked = entries.map((entry): LedgerEntry => ledgerEntrySchema.parse(entry));
  const receiptFaults = receipts.map((receipt) => {
    const mismatch = findReceiptMismatch(checked, receipt);
    return mismatch && receiptFaultWords(mismatch);
  });
  const compared = compareWithFeed(checked, checkedFeed, Date.now());
  const feed = { ...compared, fault: compared.fault && feedFaultWords(compared.fault) };
  return { verification, text, fault, receiptFaults, feed };
}

async function fetchPublications(afterSeq: number): Promise<readonly unknown[]> {
  return published.parse(JSON.parse(await fetchText(`/api/ledger-heads?after=${afterSeq}`))).publications;
}

export async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
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

/** Null if the file holds no receipt. */
export function readReceipts(text: string): readonly Receipt[] | null {
  try {
    return savedReceiptsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
