import { type Contest, type PriceRule, priceAfter } from '@/lib/domain/auctions/terms/price';
import type { Versioned } from '@/lib/domain/auctions/terms/rules-version';
import type { Cents } from '@/lib/domain/shared/money';
import { extendEnd } from './auction-clock';
import type { BidEvent } from './events';
import type { BidData } from './facts';
import { openedAmount, reserveAlias } from './openings';
import type { PublicCore } from './public-state';
import { type Arrival, arrivalOf, winsTie } from './tie';

/** The public state after a bid entry. Price and end are recomputed, not copied from the entry. */
export function afterBid(state: PublicCore, data: BidData): PublicCore {
  const contest = publicContest(state, data);
  const reserve = reserveAfter(state, data);
  const reserveCents = data.reserveMet ? reserve.amountCents : null;
  const priceCents = priceAfter({ ...state.terms, reserveCents }, contest);
  const isRaise = contest.kind === 'raises';
  const isNewBidder = data.alias === `Bidder ${state.bidderCount + 1}`;
  return {
    ...state,
    priceCents,
    reserve,
    leader: leaderAfter(state, data),
    endsAt: endAfterBid(state, { contest, priceCents, receivedAt: data.receivedAt }),
    bidCount: state.bidCount + (isRaise ? 0 : 1),
    bidderCount: state.bidderCount + (isNewBidder ? 1 : 0),
  };
}

/** The leader with the price they lead at, when all maximums are known. */
export interface KnownLeader extends Arrival {
  readonly bidderId: string;
  readonly maximumCents: Cents;
  readonly priceCents: Cents;
}

export type KnownBid = Pick<BidEvent['data'], 'bidderId' | 'maximumCents' | 'receivedAt'>;

/**
 * How a bid compares with the current leader, given that all maximums are known. Of equal maximums, the one
 * that arrived first leads.
 */
export function contestOf(
  before: KnownLeader | null,
  { bidderId, maximumCents, receivedAt }: KnownBid,
): Contest {
  if (before === null) return { kind: 'first', maximumCents };
  if (before.bidderId === bidderId) return { kind: 'raises', maximumCents, priceCents: before.priceCents };
  const isTie = maximumCents === before.maximumCents;
  return maximumCents > before.maximumCents || (isTie && winsTie(receivedAt, before))
    ? { kind: 'takes-lead', maximumCents, beatenCents: before.maximumCents }
    : { kind: 'loses', maximumCents, leaderMaximumCents: before.maximumCents };
}

/** The leader and the price after a bid, given that all maximums are known. */
export function standingAfter(
  rule: PriceRule & Versioned,
  before: KnownLeader | null,
  bid: KnownBid,
): KnownLeader {
  const contest = contestOf(before, bid);
  const priceCents = priceAfter(rule, contest);
  if (before !== null && contest.kind === 'loses') return { ...before, priceCents };
  const { bidderId, maximumCents, receivedAt } = bid;
  return { bidderId, maximumCents, priceCents, ...arrivalOf(rule, receivedAt) };
}

/** How a bid compares with the current leader, as far as its entry and the state before it show. */
export function publicContest(
  { leader, priceCents }: Pick<PublicCore, 'leader' | 'priceCents'>,
  data: BidData,
): Contest {
  const own = openedAmount(data, data.alias);
  if (leader === null) return { kind: 'first', maximumCents: own };
  if (leader.alias === data.alias) return { kind: 'raises', maximumCents: own, priceCents };
  const leaderMaximumCents = openedAmount(data, leader.alias) ?? leader.maximumCents;
  if (data.leaderAlias === data.alias) {
    if (leaderMaximumCents === null) throw new Error('A beaten maximum must be opened');
    return { kind: 'takes-lead', maximumCents: own, beatenCents: leaderMaximumCents };
  }
  if (own === null) throw new Error('A losing maximum must be opened');
  return { kind: 'loses', maximumCents: own, leaderMaximumCents };
}

/**
 * The end after a bid, in milliseconds UTC. A raise that leaves the price unchanged does not extend the
 * auction.
 */
export function endAfterBid(
  state: Pick<PublicCore, 'endsAt' | 'priceCents' | 'terms'>,
  bid: { readonly contest: Contest; readonly priceCents: Cents; readonly receivedAt: number },
): number {
  if (bid.contest.kind === 'raises' && bid.priceCents === state.priceCents) return state.endsAt;
  return extendEnd(state.endsAt, bid.receivedAt, state.terms.extensionWindowMs);
}

export function leaderAfter(
  { leader, terms }: Pick<PublicCore, 'leader' | 'terms'>,
  data: BidData,
): PublicCore['leader'] {
  if (data.leaderAlias === data.alias) {
    const { alias, commitment, receivedAt } = data;
    return { alias, commitment, maximumCents: openedAmount(data, alias), ...arrivalOf(terms, receivedAt) };
  }
  return leader && { ...leader, maximumCents: openedAmount(data, leader.alias) ?? leader.maximumCents };
}

function reserveAfter({ reserve }: PublicCore, data: BidData): PublicCore['reserve'] {
  if (!data.reserveMet || reserve.status === 'none') return reserve;
  return { ...reserve, status: 'met', amountCents: openedAmount(data, reserveAlias) ?? reserve.amountCents };
}
