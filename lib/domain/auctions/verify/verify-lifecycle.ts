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
      return isDue ? null : 'An auction opens once, between its start and its end.';
    }
    case 'paused':
      return isBefore ? null : 'Only a running auction is paused.';
    case 'resumed':
      return resumeFault(state, entry);
    case 'outage':
      return isRunning ? outageFault(state, entry) : 'An outage needs a running auction.';
    case 'cancelled':
      return cancelFault(state, entry);
    case 'reserve-lowered':
      return isRunning
        ? loweringFault(state, entry, witness)
        : 'Only in a running auction is a reserve lowered.';
    case 'bought':
      return purchaseFault(state, entry);
    case 'closed':
      return isRunning ? closingFault(state, entry) : 'Only a running auction is closed.';
    case 'decided':
      return decisionFault(state, entry);
  }
}

function resumeFault(state: PublicState, { at, data }: Fact<'resumed'>): string | null {
  if (state.status !== 'paused') return 'Only a paused auction resumes.';
  return data.endsAt === state.endsAt + at - state.pausedAt
    ? null
    : 'The end must move by the length of the pause.';
}

function outageFault(state: PublicState, { at, data }: Fact<'outage'>): string | null {
  if (data.to > at || !isOutageOf(state, data)) return 'No outage of this length moves the end.';
  return data.endsAt === endAfterOutage(state, data, at)
    ? null
    : 'The outage does not move the end as the rules say.';
}

function cancelFault(state: PublicState, { at, data }: Fact<'cancelled'>): string | null {
  if (state.status !== 'running' && state.status !== 'paused')
    return 'Only an auction that has not ended is canceled.';
  if (state.status === 'running' && at > state.endsAt) return 'An auction is canceled before its end.';
  const isTooLate = data.reason === 'pre-auction-offer' && state.bidCount > 0;
  return isTooLate ? 'An offer cannot replace an auction that has bids.' : null;
}

function loweringFault(
  state: PublicState,
  { at, data }: Fact<'reserve-lowered'>,
  { least, below, ceiling }: Witness,
): string | null {
  const { reserve, leader } = state;
  if (reserve.status !== 'not-met' || reserve.lowered)
    return 'A reserve is lowered at most once and before it is met.';
  if (at > state.endsAt - reserveLoweringNoticeMs)
    return 'A reserve is lowered at least 24 hours before the end.';
  const isSealed = data.commitment !== null;
  if (isSealed !== (reserve.commitment !== null) || isSealed === (data.amountCents !== null)) {
    return 'A sealed reserve stays sealed, a published one published.';
  }
  const known = new Map([
    [reserveAlias, data.commitment],
    ...(leader ? [[leader.alias, leader.commitment] as const] : []),
  ]);
  const opening = openingsFault(state, data.opened, known);
  if (opening) return opening;
  const reserveCents = data.amountCents ?? openedAmount(data, reserveAlias);
  const isLower = reserve.amountCents === null || reserveCents === null || reserveCents < reserve.amountCents;
  if (!isLower) return 'The reserve was not lowered.';
  if (leader === null && data.reserveMet) return 'Without a bid no reserve is met.';
  const opened = leader && openedAmount(data, leader.alias);
  if (opened !== null && opened < least) return 'A maximum at the price was not opened in time.';
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
  if (numberOf(alias) > bidderCount + 1) return `Nobody is called ${alias} yet.`;
  if (priceCents !== terms.buyNowCents) return 'It was not bought at the buy-now price of the terms.';
  return leavesBuyNow({ reserveStatus: reserve.status, bidCount })
    ? null
    : 'The bids had ended the buy-now price before.';
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
  return isTrue ? null : `The bids give another outcome: ${outcome}.`;
}

function decisionFault(state: PublicState, { at, data }: Fact<'decided'>): string | null {
  if (state.status !== 'undecided') return 'There is nothing to decide.';
  const { counter, decideBy, priceCents, reserve } = state;
  const { decision, amountCents, answerBy } = data;
  const isLate = at > (counter?.answerBy ?? decideBy);
  if (isLate !== (decision === 'lapsed')) return 'It was decided outside its time.';
  const isAnswer = decision === 'counter-accepted' || decision === 'counter-declined';
  if (decision !== 'lapsed' && isAnswer !== (counter !== null))
    return 'It was not this side that had to decide.';
  if (decision !== 'countered')
    return amountCents === null && answerBy === null ? null : 'Only a counter names an amount.';
  const isBetween =
    amountCents !== null && amountCents > priceCents && amountCents <= (reserve.amountCents ?? amountCents);
  return isBetween && answerBy === at + counterAnswerMs
    ? null
    : 'A counter lies between price and reserve, for 24 hours.';
}
