import { z } from 'zod';
import { type Receipt, receiptFault, savedReceiptsSchema } from '@/lib/domain/auction/check-receipt';
import { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auction/facts';
import { compareWithFeed, type FeedComparison, readFeed } from '@/lib/domain/auction/ledger-feed';
import { type KnownHead, type Verification, verifySteps } from '@/lib/domain/auction/verify';

export interface Held {
  readonly auctionId: string;
  readonly heads: readonly KnownHead[];
  readonly receipts: readonly Receipt[];
}

export interface VerifiedLedger {
  readonly verification: Verification;
  /** Exactly as it came. */
  readonly text: string;
  /** In the order of the receipts: what is wrong with each, or null. Empty when the ledger itself does not hold. */
  readonly receiptFaults: readonly (string | null)[];
  /** Null when the ledger itself does not hold. */
  readonly feed: FeedComparison | null;
}

const exported = z.object({ entries: z.array(z.unknown()) });
const published = z.object({ publications: z.array(z.unknown()) });
/** So long the page does not answer while entries are checked. */
const sliceMs = 12;

/**
 * Fetches the public ledger and the published heads, and checks every entry here. Throws when they cannot be fetched.
 * The heads come first: the ledger may grow meanwhile, and must not be behind them.
 */
export async function verifyLedger(
  { auctionId, heads, receipts }: Held,
  onProgress: (done: number, total: number) => void,
): Promise<VerifiedLedger> {
  const publications = await readFeed(fetchPublications);
  const text = await fetchText(`/api/auctions/${encodeURIComponent(auctionId)}/ledger`);
  const { entries } = exported.parse(JSON.parse(text));
  const ofReceipts = receipts.flatMap((receipt) =>
    receipt.auctionId === auctionId ? [{ seq: receipt.seq, hash: receipt.hash }] : [],
  );
  const verification = await inSlices(entries, [...heads, ...ofReceipts], onProgress);
  const checked = verification.ok ? entries.map((entry): LedgerEntry => ledgerEntrySchema.parse(entry)) : [];
  const receiptFaults = verification.ok ? receipts.map((receipt) => receiptFault(checked, receipt)) : [];
  const feed = verification.ok ? compareWithFeed(checked, publications, Date.now()) : null;
  return { verification, text, receiptFaults, feed };
}

async function fetchPublications(afterSeq: number): Promise<readonly unknown[]> {
  return published.parse(JSON.parse(await fetchText(`/api/ledger-heads?after=${afterSeq}`))).publications;
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
}

async function inSlices(
  entries: readonly unknown[],
  heads: readonly KnownHead[],
  onProgress: (done: number, total: number) => void,
): Promise<Verification> {
  const steps = verifySteps(entries, heads);
  for (let until = performance.now() + sliceMs; ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    onProgress(step.value, entries.length);
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + sliceMs;
  }
}

/** Null: the file holds no receipt. */
export function readReceipts(text: string): readonly Receipt[] | null {
  try {
    return savedReceiptsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
