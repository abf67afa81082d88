import type { z } from 'zod';
import { commitmentOf, sha256Json } from '@/lib/domain/auctions/terms/commitments';
import { liftToReserve, priceAfter } from '@/lib/domain/auctions/terms/price';
import { opensAll, tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import type { Cents } from '@/lib/domain/shared/money';
import { contestOf, endAfterBid } from './after-bid';
import type { AuctionEvent, BidEvent, EventOf } from './events';
import { evolvePublic } from './evolve-public';
import type { Fact, LastOpening, Opening, PublicFact } from './facts';
import { cancellationOpens, reserveAlias } from './openings';
import { type PublicState, stateWith } from './public-state';
import { auctionSecretSchema, evolveSecret, type LeadingBidder, leaderOf } from './secrets';

/**
 * The whole state as stored: the public state plus `secret`, which only the server knows. Plain JSON.
 */
export const auctionStateSchema = stateWith({ secret: auctionSecretSchema });
export type AuctionState = z.output<typeof auctionStateSchema>;

/** The state after one more event. */
export function evolve(state: AuctionState | null, event: AuctionEvent): AuctionState {
  const next = evolvePublic(state, toPublicFact(state, event));
  return { ...next, secret: evolveSecret(state?.secret ?? null, event, next) };
}

/** The state after all private events, or null when there are none. */
export function replay(events: readonly AuctionEvent[]): AuctionState | null {
  return events.reduce<AuctionState | null>(evolve, null);
}

/** The state without its secrets. */
export function publicStateOf(state: AuctionState): PublicState {
  const { secret: _, ...rest } = state;
  return rest;
}

/**
 * The public fact of a private event: commitments replace secrets, and every secret that the price reveals is
 * opened.
 */
export function toPublicFact(state: AuctionState | null, event: AuctionEvent): PublicFact {
  if (event.type === 'scheduled') {
    return { at: event.at, type: event.type, data: { terms: event.data.terms } };
  }
  if (state === null) throw new Error('An auction begins with its scheduling');
  switch (event.type) {
    case 'bid':
      return bidFact(state, event);
    case 'reserve-lowered':
      return loweringFact(state, event);
    case 'insider-refused':
      return refusalFact(state, event);
    case 'bought': {
      const { bidderId: _, ...data } = event.data;
      return { at: event.at, type: event.type, data: { ...data, ...lastOpening(state, true) } };
    }
    case 'closed': {
      const isFinal = event.data.outcome !== 'reserve-not-met';
      return { ...event, data: { ...event.data, ...lastOpening(state, isFinal) } };
    }
    case 'decided': {
      const isFinal = event.data.decision !== 'countered';
      return { ...event, data: { ...event.data, ...lastOpening(state, isFinal) } };
    }
    case 'cancelled': {
      const isDue = cancellationOpens(state, event.data.reason);
      return { ...event, data: { ...event.data, ...(opensAll(state.terms) && lastOpening(state, isDue)) } };
    }
    default:
      return event;
  }
}

/** The sealed reserves in the entry that ends the auction, if the rules open them and they are not open yet. */
function lastOpening({ terms, reserve, secret }: AuctionState, isFinal: boolean): LastOpening {
  if (!tellsAll(terms)) return {};
  const former = opensAll(terms) && { formerReserve: (isFinal && secret.formerReserve) || null };
  if (!isFinal || reserve.amountCents !== null || !secret.reserve?.salt) return { opened: [], ...former };
  const { amountCents, salt } = secret.reserve;
  return { opened: [{ alias: reserveAlias, amountCents, salt }], ...former };
}

const refusalFact = (
  { terms: { auctionId } }: AuctionState,
  { at, type, data }: EventOf<'insider-refused'>,
): Fact<'insider-refused'> => ({ at, type, data: { commitment: sha256Json({ auctionId, ...data }) } });

function bidFact(state: AuctionState, { at, data: bid }: BidEvent): Fact<'bid'> | Fact<'raise'> {
  const before = leaderOf(state.secret);
  const contest = contestOf(before && { ...before, priceCents: state.priceCents }, bid);
  const reserveCents = state.secret.reserve?.amountCents ?? null;
  const priceCents = priceAfter({ ...state.terms, reserveCents }, contest);
  const leader = contest.kind === 'loses' && before !== null ? before : bid;
  const reserveMet = reserveCents !== null && leader.maximumCents >= reserveCents;
  const endsAt = endAfterBid(state, { contest, priceCents, receivedAt: bid.receivedAt });
  const beaten = contest.kind === 'takes-lead' ? before : contest.kind === 'loses' ? bid : null;
  return {
    at,
    type: contest.kind === 'raises' ? 'raise' : 'bid',
    data: {
      alias: bid.alias,
      receivedAt: bid.receivedAt,
      commitment: commitmentOf({ ...bid, amountCents: bid.maximumCents, auctionId: state.terms.auctionId }),
      opened: openings(state, { beaten, leader, priceCents, reserveMet, reserve: state.secret.reserve }),
      priceCents,
      leaderAlias: leader.alias,
      reserveMet,
      endsAt,
      extendedMs: endsAt - state.endsAt,
      ...(bid.list && { listCommitment: bid.list.commitment }),
      ...(bid.signed !== undefined && { signed: bid.signed }),
    },
  };
}

function loweringFact(
  state: AuctionState,
  { at, data }: EventOf<'reserve-lowered'>,
): Fact<'reserve-lowered'> {
  const leader = leaderOf(state.secret);
  const reserveMet = leader !== null && leader.maximumCents >= data.amountCents;
  const priceCents = leader
    ? liftToReserve(state.priceCents, leader.maximumCents, data.amountCents)
    : state.priceCents;
  const { auctionId } = state.terms;
  const { amountCents, salt } = data;
  return {
    at,
    type: 'reserve-lowered',
    data: {
      amountCents: salt === null ? amountCents : null,
      commitment: salt === null ? null : commitmentOf({ alias: reserveAlias, amountCents, auctionId, salt }),
      opened: openings(state, { beaten: null, leader, priceCents, reserveMet, reserve: data }),
      priceCents,
      reserveMet,
    },
  };
}

type Holder = Omit<LeadingBidder, 'bidderId'>;
interface Revealed {
  readonly beaten: Holder | null;
  readonly leader: Holder | null;
  readonly priceCents: Cents;
  readonly reserveMet: boolean;
  readonly reserve: AuctionState['secret']['reserve'];
}

/** The secrets that the new price reveals and that are not public yet. */
function openings(state: AuctionState, now: Revealed): readonly Opening[] {
  const openedBefore = state.leader?.maximumCents === null ? null : state.leader?.alias;
  const atPrice = now.leader?.maximumCents === now.priceCents ? now.leader : null;
  const opened = [now.beaten, atPrice].filter((holder) => holder !== null);
  const maxima = opened
    .filter(
      ({ alias, maximumCents }) => alias !== openedBefore || maximumCents !== state.leader?.maximumCents,
    )
    .map(({ alias, maximumCents, salt }) => ({ alias, amountCents: maximumCents, salt }));
  const { reserve } = now;
  if (!now.reserveMet || state.reserve.status === 'met' || !reserve || reserve.salt === null) return maxima;
  return [...maxima, { alias: reserveAlias, amountCents: reserve.amountCents, salt: reserve.salt }];
}
