import { z } from 'zod';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import type { VerifierKey } from '@/lib/domain/auctions/transparency/note';
import { isStatementSigned } from '@/lib/domain/auctions/transparency/signed-statement';
import type { LedgerHead } from './ledger';

/** A ledger as the site serves it. Its entries are not verified. */
export const servedLedgerSchema = z.object({
  entries: z.array(z.unknown()),
  leaves: z.array(z.int().min(0).nullable()).default([]),
  headSignature: z.string().max(1_000).exactOptional(),
});
export type ServedLedger = z.output<typeof servedLedgerSchema>;

/** What a ledger that somebody saved shows of another copy: its last entry, and the site's signature of it. */
export interface SavedHead extends LedgerHead {
  readonly auctionId: string;
  readonly signature: string | null;
}

/** Null if the first or last entry cannot be read. */
export function headOfLedger({ entries, headSignature }: ServedLedger): SavedHead | null {
  const [first, last] = [entries[0], entries.at(-1)].map((entry) => ledgerEntrySchema.safeParse(entry).data);
  if (first?.type !== 'scheduled' || !last) return null;
  const { auctionId } = first.data.terms;
  return { auctionId, seq: last.seq, hash: last.hash, signature: headSignature ?? null };
}

/** Whether one of these keys signed the head; null: it has no signature. */
export const isHeadSigned = (
  { signature, auctionId, seq, hash }: SavedHead,
  keys: readonly VerifierKey[],
): boolean | null =>
  signature === null ? null : isStatementSigned('head', { auctionId, seq, hash }, signature, keys);

/** Where a saved ledger differs from the current one. `entry` is the number of its last entry. */
export interface SavedLedgerFault {
  readonly code: 'other-auction' | 'wrong-head' | 'denied' | 'not-continued';
  readonly entry: number;
}

/**
 * Compares a saved head with the entries of a ledger that may be invalid. A head that a known key signed and that the
 * ledger denies is evidence against the site.
 */
export function findHeadMismatch(
  head: SavedHead,
  auctionId: string,
  entries: readonly unknown[],
  keys: readonly VerifierKey[],
): SavedLedgerFault | null {
  const fault = (code: SavedLedgerFault['code']) => ({ code, entry: head.seq });
  if (head.auctionId !== auctionId) return fault('other-auction');
  const isSigned = isHeadSigned(head, keys);
  if (isSigned === false) return fault('wrong-head');
  const { data: entry } = ledgerEntrySchema.safeParse(entries[head.seq - 1]);
  if (entry?.hash === head.hash) return null;
  return fault(isSigned ? 'denied' : 'not-continued');
}
