import type { PlaceBidCommand, ScheduleCommand } from '@/lib/domain/auctions/commands/commands';
import { type Decision, decide } from '@/lib/domain/auctions/commands/decide';
import { appendEntries, genesisHead, type LedgerHead } from '@/lib/domain/auctions/ledger/ledger';
import { leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { minimumNextBid } from '@/lib/domain/auctions/terms/price';
import type { HistoryLine } from '@/lib/domain/auctions/terms/public-auction';
import type { BidRefusal } from '@/lib/domain/auctions/terms/refusals';
import { toHistoryLine } from '@/lib/domain/auctions/views/auction-views';
import { cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

const minuteMs = 60_000;
/** One second of the practice is so many of an auction. */
export const PRACTICE_SPEED = 20;
export const PRACTICE_MS = 12 * minuteMs;
export const YOU = 'you';

/** An auction with play money by the site's own rules, and everything that happened in it. Instants in ms. */
export interface Practice {
  readonly state: AuctionState;
  readonly head: LedgerHead;
  readonly history: readonly HistoryLine[];
  /** How many bids of the script were placed or let go. */
  readonly played: number;
  /** So often an opponent has answered a bid of yours. */
  readonly answers: number;
}

export const practiceTerms = {
  startingBidCents: cents(20_000_000),
  reserveCents: cents(23_000_000),
} as const;

/** Who bids what, so long after the start. */
const script: readonly { readonly afterMs: number; readonly who: string; readonly dollars: number }[] = [
  { afterMs: minuteMs, who: 'ann', dollars: 206_000 },
  { afterMs: 3 * minuteMs, who: 'ben', dollars: 212_500 },
  { afterMs: 5 * minuteMs, who: 'ann', dollars: 221_000 },
  { afterMs: 8 * minuteMs, who: 'ben', dollars: 226_000 },
];
/** The opponent who answers you in the last minutes, how often at most, and never above the own maximum. */
const rival = { who: 'cy', answers: 2, afterMs: minuteMs, highestCents: 25_500_000 } as const;

export function startPractice(now: number): Practice {
  const scheduled = decide(null, scheduleAt(now));
  if (!scheduled.ok) throw new Error('The practice cannot be scheduled');
  const empty = { head: genesisHead, history: [], played: 0, answers: 0 };
  return after(empty, null, scheduled.value);
}

/** Your bid, judged as the site judges it. */
export function bidInPractice(
  practice: Practice,
  maximumCents: number,
  now: number,
): Result<Practice, BidRefusal> {
  const decision = decide(practice.state, bidOf(YOU, maximumCents, practice, now));
  if (decision.ok) return ok(after(practice, practice.state, decision.value));
  const { reason, ...more } = decision.reason;
  return refuse({ reason: reason as BidRefusal['reason'], ...more });
}

/** Everything that is due by now: bids of the script, the rival's answer, the end. */
export function stepPractice(practice: Practice, now: number): Practice {
  const next = stepOnce(practice, now);
  return next === practice ? practice : stepPractice(next, now);
}

function stepOnce(practice: Practice, now: number): Practice {
  const { state, played } = practice;
  if (state.status !== 'running') return practice;
  const due = script[played];
  if (due && now >= state.terms.startsAt + due.afterMs) {
    const at = Math.max(state.at, state.terms.startsAt + due.afterMs);
    return opponentBids({ ...practice, played: played + 1 }, due.who, due.dollars * 100, at);
  }
  const answerAt = answerDue(practice);
  if (answerAt !== null && now >= answerAt) {
    const minimum = minimumNextBid(state.terms, state.priceCents, state.bidCount);
    const answered = { ...practice, answers: practice.answers + 1 };
    return opponentBids(answered, rival.who, Math.min(minimum + 100_000, rival.highestCents), answerAt);
  }
  return now > state.endsAt ? close(practice) : practice;
}

/** When the rival answers: a while after you took the lead within the closing window. */
function answerDue({ state, answers }: Practice): number | null {
  const isLate = state.at > state.terms.endsAt - state.terms.extensionWindowMs;
  const isYours = leaderOf(state.secret)?.bidderId === YOU;
  const minimum = minimumNextBid(state.terms, state.priceCents, state.bidCount);
  if (!isLate || !isYours || answers >= rival.answers || minimum > rival.highestCents) return null;
  return state.at + rival.afterMs;
}

/** One that the price has left behind is let go. */
function opponentBids(practice: Practice, who: string, maximumCents: number, at: number): Practice {
  const decision = decide(practice.state, bidOf(who, maximumCents, practice, at));
  return decision.ok ? after(practice, practice.state, decision.value) : practice;
}

function close(practice: Practice): Practice {
  const closed = decide(practice.state, { type: 'close', now: practice.state.endsAt + 5_000 });
  if (!closed.ok) throw new Error(`The practice cannot end: ${closed.reason.reason}`);
  return after(practice, practice.state, closed.value);
}

function after(practice: Omit<Practice, 'state'>, before: AuctionState | null, decision: Decision): Practice {
  const appended = appendEntries(practice.head, decision.events, before);
  const lines = appended.entries.map((entry) => toHistoryLine(entry));
  return {
    ...practice,
    state: appended.state,
    head: appended.head,
    history: [...lines.reverse(), ...practice.history],
  };
}

const scheduleAt = (now: number): ScheduleCommand => ({
  type: 'schedule',
  now,
  reserve: { kind: 'published', amountCents: practiceTerms.reserveCents },
  terms: {
    auctionId: 'practice',
    listingKey: 'practice',
    startingBidCents: practiceTerms.startingBidCents,
    startsAt: now,
    endsAt: now + PRACTICE_MS,
  },
});

/** Nothing is sealed from anybody here, so the salt only has to differ. */
const bidOf = (bidderId: string, maximumCents: number, { state }: Practice, at: number): PlaceBidCommand => ({
  type: 'place-bid',
  bidderId,
  maximumCents,
  confirmedMaximumCents: maximumCents,
  receivedAt: at,
  now: at,
  salt: state.seq.toString(16).padStart(64, '0'),
});
