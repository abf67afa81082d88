import { genesisHead, type LedgerHead } from '@/lib/domain/auctions/ledger/ledger';
import { evolvePublic } from '@/lib/domain/auctions/state/evolve-public';
import { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import type { LedgerFault } from './ledger-fault';
import { bidFault, secrecyFault } from './verify-bid';
import { lifecycleFault } from './verify-lifecycle';
import { checkSignatures, type SignedCounts } from './verify-signed';
import { nextWitness, noWitness, type Witness } from './witness';

export interface Verification {
  readonly ok: boolean;
  /** How many entries are valid before the first fault. */
  readonly entries: number;
  readonly pricesRecomputed: number;
  /** How many comparisons rest on a maximum that is not opened. */
  readonly sealedComparisons: number;
  readonly signed: SignedCounts;
  readonly head: LedgerHead;
  /** The public state after the valid entries. */
  readonly state: PublicState | null;
  /** The first fault. `seq` is null if it does not belong to one entry. */
  readonly fault: (LedgerFault & { readonly seq: number | null }) | null;
}

interface Progress {
  readonly state: PublicState | null;
  readonly head: LedgerHead;
  readonly witness: Witness;
}

/**
 * A head that a reader saved. With `seq` null, only the hash was saved: then any entry may have it, but one
 * must.
 */
export interface KnownHead {
  readonly seq: number | null;
  readonly hash: string;
}

/**
 * Checks a public ledger without any secret: the chain, every opened commitment, every price, end and
 * outcome. `entries` are parsed JSON. `knownHead` comes from a receipt or an earlier visit. A tail that was
 * rewritten with new hashes can be consistent in itself, and only such a head reveals it.
 */
export function verify(entries: readonly unknown[], knownHead?: KnownHead): Verification {
  const steps = verifySteps(entries, knownHead ? [knownHead] : []);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * `verify` against several heads, one entry at a time: yields how many are valid so far, to show progress.
 */
export function* verifySteps(
  entries: readonly unknown[],
  knownHeads: readonly KnownHead[],
): Generator<number, Verification> {
  const signatures = checkSignatures();
  let progress: Progress = { state: null, head: genesisHead, witness: noWitness };
  const report = (fault: Verification['fault']) => reported(progress, fault, signatures.counts());
  const missing = new Set(knownHeads.filter(({ seq }) => seq === null).map(({ hash }) => hash));
  for (const raw of entries) {
    const step = follow(progress, raw);
    if ('code' in step) return report({ seq: progress.head.seq + 1, ...step });
    const unsigned = signatures.faultOf(progress.state, step.entry);
    if (unsigned) return report({ seq: progress.head.seq + 1, ...unsigned });
    progress = step;
    const { seq, hash } = step.head;
    if (knownHeads.some((known) => known.seq === seq && known.hash !== hash))
      return report({ seq, code: 'not-as-shown' });
    missing.delete(hash);
    yield seq;
  }
  return report(wholeFault(progress, knownHeads, missing));
}

function wholeFault(
  { state, head }: Progress,
  knownHeads: readonly KnownHead[],
  [missing]: Iterable<string>,
): Verification['fault'] {
  if (state === null) return { seq: null, code: 'empty' };
  const later = knownHeads.find(({ seq }) => seq !== null && seq > head.seq);
  if (later) return { seq: null, code: 'cut-off', entry: later.seq ?? 0 };
  return missing === undefined ? null : { seq: null, code: 'unknown-hash', hash: missing };
}

function reported(
  { state, head, witness }: Progress,
  fault: Verification['fault'],
  signed: SignedCounts,
): Verification {
  const { pricesRecomputed, pending, superseded } = witness;
  const sealedComparisons = pending + superseded;
  const known = { entries: head.seq, pricesRecomputed, sealedComparisons, signed, head, state };
  return { ok: fault === null, ...known, fault };
}

/** The progress after one more entry, or the entry's fault. */
function follow(
  { state, head, witness }: Progress,
  raw: unknown,
): (Progress & { readonly entry: LedgerEntry }) | LedgerFault {
  const parsed = ledgerEntrySchema.safeParse(raw);
  if (!parsed.success) return { code: 'invalid-entry' };
  const entry = parsed.data;
  const broken = chainFault(head, entry, raw) ?? orderFault(state, entry);
  if (broken) return broken;
  const fault = entryFault(state, entry, witness);
  if (fault) return fault;
  const next = evolvePublic(state, entry);
  const claim = claimFault(state, next, entry);
  if (claim) return claim;
  return {
    entry,
    state: next,
    head: { seq: entry.seq, hash: entry.hash },
    witness: nextWitness(witness, state, next, entry),
  };
}

function chainFault(head: LedgerHead, entry: LedgerEntry, raw: unknown): LedgerFault | null {
  if (entry.seq !== head.seq + 1) return { code: 'misnumbered', entry: entry.seq };
  if (entry.prevHash !== head.hash) return { code: 'broken-chain' };
  return hashOf(raw) === entry.hash ? null : { code: 'wrong-hash' };
}

// The hash covers the entry as received, because parsing may fill in defaults.
function hashOf(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('hash' in raw)) return null;
  const { hash: _, ...content } = raw;
  return sha256Json(content);
}

function orderFault(state: PublicState | null, entry: LedgerEntry): LedgerFault | null {
  if (state === null) return entry.type === 'scheduled' ? null : { code: 'not-scheduled' };
  if (entry.type === 'scheduled') return { code: 'scheduled-twice' };
  return entry.at < state.at ? { code: 'dated-earlier' } : null;
}

function entryFault(state: PublicState | null, entry: LedgerEntry, witness: Witness): LedgerFault | null {
  if (state === null || entry.type === 'scheduled') return null;
  if (entry.type === 'bid' || entry.type === 'raise') return bidFault(state, entry, witness);
  return lifecycleFault(state, entry, witness);
}

/** Compares the price, openings and end of an entry with the recomputed ones. */
function claimFault(before: PublicState | null, next: PublicState, entry: LedgerEntry): LedgerFault | null {
  if (entry.type !== 'bid' && entry.type !== 'raise' && entry.type !== 'reserve-lowered') return null;
  const { priceCents } = entry.data;
  if (priceCents !== next.priceCents) {
    return { code: 'wrong-price', statedCents: priceCents, priceCents: next.priceCents };
  }
  if (before === null) return null;
  const needless = secrecyFault(before, next, entry.data);
  if (needless || entry.type === 'reserve-lowered') return needless;
  const { endsAt, extendedMs } = entry.data;
  return endsAt === next.endsAt && extendedMs === next.endsAt - before.endsAt ? null : { code: 'wrong-end' };
}
