import type { BidData, Fact, Opening } from '@/lib/domain/auctions/state/facts';
import { openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { isBackdated, winsTie } from '@/lib/domain/auctions/state/tie';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { minimumNextBid } from '@/lib/domain/auctions/terms/price';
import { allowsBidLists } from '@/lib/domain/auctions/terms/rules-version';
import type { Cents } from '@/lib/domain/shared/money';
import type { LedgerFault } from './ledger-fault';
import { formerLeast, leastAfterBid, type Witness } from './witness';

type BidFact = Fact<'bid'> | Fact<'raise'>;

/** Why a bid entry cannot follow the state, or null. */
export function bidFault(state: PublicState, fact: BidFact, witness: Witness): LedgerFault | null {
  return (
    momentFault(state, fact) ??
    roleFault(state, fact) ??
    listFault(state, fact, witness) ??
    openingsFault(state, fact.data.opened, commitmentsOf(state, fact.data)) ??
    contestFault(state, fact.data, witness) ??
    reserveFault(state, fact.data, witness)
  );
}

/** Why no bid or purchase received then may have this entry, or null. */
export function momentFault(
  state: PublicState,
  { at, data: { receivedAt } }: BidFact | Fact<'bought'>,
  what: 'bid' | 'purchase' = 'bid',
): LedgerFault | null {
  if (state.status !== 'running') return { code: 'while-closed', what };
  if (receivedAt < state.terms.startsAt || receivedAt > state.endsAt)
    return { code: 'outside-bidding', what };
  const wasClosed = state.closures.some(({ from, to }) => receivedAt >= from && receivedAt < to);
  if (wasClosed) return { code: 'during-pause', what };
  if (isBackdated(state.terms, receivedAt, state.at)) return { code: 'recorded-late', what };
  return at === Math.max(state.at, receivedAt) ? null : { code: 'wrong-time', what };
}

export const numberOf = (alias: string): number => Number(alias.slice('Bidder '.length));

function roleFault(state: PublicState, { type, data }: BidFact): LedgerFault | null {
  const { alias, leaderAlias } = data;
  if (numberOf(alias) > state.bidderCount + 1) return { code: 'unknown-alias', alias };
  if ((type === 'raise') !== (alias === state.leader?.alias)) return { code: 'raise-without-lead' };
  if (type === 'raise' && leaderAlias !== alias) return { code: 'raise-loses-lead' };
  const canLead = leaderAlias === alias || leaderAlias === state.leader?.alias;
  return canLead ? null : { code: 'wrong-leader', alias: leaderAlias };
}

/** A bid list bids once per auction and never raises, and only newer rules know it. */
function listFault({ terms }: PublicState, { type, data }: BidFact, { lists }: Witness): LedgerFault | null {
  const { listCommitment } = data;
  if (listCommitment === undefined) return null;
  if (!allowsBidLists(terms)) return { code: 'no-bid-lists' };
  if (type === 'raise') return { code: 'bid-list-raises' };
  return lists.has(listCommitment) ? { code: 'bid-list-twice' } : null;
}

type Commitments = ReadonlyMap<string, string | null>;

const commitmentsOf = ({ leader, reserve }: PublicState, data: BidData): Commitments => {
  const known = new Map<string, string | null>([[reserveAlias, reserve.commitment]]);
  if (leader) known.set(leader.alias, leader.commitment);
  return known.set(data.alias, data.commitment);
};

/** Checks that every opened amount matches its commitment and that none is opened twice. */
export function openingsFault(
  state: PublicState,
  opened: readonly Opening[],
  known: Commitments,
): LedgerFault | null {
  const { auctionId } = state.terms;
  const wrong = opened.find(
    (opening) => commitmentOf({ ...opening, auctionId }) !== known.get(opening.alias),
  );
  if (wrong) return { code: 'wrong-opening-amount', alias: wrong.alias };
  const isTwice = new Set(opened.map(({ alias }) => alias)).size < opened.length;
  return isTwice ? { code: 'opened-twice' } : null;
}

function contestFault(state: PublicState, data: BidData, { least }: Witness): LedgerFault | null {
  const own = openedAmount(data, data.alias);
  const { leader } = state;
  const isRaise = leader?.alias === data.alias;
  const beforeOpened = leader && !isRaise ? openedAmount(data, leader.alias) : null;
  const leaderCents = beforeOpened ?? leader?.maximumCents ?? null;
  const isEarlier = leader !== null && winsTie(data.receivedAt, leader);
  if (beforeOpened !== null && beforeOpened < least) return { code: 'opened-late' };
  if (isRaise) return own !== null && own <= least ? { code: 'raise-too-low' } : null;
  const minimum = minimumNextBid(state.terms, state.priceCents, state.bidCount);
  if (own !== null && own < minimum) return { code: 'bid-below-minimum' };
  if (leader === null) return null;
  if (data.leaderAlias === data.alias) {
    if (leaderCents === null) return { code: 'beaten-not-opened' };
    if (own === null || own > leaderCents) return null;
    if (own < leaderCents) return { code: 'lower-bid-leads' };
    return isEarlier ? null : { code: 'later-bid-leads' };
  }
  if (own === null) return { code: 'losing-not-opened' };
  if (leaderCents === null) return null;
  if (own > leaderCents) return { code: 'higher-bid-loses' };
  return own === leaderCents && isEarlier ? { code: 'earlier-bid-loses' } : null;
}

function reserveFault(state: PublicState, data: BidData, witness: Witness): LedgerFault | null {
  const { least, below, unmet, ceiling } = witness;
  const { reserve } = state;
  const former = formerLeast(state, data, least);
  const isLost = data.leaderAlias !== data.alias;
  if (isLost && data.reserveMet !== (reserve.status === 'met')) return { code: 'losing-bid-changes-reserve' };
  if (former >= below) return hadMet;
  return metFault(state, {
    reserveMet: data.reserveMet,
    leading: leastAfterBid(state, data, least),
    earlier: reserve.status === 'not-met' ? Math.max(unmet, former) : 0,
    reserveCents: openedAmount(data, reserveAlias) ?? reserve.amountCents,
    ceiling,
  });
}

export const hadMet: LedgerFault = { code: 'reserve-met-before' };

interface MetClaim {
  readonly reserveMet: boolean;
  /** Lower bound of the leader's maximum. */
  readonly leading: number;
  /** The highest known lower bound of a maximum that led under this reserve before. */
  readonly earlier: number;
  readonly reserveCents: Cents | null;
  /** Upper bound of the reserve. */
  readonly ceiling: number;
}

/** Checks `reserveMet` against the amounts that are known and the bounds of the sealed ones. In cents. */
export function metFault(
  { reserve, terms }: Pick<PublicState, 'reserve' | 'terms'>,
  { reserveMet, leading, earlier, reserveCents, ceiling }: MetClaim,
): LedgerFault | null {
  if (reserve.status === 'none') return reserveMet ? { code: 'no-reserve' } : null;
  if (reserve.status === 'met' && !reserveMet) return { code: 'reserve-unmet-again' };
  if (reserveMet && reserveCents === null) return { code: 'reserve-not-opened' };
  if (terms.startingBidCents > ceiling || (reserveCents ?? 0) > ceiling)
    return { code: 'reserve-above-buy-now' };
  if (reserveCents === null) return leading >= ceiling ? hadMet : null;
  if (reserveCents < terms.startingBidCents) return { code: 'reserve-below-start' };
  if (earlier >= reserveCents) return hadMet;
  if (reserveMet) return leading < reserveCents ? { code: 'reserve-not-met' } : null;
  return leading >= reserveCents ? { code: 'reserve-met' } : null;
}

type PricedData = BidData | Fact<'reserve-lowered'>['data'];

/** Checks that an entry opens only what its price reveals and nothing that is already open. */
export function secrecyFault(before: PublicState, next: PublicState, data: PricedData): LedgerFault | null {
  const isNew = (alias: string) => 'alias' in data && data.alias === alias;
  const isNeedless = data.opened.some(({ alias, amountCents }) => {
    if (alias === reserveAlias) return before.reserve.status === 'met' || next.reserve.status !== 'met';
    if (alias === next.leader?.alias && amountCents !== next.priceCents) return true;
    return !isNew(alias) && before.leader?.maximumCents !== null;
  });
  return isNeedless ? { code: 'needless-opening' } : null;
}
