import type { Cents } from '@/lib/domain/money';
import { commitmentOf } from './commitments';
import type { BidData, Fact, LedgerEntry, Opening } from './facts';
import { openedAmount, reserveAlias } from './openings';
import { minimumNextBid } from './price';
import type { PublicState } from './public-state';

/** What a verifier keeps besides the public state. */
export interface Witness {
  readonly pricesRecomputed: number;
  /** Comparisons that rest on the present leader's sealed maximum: gone when it is opened. */
  readonly pending: number;
  /** Those that rest on maxima which their owners replaced while leading: these are never opened. */
  readonly superseded: number;
  /** The highest opened maximum that led below the present sealed reserve, which must turn out higher. */
  readonly unmetCents: Cents | null;
}
export const noWitness: Witness = { pricesRecomputed: 0, pending: 0, superseded: 0, unmetCents: null };

type BidFact = Fact<'bid'> | Fact<'raise'>;

/** Why a bid's entry cannot follow the state, or null. */
export function bidFault(state: PublicState, fact: BidFact, witness: Witness): string | null {
  return (
    momentFault(state, fact) ??
    roleFault(state, fact) ??
    openingsFault(state, fact.data.opened, commitmentsOf(state, fact.data)) ??
    contestFault(state, fact.data) ??
    reserveFault(state, fact.data, witness)
  );
}

function momentFault(state: PublicState, { at, data: { receivedAt } }: BidFact): string | null {
  if (state.status !== 'running') return 'A bid was taken while bidding was closed.';
  if (receivedAt < state.terms.startsAt || receivedAt > state.endsAt)
    return 'A bid was taken outside its time.';
  const wasClosed = state.closures.some(({ from, to }) => receivedAt >= from && receivedAt < to);
  if (wasClosed) return 'A bid was taken during a pause or an outage.';
  return at === Math.max(state.at, receivedAt) ? null : 'Its instant is not the one of its bid.';
}

function roleFault(state: PublicState, { type, data }: BidFact): string | null {
  const { alias, leaderAlias } = data;
  if (Number(alias.slice('Bidder '.length)) > state.bidderCount + 1) return `Nobody is called ${alias} yet.`;
  if ((type === 'raise') !== (alias === state.leader?.alias)) return 'Only the leader raises.';
  if (type === 'raise' && leaderAlias !== alias) return 'A raise cannot lose the lead.';
  const canLead = leaderAlias === alias || leaderAlias === state.leader?.alias;
  return canLead ? null : `${leaderAlias} cannot lead after this bid.`;
}

type Commitments = ReadonlyMap<string, string | null>;

const commitmentsOf = ({ leader, reserve }: PublicState, data: BidData): Commitments => {
  const known = new Map<string, string | null>([[reserveAlias, reserve.commitment]]);
  if (leader) known.set(leader.alias, leader.commitment);
  return known.set(data.alias, data.commitment);
};

/** Every opened amount must be the one that was committed to. */
export function openingsFault(
  state: PublicState,
  opened: readonly Opening[],
  known: Commitments,
): string | null {
  const { auctionId } = state.terms;
  const wrong = opened.find(
    (opening) => commitmentOf({ ...opening, auctionId }) !== known.get(opening.alias),
  );
  if (wrong) return `The amount opened for ${wrong.alias} is not the one that was committed to.`;
  const isTwice = new Set(opened.map(({ alias }) => alias)).size < opened.length;
  return isTwice ? 'It opens the same secret twice.' : null;
}

