import { liftToReserve } from '@/lib/domain/auctions/terms/price';
import { afterBid } from './after-bid';
import type { Fact, Opening, PublicFact } from './facts';
import { openedAmount, reserveAlias } from './openings';
import { closureOf, endAfterOutage } from './outage';
import type { PublicCore, PublicState } from './public-state';

/**
 * The public state after one more fact. Throws on some facts that cannot follow the state; `verify` reports
 * such faults in words.
 */
export function evolvePublic(state: PublicState | null, fact: PublicFact): PublicState {
  if (fact.type === 'scheduled') return firstState(fact);
  if (state === null) throw new Error('A ledger begins with its scheduling');
  const core: PublicCore = { ...coreOf(state), seq: state.seq + 1, at: fact.at };
  switch (fact.type) {
    case 'opened':
      return { ...core, status: 'running', openedAt: fact.at };
    case 'bid':
    case 'raise':
      return { ...afterBid(core, fact.data), status: 'running' };
    case 'reserve-lowered':
      return { ...afterLowering(core, fact.data), status: 'running' };
    case 'paused':
      return { ...core, status: 'paused', pausedAt: fact.at };
    case 'resumed':
      return { ...afterPause(core, state), status: 'running' };
    case 'insider-refused':
      return { ...core, status: 'running' };
    case 'outage':
      return { ...afterOutage(core, fact.data), status: 'running' };
    case 'cancelled':
      return afterCancellation(withReserve(core, fact.data), fact.data);
    case 'bought':
      return afterPurchase(withReserve(core, fact.data), fact);
    case 'defaulted':
      return afterDefault(core, state, fact.data.alias);
    case 'closed':
      return afterClosing(withReserve(core, fact.data), fact);
    case 'decided':
      return afterDecision(withReserve(core, fact.data), state, fact.data);
  }
}

/** The public state after a whole public ledger, or null when it is empty. */
export function replayPublic(facts: readonly PublicFact[]): PublicState | null {
  return facts.reduce<PublicState | null>(evolvePublic, null);
}

function coreOf(state: PublicState): PublicCore {
  const { terms, seq, at, openedAt, endsAt, closures, priceCents, bidCount, bidderCount, leader, reserve } =
    state;
  return { terms, seq, at, openedAt, endsAt, closures, priceCents, bidCount, bidderCount, leader, reserve };
}

function firstState({ at, data: { terms } }: Fact<'scheduled'>): PublicState {
  const { reserve } = terms;
  return {
    status: 'running',
    terms,
    seq: 1,
    at,
    openedAt: null,
    endsAt: terms.endsAt,
    closures: [],
    priceCents: terms.startingBidCents,
    bidCount: 0,
    bidderCount: 0,
    leader: null,
    reserve: {
      status: reserve.kind === 'none' ? 'none' : 'not-met',
      amountCents: reserve.kind === 'published' ? reserve.amountCents : null,
      commitment: reserve.kind === 'sealed' ? reserve.commitment : null,
      lowered: false,
    },
  };
}

/** With the reserve that the last entry opens. */
function withReserve(
  core: PublicCore,
  { opened = [] }: { readonly opened?: readonly Opening[] },
): PublicCore {
  const { reserve } = core;
  return {
    ...core,
    reserve: { ...reserve, amountCents: openedAmount({ opened }, reserveAlias) ?? reserve.amountCents },
  };
}

function afterLowering(core: PublicCore, data: Fact<'reserve-lowered'>['data']): PublicCore {
  const amountCents = data.amountCents ?? openedAmount(data, reserveAlias);
  const { leader } = core;
  const maximumCents = leader && (openedAmount(data, leader.alias) ?? leader.maximumCents);
  return {
    ...core,
    priceCents: data.reserveMet ? liftToReserve(core.priceCents, maximumCents, amountCents) : core.priceCents,
    leader: leader && { ...leader, maximumCents },
    reserve: {
      status: data.reserveMet ? 'met' : 'not-met',
      amountCents,
      commitment: data.commitment,
      lowered: true,
    },
  };
}

function afterPause(core: PublicCore, state: PublicState): PublicCore {
  if (state.status !== 'paused') throw new Error('Only a paused auction resumes');
  const pause = { from: state.pausedAt, to: core.at };
  return { ...core, endsAt: core.endsAt + pause.to - pause.from, closures: [...core.closures, pause] };
}

function afterOutage(core: PublicCore, gap: Fact<'outage'>['data']): PublicCore {
  return {
    ...core,
    endsAt: endAfterOutage(core, gap, core.at),
    closures: [...core.closures, closureOf(core, gap, core.at)],
  };
}

function afterCancellation(
  core: PublicCore,
  { opened: _, formerReserve: __, ...data }: Fact<'cancelled'>['data'],
): PublicState {
  return { ...core, status: 'cancelled', ...data };
}

function afterPurchase(core: PublicCore, { at, data }: Fact<'bought'>): PublicState {
  const { alias: buyerAlias, priceCents: salePriceCents } = data;
  return { ...core, status: 'ended', closedAt: at, outcome: 'sold-buy-now', salePriceCents, buyerAlias };
}

function afterDefault(core: PublicCore, state: PublicState, alias: string): PublicState {
  if (state.status !== 'ended') throw new Error('Only the buyer of an ended auction defaults');
  const { seq, at } = core;
  return { ...state, seq, at, defaulted: [...(state.defaulted ?? []), alias] };
}

function afterClosing(core: PublicCore, { at, data }: Fact<'closed'>): PublicState {
  if (data.outcome === 'reserve-not-met' && data.decideBy !== null) {
    return { ...core, status: 'undecided', closedAt: at, decideBy: data.decideBy, counter: null };
  }
  const sold = data.outcome === 'sold';
  return {
    ...core,
    status: 'ended',
    closedAt: at,
    outcome: sold ? 'sold' : 'no-bids',
    salePriceCents: sold ? core.priceCents : null,
  };
}

function afterDecision(core: PublicCore, state: PublicState, data: Fact<'decided'>['data']): PublicState {
  if (state.status !== 'undecided')
    throw new Error('Only an auction that ended below its reserve is decided');
  const { closedAt, decideBy, counter } = state;
  const end = (
    outcome: 'accepted' | 'declined' | 'lapsed',
    salePriceCents: PublicCore['priceCents'] | null,
  ) => ({ ...core, status: 'ended', closedAt, outcome, salePriceCents }) as const;
  switch (data.decision) {
    case 'countered': {
      if (data.amountCents === null || data.answerBy === null)
        throw new Error('A counter names amount and deadline');
      const { amountCents, answerBy } = data;
      return { ...core, status: 'undecided', closedAt, decideBy, counter: { amountCents, answerBy } };
    }
    case 'accepted':
      return end('accepted', core.priceCents);
    case 'counter-accepted':
      return end('accepted', counter?.amountCents ?? null);
    case 'declined':
    case 'counter-declined':
      return end('declined', null);
    case 'lapsed':
      return end('lapsed', null);
  }
}
