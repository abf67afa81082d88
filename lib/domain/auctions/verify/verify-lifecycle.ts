import {
  closingDelayMs,
  counterAnswerMs,
  reserveLoweringNoticeMs,
  sellerDecisionMs,
} from '@/lib/domain/auctions/state/auction-clock';
import { bindsSeller } from '@/lib/domain/auctions/state/binds-seller';
import { mayDefault } from '@/lib/domain/auctions/state/defaults';
import type { Fact, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { openedAmount, reserveAlias } from '@/lib/domain/auctions/state/openings';
import { endAfterOutage, isOutageOf } from '@/lib/domain/auctions/state/outage';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { leavesBuyNow } from '@/lib/domain/auctions/terms/buy-now';
import { bindsStaff, namesCanceler, tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import type { LedgerFault } from './ledger-fault';
import { hadMet, metFault, momentFault, numberOf, openingsFault } from './verify-bid';
import { lastOpeningFault } from './verify-last-opening';
import { dollar, leastAfterLowering, type Witness } from './witness';

type LifecycleEntry = Exclude<LedgerEntry, { type: 'scheduled' | 'bid' | 'raise' }>;

/** Why an entry other than a bid or a scheduling cannot follow the state, or null. */
export function lifecycleFault(
  state: PublicState,
  entry: LifecycleEntry,
  witness: Witness,
): LedgerFault | null {
  const isRunning = state.status === 'running';
  const isBefore = isRunning && entry.at <= state.endsAt;
  switch (entry.type) {
    case 'opened': {
      const isDue = isBefore && state.openedAt === null && entry.at >= state.terms.startsAt;
      return isDue ? null : { code: 'wrong-opening' };
    }
    case 'paused':
      return isBefore ? pauseFault(state, entry) : { code: 'pause-not-running' };
    case 'insider-refused':
      return tellsAll(state.terms) ? refusalFault(state, entry) : { code: 'other-rules' };
    case 'resumed':
      return resumeFault(state, entry);
    case 'outage':
      return isRunning ? outageFault(state, entry) : { code: 'outage-not-running' };
    case 'cancelled':
      return cancelFault(state, entry) ?? lastOpeningFault(state, entry, witness);
    case 'reserve-lowered':
      return isRunning ? loweringFault(state, entry, witness) : { code: 'lowering-not-running' };
    case 'bought':
      return purchaseFault(state, entry) ?? lastOpeningFault(state, entry, witness);
    case 'defaulted':
      return mayDefault(state, entry.data.alias) ? null : { code: 'wrong-default' };
    case 'closed':
      return isRunning
        ? (closingFault(state, entry) ?? lastOpeningFault(state, entry, witness))
        : { code: 'closing-not-running' };
    case 'decided':
      return decisionFault(state, entry, witness) ?? lastOpeningFault(state, entry, witness);
  }
}

const pauseFault = ({ terms }: PublicState, { data }: Fact<'paused'>): LedgerFault | null =>
  (data.reason !== undefined) === tellsAll(terms) ? null : { code: 'other-rules' };

function refusalFault(state: PublicState, { at }: Fact<'insider-refused'>): LedgerFault | null {
  const isBetween = state.status === 'running' && at >= state.terms.startsAt && at <= state.endsAt;
  return isBetween ? null : { code: 'refusal-outside-bidding' };
}

function resumeFault(state: PublicState, { at, data }: Fact<'resumed'>): LedgerFault | null {
  if (state.status !== 'paused') return { code: 'resume-not-paused' };
  return data.endsAt === state.endsAt + at - state.pausedAt ? null : { code: 'wrong-end-after-pause' };
}

function outageFault(state: PublicState, { at, data }: Fact<'outage'>): LedgerFault | null {
  if (data.to > at || !isOutageOf(state, data)) return { code: 'outage-too-small' };
  return data.endsAt === endAfterOutage(state, data, at) ? null : { code: 'wrong-end-after-outage' };
}

function cancelFault(state: PublicState, { at, data }: Fact<'cancelled'>): LedgerFault | null {
  if (state.status !== 'running' && state.status !== 'paused') return { code: 'cancel-after-closing' };
  if (state.status === 'running' && at > state.endsAt) return { code: 'cancel-after-end' };
  const isTooLate = data.reason === 'pre-auction-offer' && state.bidCount > 0;
  if (isTooLate) return { code: 'offer-despite-bids' };
  const isNamed = namesCanceler(state.terms);
  if ((data.by !== undefined) !== isNamed || (data.documentHash !== undefined) !== isNamed)
    return { code: 'other-rules' };
  const isDemanded = data.by === 'seller' || bindsStaff(state.terms);
  return isDemanded && data.documentHash === null && bindsSeller(state)
    ? { code: 'canceled-without-document' }
    : null;
}

function loweringFault(
  state: PublicState,
  { at, data }: Fact<'reserve-lowered'>,
  { least, below, ceiling }: Witness,
): LedgerFault | null {
  const { reserve, leader } = state;
  if (reserve.status !== 'not-met' || reserve.lowered) return { code: 'lowered-twice' };
  if (at > state.endsAt - reserveLoweringNoticeMs) return { code: 'lowered-late' };
  const isSealed = data.commitment !== null;
  if (isSealed !== (reserve.commitment !== null) || isSealed === (data.amountCents !== null)) {
    return { code: 'reserve-kind-changed' };
  }
  const known = new Map([
    [reserveAlias, data.commitment],
    ...(leader ? [[leader.alias, leader.commitment] as const] : []),
  ]);
  const opening = openingsFault(state, data.opened, known);
  if (opening) return opening;
  const reserveCents = data.amountCents ?? openedAmount(data, reserveAlias);
  const isLower = reserve.amountCents === null || reserveCents === null || reserveCents < reserve.amountCents;
  if (!isLower) return { code: 'not-lowered' };
  if (leader === null && data.reserveMet) return { code: 'met-without-bid' };
  const opened = leader && openedAmount(data, leader.alias);
  if (opened !== null && opened < least) return { code: 'opened-late' };
  const leading = leastAfterLowering(state, data, least);
  if (leading >= below) return hadMet;
  const lowered = { reserveMet: data.reserveMet, reserveCents, ceiling: ceiling - dollar };
  return metFault(state, { ...lowered, leading, earlier: 0 });
}

function purchaseFault(state: PublicState, fact: Fact<'bought'>): LedgerFault | null {
  const moment = momentFault(state, fact, 'purchase');
  if (moment) return moment;
  const { terms, reserve, bidCount, bidderCount } = state;
  const { alias, priceCents } = fact.data;
  if (numberOf(alias) > bidderCount + 1) return { code: 'unknown-alias', alias };
  if (priceCents !== terms.buyNowCents) return { code: 'wrong-buy-now-price' };
  return leavesBuyNow({ reserveStatus: reserve.status, bidCount }) ? null : { code: 'buy-now-over' };
}

function closingFault(state: PublicState, { at, data }: Fact<'closed'>): LedgerFault | null {
  if (at < state.endsAt + closingDelayMs) return { code: 'closed-early' };
  const { leader, reserve } = state;
  const outcome = leader === null ? 'no-bids' : reserve.status === 'not-met' ? 'reserve-not-met' : 'sold';
  const isTrue =
    data.outcome === outcome &&
    data.leaderAlias === (leader?.alias ?? null) &&
    data.priceCents === (leader ? state.priceCents : null) &&
    data.decideBy === (outcome === 'reserve-not-met' ? at + sellerDecisionMs : null);
  return isTrue ? null : { code: 'wrong-outcome', outcome };
}

function decisionFault(
  state: PublicState,
  { at, data }: Fact<'decided'>,
  { ceiling }: Witness,
): LedgerFault | null {
  if (state.status !== 'undecided') return { code: 'nothing-to-decide' };
  const { counter, decideBy, priceCents, reserve } = state;
  const { decision, amountCents, answerBy } = data;
  const isLate = at > (counter?.answerBy ?? decideBy);
  if (isLate !== (decision === 'lapsed')) return { code: 'decision-off-deadline' };
  const isAnswer = decision === 'counter-accepted' || decision === 'counter-declined';
  if (decision !== 'lapsed' && isAnswer !== (counter !== null)) return { code: 'wrong-side-decides' };
  if (decision !== 'countered')
    return amountCents === null && answerBy === null ? null : { code: 'amount-without-counter' };
  const mostCents = reserve.amountCents ?? (tellsAll(state.terms) ? ceiling : Number.POSITIVE_INFINITY);
  const isBetween = amountCents !== null && amountCents > priceCents && amountCents <= mostCents;
  return isBetween && answerBy === at + counterAnswerMs ? null : { code: 'wrong-counter' };
}