function contestFault(state: PublicState, data: BidData): string | null {
  const own = openedAmount(data, data.alias);
  const { leader } = state;
  const isRaise = leader?.alias === data.alias;
  const beforeOpened = leader && !isRaise ? openedAmount(data, leader.alias) : null;
  const leaderCents = beforeOpened ?? leader?.maximumCents ?? null;
  if (beforeOpened !== null && beforeOpened <= state.priceCents)
    return 'A maximum at the price was not opened in time.';
  if (isRaise) return own !== null && own <= (leaderCents ?? state.priceCents) ? 'A raise must rise.' : null;
  const minimum = minimumNextBid(state.terms, state.priceCents, state.bidCount);
  if (own !== null && own < minimum) return 'A bid under the minimum was taken.';
  if (leader === null) return null;
  if (data.leaderAlias === data.alias) {
    if (leaderCents === null) return 'The beaten maximum is not opened.';
    return own !== null && own <= leaderCents ? 'The lead went to a bid that is not higher.' : null;
  }
  if (own === null) return 'The losing maximum is not opened.';
  return leaderCents !== null && own > leaderCents ? 'The higher bid did not take the lead.' : null;
}

function reserveFault(state: PublicState, data: BidData, { unmetCents }: Witness): string | null {
  const { reserve, leader } = state;
  const before = leader && leader.alias !== data.alias ? openedAmount(data, leader.alias) : null;
  const highestUnmet = higher(unmetCents, reserve.status === 'not-met' ? before : null);
  const isLost = data.leaderAlias !== data.alias;
  if (isLost && data.reserveMet !== (reserve.status === 'met'))
    return 'A losing bid does not change the reserve.';
  return metFault(state, {
    reserveMet: data.reserveMet,
    leading: openedAmount(data, data.leaderAlias) ?? (isLost && leader ? leader.maximumCents : null),
    highestUnmet,
    reserveCents: openedAmount(data, reserveAlias) ?? reserve.amountCents,
  });
}

interface MetClaim {
  readonly reserveMet: boolean;
  readonly leading: Cents | null;
  readonly highestUnmet: Cents | null;
  readonly reserveCents: Cents | null;
}

/** "Reserve met" against every amount that is known by now. */
export function metFault({ reserve }: Pick<PublicState, 'reserve'>, claim: MetClaim): string | null {
  const { reserveMet, leading, highestUnmet, reserveCents } = claim;
  if (reserve.status === 'none') return reserveMet ? 'There is no reserve to meet.' : null;
  if (reserve.status === 'met' && !reserveMet) return 'A reserve that was met stays met.';
  if (reserveMet && reserveCents === null) return 'The reserve is met but not opened.';
  if (reserveCents === null) return null;
  const wasMet = reserve.status === 'not-met' && highestUnmet !== null && highestUnmet >= reserveCents;
  if (wasMet) return 'An earlier maximum had met the reserve already.';
  if (leading === null) return null;
  if (reserveMet) return leading < reserveCents ? 'The reserve was not met in truth.' : null;
  return leading >= reserveCents ? 'The reserve was met in truth.' : null;
}

/** What the verifier keeps after an entry without fault. */
export function nextWitness(
  witness: Witness,
  before: PublicState | null,
  next: PublicState,
  entry: LedgerEntry,
): Witness {
  if (entry.type !== 'bid' && entry.type !== 'raise' && entry.type !== 'reserve-lowered') return witness;
  const { opened } = entry.data;
  const beforeOpened =
    before?.leader && entry.type !== 'raise' ? openedAmount({ opened }, before.leader.alias) : null;
  const isResolved = beforeOpened !== null;
  const isSealed = next.leader !== null && next.leader.maximumCents === null;
  const carried = entry.type === 'raise' || isResolved ? 0 : witness.pending;
  const unmet =
    next.reserve.status === 'not-met' ? higher(beforeOpened, next.leader?.maximumCents ?? null) : null;
  return {
    pricesRecomputed: witness.pricesRecomputed + 1,
    pending: carried + (isSealed ? 1 : 0),
    superseded: witness.superseded + (entry.type === 'raise' ? witness.pending : 0),
    unmetCents: entry.type === 'reserve-lowered' ? unmet : higher(witness.unmetCents, unmet),
  };
}

const higher = (a: Cents | null, b: Cents | null): Cents | null =>
  a === null || (b !== null && b > a) ? b : a;
