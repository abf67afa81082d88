import type { BidData, Fact, Opening } from '@/lib/domain/auctions/state/facts';
import { openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { isBackdated, winsTie } from '@/lib/domain/auctions/state/tie';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { minimumNextBid } from '@/lib/domain/auctions/terms/price';
import type { Cents } from '@/lib/domain/shared/money';
import { formerLeast, leastAfterBid, type Witness } from './witness';

type BidFact = Fact<'bid'> | Fact<'raise'>;

/** Why a bid entry cannot follow the state, in words, or null. */
export function bidFault(state: PublicState, fact: BidFact, witness: Witness): string | null {
  return (
    momentFault(state, fact) ??
    roleFault(state, fact) ??
    openingsFault(state, fact.data.opened, commitmentsOf(state, fact.data)) ??
    contestFault(state, fact.data, witness) ??
    reserveFault(state, fact.data, witness)
  );
}

/**
 * Why no bid or purchase received then may have this entry, in words, or null. `what` names it in the text.
 */
export function momentFault(
  state: PublicState,
  { at, data: { receivedAt } }: BidFact | Fact<'bought'>,
  what = 'bid',
): string | null {
  if (state.status !== 'running') return `A ${what} was accepted while bidding was closed.`;
  if (receivedAt < state.terms.startsAt || receivedAt > state.endsAt)
    return `A ${what} was accepted outside the bidding period.`;
  const wasClosed = state.closures.some(({ from, to }) => receivedAt >= from && receivedAt < to);
  if (wasClosed) return `A ${what} was accepted during a pause or an outage.`;
  if (isBackdated(state.terms, receivedAt, state.at))
    return `A ${what} was recorded too long after it was received.`;
  return at === Math.max(state.at, receivedAt) ? null : `Its time doesn’t match the time of its ${what}.`;
}

export const numberOf = (alias: string): number => Number(alias.slice('Bidder '.length));

function roleFault(state: PublicState, { type, data }: BidFact): string | null {
  const { alias, leaderAlias } = data;
  if (numberOf(alias) > state.bidderCount + 1) return `There is no ${alias} yet.`;
  if ((type === 'raise') !== (alias === state.leader?.alias)) return 'Only the leader can raise a maximum.';
  if (type === 'raise' && leaderAlias !== alias) return 'A raise can’t lose the lead.';
  const canLead = leaderAlias === alias || leaderAlias === state.leader?.alias;
  return canLead ? null : `${leaderAlias} can’t lead after this bid.`;
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
): string | null {
  const { auctionId } = state.terms;
  const wrong = opened.find(
    (opening) => commitmentOf({ ...opening, auctionId }) !== known.get(opening.alias),
  );
  if (wrong) return `The amount opened for ${wrong.alias} doesn’t match its commitment.`;
  const isTwice = new Set(opened.map(({ alias }) => alias)).size < opened.length;
  return isTwice ? 'It opens the same secret twice.' : null;
}

function contestFault(state: PublicState, data: BidData, { least }: Witness): string | null {
  const own = openedAmount(data, data.alias);
  const { leader } = state;
  const isRaise = leader?.alias === data.alias;
  const beforeOpened = leader && !isRaise ? openedAmount(data, leader.alias) : null;
  const leaderCents = beforeOpened ?? leader?.maximumCents ?? null;
  const isEarlier = leader !== null && winsTie(data.receivedAt, leader);
  if (beforeOpened !== null && beforeOpened < least) return 'A maximum at the price wasn’t opened in time.';
  if (isRaise) return own !== null && own <= least ? 'A raise must increase the maximum.' : null;
  const minimum = minimumNextBid(state.terms, state.priceCents, state.bidCount);
  if (own !== null && own < minimum) return 'A bid below the minimum was accepted.';
  if (leader === null) return null;
  if (data.leaderAlias === data.alias) {
    if (leaderCents === null) return 'The beaten maximum isn’t opened.';
    if (own === null || own > leaderCents) return null;
    if (own < leaderCents) return 'The lead went to a lower bid.';
    return isEarlier ? null : 'The lead went to the later of two equal bids.';
  }
  if (own === null) return 'The losing maximum isn’t opened.';
  if (leaderCents === null) return null;
  if (own > leaderCents) return 'The higher bid didn’t take the lead.';
  return own === leaderCents && isEarlier ? 'The earlier of two equal bids didn’t take the lead.' : null;
}

function reserveFault(state: PublicState, data: BidData, witness: Witness): string | null {
  const { least, below, unmet, ceiling } = witness;
  const { reserve } = state;
  const former = formerLeast(state, data, least);
  const isLost = data.leaderAlias !== data.alias;
  if (isLost && data.reserveMet !== (reserve.status === 'met'))
    return 'A losing bid can’t change the reserve.';
  if (former >= below) return hadMet;
  return metFault(state, {
    reserveMet: data.reserveMet,
    leading: leastAfterBid(state, data, least),
    earlier: reserve.status === 'not-met' ? Math.max(unmet, former) : 0,
    reserveCents: openedAmount(data, reserveAlias) ?? reserve.amountCents,
    ceiling,
  });
}

export const hadMet = 'An earlier maximum had already met the reserve.';

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
): string | null {
  if (reserve.status === 'none') return reserveMet ? 'There’s no reserve to meet.' : null;
  if (reserve.status === 'met' && !reserveMet) return 'A reserve that was met stays met.';
  if (reserveMet && reserveCents === null) return 'The reserve was met but isn’t opened.';
  if (terms.startingBidCents > ceiling || (reserveCents ?? 0) > ceiling)
    return 'The reserve isn’t below the buy-now price.';
  if (reserveCents === null) return leading >= ceiling ? hadMet : null;
  if (reserveCents < terms.startingBidCents) return 'The reserve is below the starting bid.';
  if (earlier >= reserveCents) return hadMet;
  if (reserveMet) return leading < reserveCents ? 'The reserve wasn’t actually met.' : null;
  return leading >= reserveCents ? 'The reserve was actually met.' : null;
}

type PricedData = BidData | Fact<'reserve-lowered'>['data'];

/** Checks that an entry opens only what its price reveals and nothing that is already open. */
export function secrecyFault(before: PublicState, next: PublicState, data: PricedData): string | null {
  const isNew = (alias: string) => 'alias' in data && data.alias === alias;
  const isNeedless = data.opened.some(({ alias, amountCents }) => {
    if (alias === reserveAlias) return before.reserve.status === 'met' || next.reserve.status !== 'met';
    if (alias === next.leader?.alias && amountCents !== next.priceCents) return true;
    return !isNew(alias) && before.leader?.maximumCents !== null;
  });
  return isNeedless ? 'It opens an amount that its price doesn’t reveal.' : null;
}
