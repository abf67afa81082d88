import 'server-only';
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { cancelWords } from '@/lib/domain/auctions/ledger/history-line';
import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import { turnWords } from '@/lib/domain/auctions/state/status-words';
import type { RefusalReason } from '@/lib/domain/auctions/terms/refusals';
import type { Draft } from '@/lib/domain/drafts/draft';
import { type Answers, said, toDollars } from '@/lib/domain/drafts/fields/answers';
import { isOfDates, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import { recordStanding } from '@/lib/domain/reviews/audit-log';
import { decideStanding } from '@/lib/domain/reviews/decide-review';
import type { AuctionStepRefusal } from '@/lib/domain/reviews/refusal-words';
import type { StandingCommand, StandingRefusal } from '@/lib/domain/reviews/review-commands';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { submissionId, submissions } from '@/lib/server/records/drafts/draft-collections';
import { type Published, readPublished } from '@/lib/server/records/drafts/published';
import { writeStanding } from '@/lib/server/records/drafts/record-review';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { stepAuction } from '@/lib/server/workflows/bids/step-auction';
import { assessDraft, contentOf, type DraftRefusal, inDraft } from '@/lib/server/workflows/drafts/drafts';
import { numberOfAuction, publishDraft, tell, toAuctionId } from '@/lib/server/workflows/drafts/publish';
import { setFilesAside } from '@/lib/server/workflows/uploads/change-files';

export type RunRefusal = DraftRefusal | StandingRefusal | AuctionStepRefusal;
/** Each may tell everybody who follows the home. A bank confirms many homes one after the other. */
const runLimit: RateLimit = { name: 'listing-steps', burst: 60, refillMs: 10_000 };
type Ran = Promise<Result<Draft, RunRefusal>>;

/** One's own published listing as of the commit. */
interface Running {
  readonly tx: Transaction;
  readonly draft: Draft;
  readonly sellers: readonly string[];
  readonly before: Published;
  readonly acted: Pick<StandingCommand, 'by' | 'now'>;
}

/** To change it, or to list it again: the draft can be written in, and visitors see what they saw. `now` in ms. */
export const reopenListing = (by: SignedIn, draftId: string, now: number): Ran =>
  run(by, draftId, now, async ({ tx, draft, sellers, before: { course }, acted }) => {
    const decided = decideStanding(sellers, draft.standing, { type: 'reopen', course, ...acted });
    return decided.ok ? ok(writeStanding(tx, draft, decided.value)) : decided;
  });

/** Forgets what was changed since the publication. */
export const discardChanges = (by: SignedIn, draftId: string, now: number): Ran =>
  run(by, draftId, now, async ({ tx, draft, sellers, before: { content }, acted }) => {
    const decided = decideStanding(sellers, draft.standing, { type: 'discard', ...acted });
    if (!decided.ok) return decided;
    await setFilesAside(tx, draft, content, now);
    return ok(writeStanding(tx, { ...draft, ...content, changedAt: now }, decided.value));
  });

/** That all of it is still true. */
export const confirmFacts = (by: SignedIn, draftId: string, now: number): Ran =>
  run(by, draftId, now, async ({ tx, draft, sellers, before: { course }, acted }) => {
    const decided = decideStanding(sellers, draft.standing, { type: 'confirm', course, ...acted });
    return decided.ok ? ok(writeStanding(tx, draft, decided.value)) : decided;
  });

/** Takes it off the market. `reason` is for the log. */
export const withdrawListing = (by: SignedIn, draftId: string, reason: string, now: number): Ran =>
  run(by, draftId, now, async ({ tx, draft, sellers, before, acted }) => {
    const { course, listing } = before;
    const command = { type: 'withdraw', reason, course, ...acted } as const;
    const decided = decideStanding(sellers, draft.standing, command);
    if (!decided.ok) return decided;
    tx.set(listings, draftId, {
      ...listing,
      standardStatus: 'Withdrawn',
      closePriceCents: null,
      closeDate: null,
      statusChangedAt: now,
      modifiedAt: now,
    });
    const after = writeStanding(tx, draft, decided.value);
    tell(tx, after, before, { type: 'withdrawn' }, now);
    return ok(after);
  });

export interface Cancelling {
  readonly reason: Exclude<CancelReason, 'material-correction' | 'fraud'>;
  /** What happened, for the log. */
  readonly text: string;
}

/** Ends the auction for a listed reason: no bid in it counts. The home stays listed. */
export const cancelAuction = (
  by: SignedIn,
  draftId: string,
  { reason, text }: Cancelling,
  now: number,
): Ran =>
  run(by, draftId, now, async ({ tx, draft, sellers, before, acted }) => {
    const { course } = before;
    const why = text.trim() && `${cancelWords(reason)}: ${text.trim()}`;
    const command = { type: 'cancel-auction', reason: why, course, ...acted } as const;
    const decided = decideStanding(sellers, draft.standing, command);
    if (!decided.ok) return decided;
    if (!before.auction) return refuse('no-auction');
    const stepped = await stepAuction(tx, before.auction, { type: 'cancel', reason, now });
    if (!stepped.ok) return refuse(stepRefusalOf(stepped.reason));
    const turn = { before: turnWords(before.auction.state), after: turnWords(stepped.value) };
    const after = writeStanding(tx, draft, decided.value, turn);
    tell(tx, after, before, { type: 'auction-cancelled', reason }, now);
    return ok(after);
  });

/** Once, at least 24 hours before the end. `typed` is the new reserve as typed. */
export function lowerReserve(by: SignedIn, draftId: string, typed: string, now: number): Ran {
  const salt = randomBytes(32).toString('hex');
  return run(by, draftId, now, async ({ tx, draft, sellers, before, acted }) => {
    const { course, auction } = before;
    const command = { type: 'lower-reserve', course, ...acted } as const;
    const decided = decideStanding(sellers, draft.standing, command);
    if (!decided.ok) return decided;
    const amountCents = toDollars(typed);
    if (!auction) return refuse('no-auction');
    if (amountCents === null) return refuse('not-lower');
    if (await wasLoweredBefore(tx, draftId, auction.state.terms.auctionId)) return refuse('already-lowered');
    const stepped = await stepAuction(tx, auction, { type: 'lower-reserve', amountCents, salt, now });
    if (!stepped.ok) return refuse(stepRefusalOf(stepped.reason));
    const content = { ...contentOf(draft), answers: { ...draft.answers, reserve: typed.trim() } };
    const after = writeVersion(tx, { ...draft, ...content }, decided.value, now);
    const isSealed = auction.state.reserve.commitment !== null;
    tell(tx, after, before, { type: 'reserve-lowered', amountCents: isSealed ? null : amountCents }, now);
    return ok(after);
  });
}

/** Whether the reserve was lowered in an auction that this one takes the place of. */
export async function wasLoweredBefore(reader: Reader, draftId: string, auctionId: string): Promise<boolean> {
  for (let number = numberOfAuction(draftId, auctionId) - 1; number > 0; number--) {
    const state = (await reader.get(auctions, toAuctionId(draftId, number)))?.data.state;
    if (state?.status !== 'cancelled' || state.reason !== 'material-correction') return false;
    if (state.reserve.lowered) return true;
  }
  return false;
}

/** Announces the auction for other days while it has not begun. `typed` are the four answers about its dates. */
export function moveAuction(by: SignedIn, draftId: string, typed: Answers, now: number): Ran {
  const salt = randomBytes(32).toString('hex');
  return run(by, draftId, now, async ({ tx, draft, sellers, before, acted }) => {
    const dates = Object.keys(typed)
      .filter(isOfDates)
      .map((name) => [name, said(typed, name)]);
    const moved = { ...draft, answers: { ...draft.answers, ...Object.fromEntries(dates) }, changedAt: now };
    const { gate } = await assessDraft(moved, now, tx);
    const command = {
      type: 'move-auction',
      gate,
      course: before.course,
      startsAt: startOf(moved.answers),
      ...acted,
    } as const;
    const decided = decideStanding(sellers, draft.standing, command);
    if (!decided.ok) return decided;
    if (isDeepStrictEqual(moved.answers, draft.answers)) return refuse('nothing-changed');
    const { standing } = recordStanding(draftId, draft.standing, decided.value);
    const publishing = { draft: { ...moved, standing }, before, plan: 'replace', salt, now } as const;
    const published = await publishDraft(tx, publishing);
    return published.ok ? ok(writeVersion(tx, moved, decided.value, now)) : published;
  });
}

const run = (
  by: SignedIn,
  draftId: string,
  now: number,
  work: (running: Running) => Promise<Result<Draft, RunRefusal>>,
): Ran => {
  if (!takeToken(runLimit, by.user.uid, now).isAllowed) return Promise.resolve(refuse('too-many'));
  return inDraft<Draft, RunRefusal>(by, draftId, 'run', async (tx, { draft, actor, sellers }) => {
    const before = await readPublished(tx, draft, now);
    return before ? work({ tx, draft, sellers, before, acted: { by: actor, now } }) : refuse('wrong-status');
  });
};

/** With what is published from now on, kept as it is. */
function writeVersion(
  tx: Transaction,
  draft: Draft,
  event: Parameters<typeof writeStanding>[2],
  now: number,
): Draft {
  const after = writeStanding(tx, draft, event);
  tx.create(submissions, submissionId(draft.draftId, after.standing.submission), {
    ...contentOf(after),
    at: now,
  });
  return after;
}

const stepRefusalOf = (reason: RefusalReason): AuctionStepRefusal => stepRefusals[reason] ?? 'wrong-status';

const stepRefusals: Partial<Record<RefusalReason, AuctionStepRefusal>> = {
  'too-late': 'too-late',
  'not-lower': 'not-lower',
  'invalid-amount': 'not-lower',
  'already-lowered': 'already-lowered',
  'no-reserve': 'no-reserve',
  'reserve-met': 'reserve-met',
  'bids-stand': 'bids-stand',
};
