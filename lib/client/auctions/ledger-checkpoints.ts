import type { LedgerHead } from '@/lib/domain/auctions/ledger/ledger';

/** A ledger head that this browser saw, and when (ms). A ledger rewritten since then no longer matches it. */
export interface SavedCheckpoint extends LedgerHead {
  readonly at: number;
}

const slot = 'ledger-heads';
const mostAuctions = 40;
/** Per auction: the earliest head and the latest ones after it. */
const mostHeads = 8;

type SavedCheckpoints = Readonly<Record<string, readonly SavedCheckpoint[]>>;

export const savedCheckpoints = (auctionId: string): readonly SavedCheckpoint[] => readAll()[auctionId] ?? [];

/**
 * Saves a head next to the earlier ones instead of replacing them: two different hashes for one entry prove a
 * rewrite.
 */
export function keepHead(auctionId: string, { seq, hash }: LedgerHead): void {
  const all = readAll();
  const known = all[auctionId] ?? [];
  if (seq < 1 || known.some((head) => head.hash === hash)) return;
  const [first, ...later] = [...known, { seq, hash, at: Date.now() }];
  const heads = first ? [first, ...later.slice(1 - mostHeads)] : [];
  const others = Object.entries(all).filter(([id]) => id !== auctionId);
  const stored = Object.fromEntries([...others.slice(1 - mostAuctions), [auctionId, heads]]);
  try {
    localStorage.setItem(slot, JSON.stringify(stored));
  } catch {
    // Without storage there is nothing to compare with later.
  }
}

function readAll(): SavedCheckpoints {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(slot) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([id, heads]) => [id, Array.isArray(heads) ? heads.filter(isHead) : []]),
    );
  } catch {
    return {};
  }
}

function isHead(stored: unknown): stored is SavedCheckpoint {
  if (typeof stored !== 'object' || stored === null) return false;
  const { seq, hash, at }: Partial<Record<keyof SavedCheckpoint, unknown>> = stored;
  return Number.isSafeInteger(seq) && Number.isSafeInteger(at) && /^[0-9a-f]{64}$/.test(String(hash));
}
