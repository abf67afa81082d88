import { closingDelayMs, counterAnswerMs, sellerDecisionMs } from '@/lib/domain/auctions/state/auction-clock';
import type { EventOf } from '@/lib/domain/auctions/state/events';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { dollarsField } from '@/lib/domain/auctions/terms/fields';
import type { DecisionRefusal, Refusal } from '@/lib/domain/auctions/terms/refusals';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { BelowReserveDecision, CommandOf } from './commands';
import type { Decision } from './decide';

type Outcome = Result<Decision, Refusal>;
type DecisionOutcome = Result<Decision, DecisionRefusal>;
type Undecided = Extract<AuctionState, { status: 'undecided' }>;
type Decided = EventOf<'decided'>['data']['decision'];

/**
 * Records the end. A bid received before the end can no longer arrive, because this entry waits longer
 * (`closingDelayMs`) than a request may wait (`oldestRequestMs`).
 */
export function close(state: AuctionState, { now }: CommandOf<'close'>): Outcome {
  if (state.status === 'cancelled' || state.status === 'paused') return refuse({ reason: state.status });
  if (state.status !== 'running') return refuse({ reason: 'ended' });
  if (now < state.endsAt + closingDelayMs) return refuse({ reason: 'not-due' });
  const at = Math.max(state.at, now);
  const hasBids = state.leader !== null;
  const isUnmet = hasBids && state.reserve.status === 'not-met';
  return ok({
    events: [
      {
        at,
        type: 'closed',
        data: {
          outcome: isUnmet ? 'reserve-not-met' : hasBids ? 'sold' : 'no-bids',
          priceCents: hasBids ? state.priceCents : null,
          leaderAlias: state.leader?.alias ?? null,
          decideBy: isUnmet ? at + sellerDecisionMs : null,
        },
      },
    ],
  });
}

/**
 * Below the reserve, the seller has 48 hours to accept, decline or counter once. The high bidder has 24 hours
 * to answer the counter.
 */
export function decideBelowReserve(
  state: AuctionState,
  { decision, now }: CommandOf<'decide-below-reserve'>,
): DecisionOutcome {
  if (state.status !== 'undecided') return refuse({ reason: 'no-decision-open' });
  const at = Math.max(state.at, now);
  const isLate = at > deadlineOf(state);
  if (decision.kind === 'lapse') return isLate ? decided(at, 'lapsed') : refuse({ reason: 'not-due' });
  if (isLate) return refuse({ reason: 'too-late' });
  if (decision.kind === 'answer-counter') return answerCounter(state, decision, at);
  if (state.counter !== null) return refuse({ reason: 'no-decision-open' });
  if (decision.kind === 'counter') return counter(state, decision.amountCents, at);
  return decided(at, decision.kind === 'accept' ? 'accepted' : 'declined');
}

/**
 * Deadline of the next answer, milliseconds UTC: the high bidder's after a counter, otherwise the seller's.
 */
export const deadlineOf = (state: Pick<Undecided, 'counter' | 'decideBy'>): number =>
  state.counter?.answerBy ?? state.decideBy;

function counter(state: Undecided, amountCents: number, at: number): DecisionOutcome {
  const { reserve } = state.secret;
  if (!dollarsField.safeParse(amountCents).success) return refuse({ reason: 'invalid-amount' });
  const isBetween = amountCents > state.priceCents && reserve !== null && amountCents <= reserve.amountCents;
  if (!isBetween) return refuse({ reason: 'invalid-amount' });
  return decided(at, 'countered', { amountCents: cents(amountCents), answerBy: at + counterAnswerMs });
}

function answerCounter(
  state: Undecided,
  { bidderId, answer }: Extract<BelowReserveDecision, { kind: 'answer-counter' }>,
  at: number,
): DecisionOutcome {
  if (state.counter === null) return refuse({ reason: 'no-decision-open' });
  if (state.secret.leader?.bidderId !== bidderId) return refuse({ reason: 'not-high-bidder' });
  return decided(at, answer === 'accept' ? 'counter-accepted' : 'counter-declined');
}

const noCounter: { amountCents: Cents | null; answerBy: number | null } = {
  amountCents: null,
  answerBy: null,
};

function decided(at: number, decision: Decided, terms = noCounter): DecisionOutcome {
  return ok({ events: [{ at, type: 'decided', data: { decision, ...terms } }] });
}
