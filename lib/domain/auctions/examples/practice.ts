import type { PlaceBidCommand, ScheduleCommand } from '@/lib/domain/auctions/commands/commands';
import { type Decision, decide } from '@/lib/domain/auctions/commands/decide';
import { appendEntries, genesisHead, type LedgerHead } from '@/lib/domain/auctions/ledger/ledger';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { leaderOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { minimumNextBid } from '@/lib/domain/auctions/terms/price';
import type { BidRefusal } from '@/lib/domain/auctions/terms/refusals';
import { cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

const minuteMs = 60_000;
/** Seconds of auction time per second of practice. */
export const PRACTICE_SPEED = 20;
export const PRACTICE_MS = 12 * minuteMs;
export const YOU = 'you';

/** An auction with play money under the site's own rules, with its history. Times in ms. */
export interface Practice {
  readonly state: AuctionState;
  readonly head: LedgerHead;
  /** Latest first. */
  readonly history: readonly LedgerEntry[];
  /** Scripted bids so far, placed or skipped. */
  readonly played: number;
  /** How many times the rivals have answered a bid of yours. */
  readonly answers: number;
}

export const practiceTerms = {
  startingBidCents: cents(20_000_000),
  reserveCents: cents(23_000_000),
} as const;

/** The scripted bids; `afterMs` counts from the start. */
const script: readonly { readonly afterMs: number; readonly who: string; readonly dollars: number }[] = [
  { afterMs: minuteMs, who: 'ann', dollars: 206_000 },
  { afterMs: 3 * minuteMs, who: 'ben', dollars: 212_500 },
  { afterMs: 5 * minuteMs, who: 'ann', dollars: 221_000 },
  { afterMs: 8 * minuteMs, who: 'ben', dollars: 226_000 },
];
/** They answer each other only by the script, but you up to their limits, in turn. */
export const rivals = [
  { who: 'ann', limitCents: cents(23_600_000) },
  { who: 'ben', limitCents: cents(24_400_000) },
  { who: 'cy', limitCents: cents(25_500_000) },
] as const;
/** How long after you took the lead a rival answers, and by how much more than the least bid. */
const answer = { afterMs: minuteMs, aboveMinimumCents: 400_000 } as const;

export function startPractice(now: number): Practice {
  const scheduled = decide(null, scheduleAt(now));
  if (!scheduled.ok) throw new Error('The practice cannot be scheduled');
  const empty = { head: genesisHead, history: [], played: 0, answers: 0 };
  return after(empty, null, scheduled.value);
}

/** Decides your bid by the site's own rules. */
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

/** Carries out everything due by `now`: scripted bids, a rival's answer, the end. */
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
    return rivalBids({ ...practice, played: played + 1 }, due.who, due.dollars * 100, at);
  }
  const next = nextAnswer(practice);
  if (next && now >= next.at) {
    const answered = rivalBids(practice, next.who, next.maximumCents, next.at);
    if (answered !== practice) return { ...answered, answers: practice.answers + 1 };
  }
  return now > state.endsAt ? close(practice) : practice;
}

/**
 * The bid of the next rival in turn who can still answer your lead. Only you can meet the reserve.
 * Nothing if nobody answers.
 */
function nextAnswer({ state, answers }: Practice) {
  if (leaderOf(state.secret)?.bidderId !== YOU) return null;
  const minimum = minimumNextBid(state.terms, state.priceCents, state.bidCount);
  const isMet = state.reserve.status === 'met';
  const able = rivals.flatMap((_, index) => {
    const { who, limitCents } = rivals[(answers + index) % rivals.length] ?? rivals[0];
    const most = isMet ? limitCents : Math.min(limitCents, practiceTerms.reserveCents - 100_000);
    return most >= minimum ? [{ who, most }] : [];
  });
  const [rival] = able;
  return (
    rival && {
      who: rival.who,
      maximumCents: Math.min(minimum + answer.aboveMinimumCents, rival.most),
      at: state.at + answer.afterMs,
    }
  );
}

/** Places a rival's bid. A refused bid, such as one the price has passed, is skipped. */
function rivalBids(practice: Practice, who: string, maximumCents: number, at: number): Practice {
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
  return {
    ...practice,
    state: appended.state,
    head: appended.head,
    history: [...[...appended.entries].reverse(), ...practice.history],
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

/** No real secret is sealed in a practice auction, so the salt only has to differ per bid. */
const bidOf = (bidderId: string, maximumCents: number, { state }: Practice, at: number): PlaceBidCommand => ({
  type: 'place-bid',
  bidderId,
  maximumCents,
  confirmedMaximumCents: maximumCents,
  receivedAt: at,
  now: at,
  salt: state.seq.toString(16).padStart(64, '0'),
});
