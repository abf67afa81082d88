import { reserveLoweringNoticeMs } from '@/lib/domain/auctions/state/auction-clock';
import { bindsSeller } from '@/lib/domain/auctions/state/binds-seller';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import { countedGap, endAfterOutage, isOutageOf } from '@/lib/domain/auctions/state/outage';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { dollarsField, hexField } from '@/lib/domain/auctions/terms/fields';
import type { Refusal, RefusalReason } from '@/lib/domain/auctions/terms/refusals';
import { namesCanceler, tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { CommandOf } from './commands';
import type { Decision } from './decide';

type Outcome = Result<Decision, Refusal>;

/** Records that the start has passed. Bids do not wait for this entry. */
export function open(state: AuctionState, { now }: CommandOf<'open'>): Outcome {
  const over = overReason(state, now);
  if (over) return refuse({ reason: over });
  if (state.status === 'paused') return refuse({ reason: 'paused' });
  if (state.openedAt !== null || now < state.terms.startsAt) return refuse({ reason: 'not-due' });
  return event({ at: latest(state, now), type: 'opened', data: {} });
}

/** Staff pause the auction during an outage. The resume moves the end by the length of the pause. */
export function pause(state: AuctionState, { reason, now }: CommandOf<'pause'>): Outcome {
  const over = overReason(state, now);
  if (over) return refuse({ reason: over });
  if (state.status === 'paused') return refuse({ reason: 'paused' });
  const data = tellsAll(state.terms) ? { reason: toReason(reason) } : {};
  return event({ at: latest(state, now), type: 'paused', data });
}

/** One line of at most 1,000 UTF-16 units, not cut within a character; null without text. */
const toReason = (typed = ''): string | null => cleanLine(cleanLine(typed).slice(0, 1_000)) || null;

export function resume(state: AuctionState, { now }: CommandOf<'resume'>): Outcome {
  if (state.status !== 'paused') return refuse({ reason: 'not-paused' });
  const at = latest(state, now);
  return event({ at, type: 'resumed', data: { endsAt: state.endsAt + at - state.pausedAt } });
}

/** Moves the end after an outage that touched the last extension window. An auction past its end reopens. */
export function declareOutage(state: AuctionState, { from, to, now }: CommandOf<'declare-outage'>): Outcome {
  const finished = finishedReason(state);
  if (finished) return refuse({ reason: finished });
  if (state.status === 'paused') return refuse({ reason: 'paused' });
  const gap = countedGap(state, { from, to });
  if (now < to || !isOutageOf(state, gap)) return refuse({ reason: 'not-due' });
  const at = latest(state, now);
  return event({ at, type: 'outage', data: { ...gap, endsAt: endAfterOutage(state, gap, at) } });
}

/** Lowers the reserve: once, at least 24 hours before the end, and not below the starting bid. */
export function lowerReserve(state: AuctionState, command: CommandOf<'lower-reserve'>): Outcome {
  const { amountCents, salt = null, now } = command;
  const reason = loweringRefusal(state, command);
  if (reason) return refuse({ reason });
  const data = { amountCents: cents(amountCents), salt: state.reserve.commitment === null ? null : salt };
  return event({ at: latest(state, now), type: 'reserve-lowered', data });
}

/**
 * Cancels for one of the listed reasons, and only before the end: an end is final even before its entry is
 * recorded. Once the bids bind the seller, only with a document.
 */
export function cancel(state: AuctionState, command: CommandOf<'cancel'>): Outcome {
  const { reason, by, documentHash = null, now } = command;
  const over = overReason(state, now);
  if (over) return refuse({ reason: over });
  if (reason === 'pre-auction-offer' && state.bidCount > 0) return refuse({ reason: 'bids-stand' });
  if (documentHash === null && bindsSeller(state)) return refuse({ reason: 'needs-document' });
  const data = namesCanceler(state.terms) ? { reason, by, documentHash } : { reason };
  return event({ at: latest(state, now), type: 'cancelled', data });
}

function loweringRefusal(state: AuctionState, command: CommandOf<'lower-reserve'>): RefusalReason | null {
  const over = overReason(state, command.now);
  if (over) return over;
  if (state.status === 'paused') return 'paused';
  const { reserve } = state.secret;
  if (reserve === null) return 'no-reserve';
  if (state.reserve.status === 'met') return 'reserve-met';
  if (state.reserve.lowered) return 'already-lowered';
  if (latest(state, command.now) > state.endsAt - reserveLoweringNoticeMs) return 'too-late';
  const { amountCents, salt } = command;
  const isWhole = dollarsField.safeParse(amountCents).success && amountCents >= state.terms.startingBidCents;
  const isSalted = reserve.salt === null || hexField.safeParse(salt).success;
  if (!isWhole || !isSalted) return 'invalid-amount';
  return amountCents < reserve.amountCents ? null : 'not-lower';
}

function finishedReason(state: AuctionState): RefusalReason | null {
  if (state.status === 'cancelled') return 'cancelled';
  return state.status === 'undecided' || state.status === 'ended' ? 'ended' : null;
}

/**
 * Why the auction is over, or null. An end that the clock has passed counts even before its entry is
 * recorded.
 */
function overReason(state: AuctionState, now: number): RefusalReason | null {
  const clockIsOver = state.status === 'running' && latest(state, now) > state.endsAt;
  return finishedReason(state) ?? (clockIsOver ? 'ended' : null);
}

/** `now`, or the time of the latest entry if that is later: entry times never go backward. */
const latest = (state: AuctionState, now: number): number => Math.max(state.at, now);
const event = (only: AuctionEvent): Outcome => ok({ events: [only] });
