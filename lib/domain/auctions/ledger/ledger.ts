import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { LedgerEntry, PublicFact } from '@/lib/domain/auctions/state/facts';
import { type AuctionState, evolve, toPublicFact } from '@/lib/domain/auctions/state/state';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';

export type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
export { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';
export { commitmentOf } from '@/lib/domain/auctions/terms/commitments';

export interface LedgerHead {
  readonly seq: number;
  readonly hash: string;
}

/** The head before the first entry. */
export const genesisHead: LedgerHead = { seq: 0, hash: '0'.repeat(64) };

/** SHA-256 in hex of the canonical JSON of the entry without its `hash`. */
export function entryHash(entry: Omit<LedgerEntry, 'hash'> & { readonly hash?: string }): string {
  const { hash: _, ...hashed } = entry;
  return sha256Json(hashed);
}

export interface Appended {
  readonly state: AuctionState;
  readonly entries: readonly LedgerEntry[];
  readonly head: LedgerHead;
}

/**
 * Appends the public entries of decided events to the ledger and returns them with the new state and head.
 * Throws without events and without a state.
 */
export function appendEntries(
  previousHead: LedgerHead,
  events: readonly AuctionEvent[],
  stateBefore: AuctionState | null,
): Appended {
  let state = stateBefore;
  let head = previousHead;
  const entries: LedgerEntry[] = [];
  for (const event of events) {
    const entry = chain(head, toPublicFact(state, event));
    entries.push(entry);
    state = evolve(state, event);
    head = { seq: entry.seq, hash: entry.hash };
  }
  if (state === null) throw new Error('Nothing to append to nothing');
  return { state, entries, head };
}

function chain(head: LedgerHead, fact: PublicFact): LedgerEntry {
  const unsigned = { ...fact, seq: head.seq + 1, prevHash: head.hash };
  return { ...unsigned, hash: sha256Json(unsigned) };
}
