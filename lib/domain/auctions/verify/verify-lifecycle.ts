import {
  closingDelayMs,
  counterAnswerMs,
  reserveLoweringNoticeMs,
  sellerDecisionMs,
} from '@/lib/domain/auctions/state/auction-clock';
import type { Fact, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import { endAfterOutage, isOutageOf } from '@/lib/domain/auctions/state/outage';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { leavesBuyNow } from '@/lib/domain/auctions/terms/buy-now';
import { hadMet, metFault, momentFault, numberOf, openingsFault } from './verify-bid';
import { dollar, leastAfterLowering, type Witness } from './witness';

type LifecycleEntry = Exclude<LedgerEntry, { type: 'scheduled' | 'bid' | 'raise' }>;

/** Why an entry other than a bid or a scheduling cannot follow the state, in words, or null. */
export function lifecycleFault(state: PublicState, entry: LifecycleEntry, witness: Witness): string | null {
  const isRunning = state.status === 'running';
  const isBefore = isRunning && entry.at <= state.endsAt;
  switch (entry.type) {
    case 'opened': {
      const isDue = isBefore && state.openedAt === null && entry.at >= state.terms.startsAt;
      return isDue ? null : 'An auction can open only once, between its start and its end.';
    }
    case 'paused':
      return isBefore ? null : 'Only a running auction can be paused.';
    case 'resumed':
      return resumeFault(state, entry);
    case 'outage':
      return isRunning ? outageFault(state, entry) : 'An outage requires a running auction.';
    case 'cancelled':
      return cancelFault(state, entry);
    case 'reserve-lowered':
      return isRunning
        ? loweringFault(state, entry, witness)
        : 'A reserve can be lowered only in a running auction.';
    case 'bought':
      return purchaseFault(state, entry);
    case 'closed':
      return isRunning ? closingFault(state, entry) : 'Only a running auction can be closed.';
    case 'decided':
      return decisionFault(state, entry);
  }
}

function resumeFault(state: PublicState, { at, data }: Fact<'resumed'>): string | null {
  if (state.status !== 'paused') return 'Only a paused auction can resume.';
  return data.endsAt === state.endsAt + at - state.pausedAt
    ? null
    : 'The end must move by the length of the pause.';
}

function outageFault(state: PublicState, { at, data }: Fact<'outage'>): string | null {
  if (data.to > at || !isOutageOf(state, data)) return 'This outage can’t move the end.';
  return data.endsAt === endAfterOutage(state, data, at)
    ? null
    : 'The outage doesn’t move the end as the rules require.';
}

function cancelFault(state: PublicState, { at, data }: Fact<'cancelled'>): string | null {
  if (state.status !== 'running' && state.status !== 'paused')
    return 'Only an auction that hasn’t ended can be canceled.';
  if (state.status === 'running' && at > state.endsAt)
    return 'An auction can be canceled only before its end.';
  const isTooLate = data.reason === 'pre-auction-offer' && state.bidCount > 0;
  return isTooLate ? 'An offer can’t replace an auction that has bids.' : null;
}

function loweringFault(
  state: PublicState,
  { at, data }: Fact<'reserve-lowered'>,
  { least, below, ceiling }: Witness,
): string | null {
  const { reserve, leader } = state;
  if (reserve.status !== 'not-met' || reserve.lowered)
    return 'A reserve can be lowered only once and only before it’s met.';
  if (at > state.endsAt - reserveLoweringNoticeMs)
    return 'A reserve must be lowered at least 24 hours before the end.';
  const isSealed = data.commitment !== null;
  if (isSealed !== (reserve.commitment !== null) || isSealed === (data.amountCents !== null)) {
    return 'A sealed reserve must stay sealed, and a published reserve must stay published.';
  }
  const known = new Map([
    [reserveAlias, data.commitment],
    ...(leader ? [[leader.alias, leader.commitment] as const] : []),
  ]);
  const opening = openingsFault(state, data.opened, known);
  if (opening) return opening;
  const reserveCents = data.amountCents ?? openedAmount(data, reserveAlias);
  const isLower = reserve.amountCents === null || reserveCents === null || reserveCents < reserve.amountCents;
  if (!isLower) return 'The reserve wasn’t lowered.';
  if (leader === null && data.reserveMet) return 'Without a bid, no reserve can be met.';
  const opened = leader && openedAmount(data, leader.alias);
  if (opened !== null && opened < least) return 'A maximum at the price wasn’t opened in time.';
  const leading = leastAfterLowering(state, data, least);
  if (leading >= below) return hadMet;
  const lowered = { reserveMet: data.reserveMet, reserveCents, ceiling: ceiling - dollar };
  return metFault(state, { ...lowered, leading, earlier: 0 });
}

function purchaseFault(state: PublicState, fact: Fact<'bought'>): string | null {
  const moment = momentFault(state, fact, 'purchase');
  if (moment) return moment;
  const { terms, reserve, bidCount, bidderCount } = state;
  const { alias, priceCents } = fact.data;
  if (numberOf(alias) > bidderCount + 1) return `There is no ${alias} yet.`;
  if (priceCents !== terms.buyNowCents) return 'It wasn’t bought at the buy-now price in the terms.';
  return leavesBuyNow({ reserveStatus: reserve.status, bidCount })
    ? null
    : 'Earlier bids had ended the buy-now price.';
}

function closingFault(state: PublicState, { at, data }: Fact<'closed'>): string | null {
  if (at < state.endsAt + closingDelayMs) return 'It was closed too early.';
  const { leader, reserve } = state;
  const outcome = leader === null ? 'no-bids' : reserve.status === 'not-met' ? 'reserve-not-met' : 'sold';
  const isTrue =
    data.outcome === outcome &&
    data.leaderAlias === (leader?.alias ?? null) &&
    data.priceCents === (leader ? state.priceCents : null) &&
    data.decideBy === (outcome === 'reserve-not-met' ? at + sellerDecisionMs : null);
  return isTrue ? null : `The bids lead to a different outcome: ${outcome}.`;
}

function decisionFault(state: PublicState, { at, data }: Fact<'decided'>): string | null {
  if (state.status !== 'undecided') return 'There’s nothing to decide.';
  const { counter, decideBy, priceCents, reserve } = state;
  const { decision, amountCents, answerBy } = data;
  const isLate = at > (counter?.answerBy ?? decideBy);
  if (isLate !== (decision === 'lapsed')) return 'The decision doesn’t fit its deadline.';
  const isAnswer = decision === 'counter-accepted' || decision === 'counter-declined';
  if (decision !== 'lapsed' && isAnswer !== (counter !== null)) return 'The other side had to decide.';
  if (decision !== 'countered')
    return amountCents === null && answerBy === null ? null : 'Only a counteroffer can state an amount.';
  const isBetween =
    amountCents !== null && amountCents > priceCents && amountCents <= (reserve.amountCents ?? amountCents);
  return isBetween && answerBy === at + counterAnswerMs
    ? null
    : 'A counteroffer must be between the price and the reserve and stay open for 24 hours.';
}
