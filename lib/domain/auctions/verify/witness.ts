import type { BidData, Fact, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { openedAmount } from '@/lib/domain/auctions/state/openings';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';

/**
 * What a verifier tracks besides the public state. The last four fields, in cents, bound the sealed amounts.
 */
export interface Witness {
  readonly pricesRecomputed: number;
  /** Comparisons that rest on the current leader's sealed maximum. They are resolved when it is opened. */
  readonly pending: number;
  /** Comparisons that rest on a maximum that its owner replaced while leading, which stays sealed. */
  readonly superseded: number;
  /** Lower bound of the leader's maximum: the maximum itself once it is opened. */
  readonly least: number;
  /**
   * The leader did not meet the reserve, so their maximum must be below this: the published reserve, or the
   * upper bound of a sealed one.
   */
  readonly below: number;
  /** The highest known lower bound of a maximum that led under the current reserve, which must be higher. */
  readonly unmet: number;
  /**
   * Upper bound of the reserve: it is below the buy-now price, and a lowered reserve is below the previous
   * one.
   */
  readonly ceiling: number;
  /** The highest known lower bound of a maximum that led before the reserve was lowered. */
  readonly unmetFormer: number;
  /** The commitment of who led when the reserve was lowered: that maximum counts there, too, once it is opened. */
  readonly loweredUnder: string | null;
  /** The commitments of the bid lists that have bid here. */
  readonly lists: ReadonlySet<string>;
}
export const noWitness: Witness = {
  pricesRecomputed: 0,
  pending: 0,
  superseded: 0,
  least: 0,
  below: Number.POSITIVE_INFINITY,
  unmet: 0,
  ceiling: Number.POSITIVE_INFINITY,
  unmetFormer: 0,
  loweredUnder: null,
  lists: new Set(),
};

export const dollar = 100;

/** Lower bound of the leader's maximum after a bid: a sealed maximum is above the price. In cents. */
export function leastAfterBid({ leader }: Pick<PublicState, 'leader'>, data: BidData, least: number): number {
  const opened = openedAmount(data, data.leaderAlias);
  if (opened !== null) return opened;
  const abovePrice = data.priceCents + dollar;
  if (data.leaderAlias !== leader?.alias) return abovePrice;
  return Math.max(abovePrice, data.alias === leader.alias ? least + dollar : least);
}

/** Lower bound of the previous leader's maximum, from what is known after a bid. In cents. */
export function formerLeast(before: Pick<PublicState, 'leader'>, data: BidData, least: number): number {
  const { leader } = before;
  if (leader === null || data.alias === leader.alias) return least;
  if (data.leaderAlias === leader.alias) return leastAfterBid(before, data, least);
  return openedAmount(data, leader.alias) ?? least;
}

/** Lower bound of the leader's maximum after the reserve is lowered, in cents; 0 without a leader. */
export function leastAfterLowering(
  { leader }: Pick<PublicState, 'leader'>,
  data: Fact<'reserve-lowered'>['data'],
  least: number,
): number {
  if (leader === null) return 0;
  const known = openedAmount(data, leader.alias) ?? leader.maximumCents;
  return known ?? Math.max(least, data.priceCents + dollar);
}

/** The witness after a valid entry. */
export function nextWitness(
  witness: Witness,
  before: PublicState | null,
  next: PublicState,
  entry: LedgerEntry,
): Witness {
  if (before === null) return { ...witness, ceiling: (next.terms.buyNowCents ?? witness.ceiling) - dollar };
  if (entry.type === 'reserve-lowered') {
    const least = leastAfterLowering(before, entry.data, witness.least);
    const ceiling = witness.ceiling - dollar;
    const below = belowAfter(next, witness.below, ceiling);
    return {
      ...counted(witness, { before, next, entry }),
      least,
      below,
      unmet: least,
      ceiling,
      unmetFormer: Math.max(witness.unmet, least),
      loweredUnder: before.leader?.commitment ?? null,
    };
  }
  if (entry.type !== 'bid' && entry.type !== 'raise') return witness;
  const isSame = entry.data.leaderAlias === before.leader?.alias && entry.type !== 'raise';
  const least = leastAfterBid(before, entry.data, witness.least);
  const former = formerLeast(before, entry.data, witness.least);
  const below = belowAfter(next, isSame ? witness.below : noWitness.below, witness.ceiling);
  return {
    ...counted(witness, { before, next, entry }),
    least,
    below,
    unmet: Math.max(witness.unmet, former, least),
    unmetFormer: Math.max(witness.unmetFormer, wasLowered(witness, before) ? former : 0),
    lists: listsAfter(witness.lists, entry.data),
  };
}

const wasLowered = ({ loweredUnder }: Witness, { leader }: PublicState): boolean =>
  leader !== null && leader.commitment === loweredUnder;

const listsAfter = (lists: Witness['lists'], { listCommitment }: BidData): Witness['lists'] =>
  listCommitment === undefined ? lists : new Set([...lists, listCommitment]);

const belowAfter = ({ reserve }: PublicState, below: number, ceiling: number): number =>
  reserve.status === 'not-met' ? (reserve.amountCents ?? Math.min(below, ceiling)) : below;

interface Priced {
  readonly before: PublicState;
  readonly next: PublicState;
  readonly entry: Extract<LedgerEntry, { type: 'bid' | 'raise' | 'reserve-lowered' }>;
}

function counted(witness: Witness, { before, next, entry }: Priced): Witness {
  const isRaise = entry.type === 'raise';
  const isResolved =
    !isRaise && before.leader !== null && openedAmount(entry.data, before.leader.alias) !== null;
  const isSealed = next.leader !== null && next.leader.maximumCents === null;
  return {
    ...witness,
    pricesRecomputed: witness.pricesRecomputed + 1,
    pending: (isRaise || isResolved ? 0 : witness.pending) + (isSealed ? 1 : 0),
    superseded: witness.superseded + (isRaise ? witness.pending : 0),
  };
}
