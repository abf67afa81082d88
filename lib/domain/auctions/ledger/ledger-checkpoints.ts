import { z } from 'zod';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import { hexField, instantField, nameField } from '@/lib/domain/auctions/terms/fields';
import { genesisHead } from './ledger';

const headField = z.strictObject({ auctionId: nameField, seq: z.int().min(1), hash: hexField });

/**
 * A ledger checkpoint: the ledger heads published at `at`, ms. Checkpoints are chained like the entries of a
 * ledger.
 */
export const ledgerCheckpointSchema = z.strictObject({
  seq: z.int().min(1),
  at: instantField,
  heads: z.array(headField).readonly(),
  prevHash: hexField,
  hash: hexField,
});
export type LedgerCheckpoint = z.output<typeof ledgerCheckpointSchema>;
export type CheckpointHead = LedgerCheckpoint['heads'][number];

/** The next checkpoint of the chain; the first when `before` is null. */
export function toLedgerCheckpoint(
  before: LedgerCheckpoint | null,
  heads: readonly CheckpointHead[],
  at: number,
): LedgerCheckpoint {
  const content = {
    seq: (before?.seq ?? 0) + 1,
    at,
    heads,
    prevHash: before?.hash ?? genesisHead.hash,
  };
  return { ...content, hash: sha256Json(content) };
}

/** What is wrong in the feed, or where a ledger differs from it, with the values of its sentence. */
export interface FeedFault {
  readonly code:
    | ('empty' | 'invalid' | 'unknown-hash' | 'no-start' | 'broken-chain' | 'dated-earlier' | 'wrong-hash')
    | ('other-entries' | 'cut-off' | 'other-entry');
  readonly publication?: number;
  readonly hash?: string;
  readonly auction?: string;
  /** The number of a ledger's entry. */
  readonly entry?: number;
}

/** A checked feed: its checkpoints up to the first fault, and that fault or null. */
export interface CheckedFeed {
  readonly publications: readonly LedgerCheckpoint[];
  readonly fault: FeedFault | null;
}

/**
 * Checks the whole feed from its first checkpoint on. Each hash in `known`, which a reader kept, must appear
 * in it. `raw` is parsed JSON.
 */
export function checkFeed(raw: readonly unknown[], known: readonly string[] = []): CheckedFeed {
  const publications: LedgerCheckpoint[] = [];
  const latest = new Map<string, CheckpointHead>();
  if (raw.length === 0) return { publications, fault: { code: 'empty' } };
  for (const each of raw) {
    const before = publications.at(-1) ?? null;
    const parsed = ledgerCheckpointSchema.safeParse(each);
    if (!parsed.success) return { publications, fault: { code: 'invalid', publication: before?.seq ?? 0 } };
    const fault = chainFault(before, parsed.data) ?? headsFault(latest, parsed.data);
    if (fault) return { publications, fault: { ...fault, publication: parsed.data.seq } };
    publications.push(parsed.data);
  }
  const hashes = new Set(publications.map(({ hash }) => hash));
  const missing = known.find((hash) => !hashes.has(hash));
  return { publications, fault: missing === undefined ? null : { code: 'unknown-hash', hash: missing } };
}

function chainFault(
  before: LedgerCheckpoint | null,
  { hash, ...content }: LedgerCheckpoint,
): FeedFault | null {
  if (!before && (content.seq !== 1 || content.prevHash !== genesisHead.hash)) return { code: 'no-start' };
  if (before && (content.seq !== before.seq + 1 || content.prevHash !== before.hash))
    return { code: 'broken-chain' };
  if (before && content.at < before.at) return { code: 'dated-earlier' };
  return sha256Json(content) === hash ? null : { code: 'wrong-hash' };
}

/**
 * A ledger only grows: a later checkpoint must not have fewer entries of it, nor another hash for the same
 * entry.
 */
function headsFault(latest: Map<string, CheckpointHead>, { heads }: LedgerCheckpoint): FeedFault | null {
  for (const head of heads) {
    const before = latest.get(head.auctionId);
    const isOther =
      before && (head.seq < before.seq || (head.seq === before.seq && head.hash !== before.hash));
    if (isOther) return { code: 'other-entries', auction: head.auctionId };
    latest.set(head.auctionId, head);
  }
  return null;
}
