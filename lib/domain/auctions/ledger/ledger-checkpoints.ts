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

/** A checked feed: its checkpoints up to the first fault, and that fault in words or null. */
export interface CheckedFeed {
  readonly publications: readonly LedgerCheckpoint[];
  readonly fault: string | null;
}

/**
 * Checks the whole feed from its first checkpoint on. Each hash in `known`, which a reader kept, must appear
 * in it. `publications` are parsed JSON.
 */
export function checkFeed(publications: readonly unknown[], known: readonly string[] = []): CheckedFeed {
  const steps = feedSteps(publications, known);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * `checkFeed` one checkpoint at a time: yields how many are valid so far, so that a page stays responsive.
 */
export function* feedSteps(
  raw: readonly unknown[],
  known: readonly string[] = [],
): Generator<number, CheckedFeed> {
  const publications: LedgerCheckpoint[] = [];
  const latest = new Map<string, CheckpointHead>();
  if (raw.length === 0) return { publications, fault: 'The feed of published verification codes is empty.' };
  for (const each of raw) {
    const before = publications.at(-1) ?? null;
    const parsed = ledgerCheckpointSchema.safeParse(each);
    if (!parsed.success)
      return { publications, fault: `The item after publication ${before?.seq ?? 0} isn’t a publication.` };
    const fault = chainFault(before, parsed.data) ?? headsFault(latest, parsed.data);
    if (fault) return { publications, fault: `Publication ${parsed.data.seq}: ${fault}` };
    publications.push(parsed.data);
    yield publications.length;
  }
  const hashes = new Set(publications.map(({ hash }) => hash));
  const missing = known.find((hash) => !hashes.has(hash));
  const fault = missing === undefined ? null : `No publication has the hash ${missing}, which you saved.`;
  return { publications, fault };
}

function chainFault(before: LedgerCheckpoint | null, { hash, ...content }: LedgerCheckpoint): string | null {
  if (!before && (content.seq !== 1 || content.prevHash !== genesisHead.hash))
    return 'The feed doesn’t start with its first publication.';
  if (before && (content.seq !== before.seq + 1 || content.prevHash !== before.hash))
    return 'It doesn’t follow the one before it.';
  if (before && content.at < before.at) return 'It’s dated earlier than the one before it.';
  return sha256Json(content) === hash ? null : 'Its content doesn’t match its hash.';
}

/**
 * A ledger only grows: a later checkpoint must not have fewer entries of it, nor another hash for the same
 * entry.
 */
function headsFault(latest: Map<string, CheckpointHead>, { heads }: LedgerCheckpoint): string | null {
  for (const head of heads) {
    const before = latest.get(head.auctionId);
    const isOther =
      before && (head.seq < before.seq || (head.seq === before.seq && head.hash !== before.hash));
    if (isOther) return `The ledger of ${head.auctionId} was published with different entries before.`;
    latest.set(head.auctionId, head);
  }
  return null;
}
