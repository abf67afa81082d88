import 'server-only';
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import type { User } from '@/lib/domain/accounts/user';
import type { AuctionCommand } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import { statusWords } from '@/lib/domain/auctions/state/status-copy';
import type { RefusalReason } from '@/lib/domain/auctions/terms/refusals';
import type { Draft } from '@/lib/domain/drafts/draft';
import { type Answers, answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { highestReserve } from '@/lib/domain/drafts/fields/asked-prices';
import { isOfDates, startOf } from '@/lib/domain/drafts/fields/sale-fields';
import { cancellationHashOf } from '@/lib/domain/drafts/files/cancellation-documents';
import type { ApprovalRefusal } from '@/lib/domain/organizations/approvals';
import type { AuctionStepRefusal } from '@/lib/domain/reviews/auction-step-refusal';
import {
  decidePublication,
  type PublicationDecision,
  type PublicationRefusal,
} from '@/lib/domain/reviews/decide-publication';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import { evolveReview } from '@/lib/domain/reviews/evolve-review';
import { type ReserveReview, reviewLowering } from '@/lib/domain/reviews/reserve-review';
import type { ReviewCommand, ReviewEvent, ReviewRefusal } from '@/lib/domain/reviews/review-commands';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { defineCommand, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import type { Reader } from '@/lib/server/platform/store/store';
import {
  askSecondPerson,
  markApproved,
  readSecondPerson,
  refuseWithoutSecond,
} from '@/lib/server/records/approvals/second-person';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';
import {
  type PublishedDraft,
  readPublished,
  writeReviewState,
  writeSubmission,
} from '@/lib/server/records/drafts/draft-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import { assessDraft } from '@/lib/server/workflows/drafts/assess-draft';
import {
  type DraftContext,
  type DraftRefusal,
  type DraftSubject,
  onDraft,
} from '@/lib/server/workflows/drafts/on-draft';
import {
  notifyFollowersOf,
  numberOfAuction,
  readPublicationFacts,
  toAuctionId,
  writePublication,
} from '@/lib/server/workflows/drafts/publish';
import { retainRemovedFiles } from '@/lib/server/workflows/uploads/change-files';
import { cancelWords } from '@/messages/auctions/cancel-words';

export type ManageRefusal = DraftRefusal | ReviewRefusal | AuctionStepRefusal | ApprovalRefusal;
type Answer = Promise<Result<Draft, ManageRefusal>>;

/** Each command may notify all followers of the home. A bank confirms many homes in a row. */
const manageLimit: RateLimit = { name: 'listing-steps', burst: 60, refillMs: 10_000 };

export interface ListingContext extends DraftContext {
  /** The public listing. */
  readonly before: PublishedDraft;
  readonly acted: Pick<ReviewCommand, 'by' | 'now'>;
}

/** The first steps of a command about the person's own published listing. */
export function onListing(by: SignedIn, draftId: string, now: number) {
  const steps = onDraft(by, draftId, 'manage');
  return {
    ...steps,
    limit: { rate: manageLimit, now },
    async load(tx: Reader, user: User) {
      const found = await steps.load(tx, user);
      return found.ok
        ? ok({ ...found.value, before: await readPublished(tx, found.value.draft, now) })
        : found;
    },
    permit({ before, ...subject }: DraftSubject & { readonly before: PublishedDraft | null }) {
      const permitted = steps.permit(subject);
      if (!permitted.ok) return permitted;
      const acted = { by: permitted.value.actor, now };
      return before ? ok<ListingContext>({ ...permitted.value, before, acted }) : refuse('wrong-status');
    },
  };
}

/** Makes the draft editable to change or relist the home. The public listing stays the same. `now` in ms. */
export const reopenListing = (by: SignedIn, draftId: string, now: number): Answer =>
  runCommand({
    ...onListing(by, draftId, now),
    decide: ({ draft, sellers, before: { course }, acted }) =>
      decideReview(sellers, draft.standing, { type: 'reopen', course, ...acted }),
    write: (tx, event, { draft }) => writeReviewState(tx, draft, event),
  });

/** Discards the changes since publication. */
export const discardChanges = (by: SignedIn, draftId: string, now: number): Answer =>
  runCommand({
    ...onListing(by, draftId, now),
    decide: ({ draft, sellers, acted }) =>
      decideReview(sellers, draft.standing, { type: 'discard', ...acted }),
    async write(tx, event, { draft, before: { content } }) {
      await retainRemovedFiles(tx, draft, content, now);
      return writeReviewState(tx, { ...draft, ...content, changedAt: now }, event);
    },
  });

/** Records the seller's fact confirmation. */
export const factConfirmation = (by: SignedIn, draftId: string, now: number) =>
  defineCommand({
    ...onListing(by, draftId, now),
    decide: ({ draft, sellers, before: { course }, acted }) =>
      decideReview(sellers, draft.standing, { type: 'confirm', course, ...acted }),
    write: (tx, event, { draft }) => writeReviewState(tx, draft, event),
  });

export const confirmFacts = (by: SignedIn, draftId: string, now: number): Answer =>
  runCommand(factConfirmation(by, draftId, now));

/** Takes it off the market. `reason` is for the audit log. */
export const withdrawal = (by: SignedIn, draftId: string, reason: string, now: number) =>
  defineCommand({
    ...onListing(by, draftId, now),
    decide: ({ draft, sellers, before: { course }, acted }) =>
      decideReview(sellers, draft.standing, { type: 'withdraw', reason, course, ...acted }),
    write(tx, event, { draft, before }) {
      tx.set(listings, draftId, {
        ...before.listing,
        standardStatus: 'Withdrawn',
        closePriceCents: null,
        closeDate: null,
        statusChangedAt: now,
        modifiedAt: now,
      });
      const after = writeReviewState(tx, draft, event);
      notifyFollowersOf(tx, after, before, { type: 'withdrawn' }, now);
      return after;
    },
  });

export const withdrawListing = (by: SignedIn, draftId: string, reason: string, now: number): Answer =>
  runCommand(withdrawal(by, draftId, reason, now));

export interface Cancellation {
  readonly reason: Exclude<CancelReason, 'material-correction' | 'fraud'>;
  /** What happened, for the audit log. */
  readonly text: string;
}

/** Cancels the auction for a listed reason and voids its bids. The home stays listed. */
export const cancelAuction = (
  by: SignedIn,
  draftId: string,
  { reason, text }: Cancellation,
  now: number,
): Answer =>
  runCommand({
    ...onListing(by, draftId, now),
    decide({ draft, sellers, before: { course, auction }, acted }) {
      const why = text.trim() && `${cancelWords[reason]}: ${text.trim()}`;
      const command = { type: 'cancel-auction', reason: why, course, ...acted } as const;
      const event = decideReview(sellers, draft.standing, command);
      if (!event.ok) return event;
      const documentHash = auction && cancellationHashOf(draft, auction.state.terms.auctionId);
      return withAuction(event.value, auction, { type: 'cancel', reason, by: 'seller', documentHash, now });
    },
    async write(tx, { event, auction, events }, { draft, before }) {
      const { state } = await recordAuctionOutcome(tx, auction, events, null);
      const turn = { before: statusWords(auction.state), after: statusWords(state) };
      const after = writeReviewState(tx, draft, event, turn);
      const documentHash = cancellationHashOf(draft, auction.state.terms.auctionId);
      const update = {
        type: 'auction-cancelled',
        reason,
        ...(documentHash !== null && { documentHash }),
      } as const;
      notifyFollowersOf(tx, after, before, update, now);
      return after;
    },
  });

/** The new reserve as typed, and the auction's version that the seller reviewed. */
export interface Lowering {
  readonly typed: string;
  readonly version: number;
}

/**
 * Lowers the reserve, once, at least 24 hours before the end, unless the auction has changed since the seller's own
 * review.
 */
export const lowerReserve = (
  by: SignedIn,
  draftId: string,
  { typed, version }: Lowering,
  now: number,
  grant: string | null = null,
): Answer => {
  const plan = ({ answers, version: binding }: Draft) => ({
    command: { type: 'lower-reserve', typed: typed.trim(), version } as const,
    binding: String(binding),
    priceCents: highestReserve(answers, typed),
  });
  const steps = onLowering(by, draftId, now);
  return runCommand({
    ...steps,
    facts: async (tx: Reader, context: ListingContext) => ({
      ...(await steps.facts(tx, context)),
      second: await readSecondPerson(tx, by, context.draft.owner.uid, grant),
    }),
    decide(context) {
      const { draft, second, acted } = context;
      const alone = refuseWithoutSecond(second, plan(draft), { uid: acted.by.uid, now });
      if (alone && second.request) return refuse(alone);
      const lowered = decideLowering(context, typed, now);
      if (!lowered.ok) return lowered;
      // A request waits for days, in which bids come. The rules ran on the auction as it is.
      if (!second.request && lowered.value.auction.state.seq !== version) return refuse('auction-changed');
      return alone ? refuse(alone) : lowered;
    },
    async write(tx, { event, auction, events, amountCents }, { draft, before, acted, second }) {
      markApproved(tx, second, acted.by, now);
      await recordAuctionOutcome(tx, auction, events, null);
      const answers = { ...draft.answers, reserve: typed.trim() };
      const after = writeSubmission(tx, { ...draft, answers }, event, now);
      const isSealed = auction.state.reserve.commitment !== null;
      const update = { type: 'reserve-lowered', amountCents: isSealed ? null : amountCents } as const;
      notifyFollowersOf(tx, after, before, update, now);
      return after;
    },
    async writeRefusal(tx, refusal, { draft, acted, second }) {
      if (refusal !== 'approval-requested') return;
      const terms = { reserve: typed.trim() };
      await askSecondPerson(tx, second, { ...plan(draft), ...aboutHome(draft), terms, ...acted });
    },
  });
};

const aboutHome = ({ draftId, answers }: Draft) => ({ draftId, title: answers.street?.trim() ?? '' });

/** What would follow if the reserve were lowered. Changes nothing. */
export const reviewReserve = (
  by: SignedIn,
  draftId: string,
  typed: string,
  now: number,
): Promise<Result<ReserveReview, ManageRefusal>> =>
  runCommand({
    ...onLowering(by, draftId, now),
    decide: (context) => decideLowering(context, typed, now),
    write: (_tx, { auction, amountCents }) => reviewLowering(auction.state, amountCents),
  });

interface LoweringFacts extends ListingContext {
  readonly isLowered: boolean;
  readonly salt: string;
}

function onLowering(by: SignedIn, draftId: string, now: number) {
  const salt = randomBytes(32).toString('hex');
  return {
    ...onListing(by, draftId, now),
    facts: async (tx: Reader, { before: { auction } }: ListingContext) => ({
      salt,
      isLowered: auction !== null && (await wasLoweredBefore(tx, draftId, auction.state.terms.auctionId)),
    }),
  };
}

function decideLowering(
  { draft, sellers, before: { course, auction }, acted, isLowered, salt }: LoweringFacts,
  typed: string,
  now: number,
) {
  const event = decideReview(sellers, draft.standing, { type: 'lower-reserve', course, ...acted });
  if (!event.ok) return event;
  const amountCents = toDollars(typed);
  if (!auction) return refuse('no-auction');
  if (amountCents === null) return refuse('not-lower');
  if (isLowered) return refuse('already-lowered');
  const lowered = withAuction(event.value, auction, { type: 'lower-reserve', amountCents, salt, now });
  return lowered.ok ? ok({ ...lowered.value, amountCents }) : lowered;
}

/** Whether the reserve was lowered in an auction that this one replaces. */
export async function wasLoweredBefore(reader: Reader, draftId: string, auctionId: string): Promise<boolean> {
  for (let number = numberOfAuction(draftId, auctionId) - 1; number > 0; number--) {
    const state = (await reader.get(auctions, toAuctionId(draftId, number)))?.data.state;
    if (state?.status !== 'cancelled' || state.reason !== 'material-correction') return false;
    if (state.reserve.lowered) return true;
  }
  return false;
}

/** Reschedules an auction that has not started. `typed`: the four answers about its dates. */
export function moveAuction(
  by: SignedIn,
  draftId: string,
  typed: Answers,
  now: number,
  grant: string | null = null,
): Answer {
  const salt = randomBytes(32).toString('hex');
  const dates = datesIn(typed);
  const plan = ({ version }: Draft) => ({
    command: { type: 'move-auction', dates } as const,
    binding: String(version),
    priceCents: null,
  });
  return runCommand({
    ...onListing(by, draftId, now),
    async facts(tx, { draft, before }) {
      const moved = { ...draft, answers: { ...draft.answers, ...dates }, changedAt: now };
      const second = await readSecondPerson(tx, by, draft.owner.uid, grant);
      const { gate } = await assessDraft(moved, now, tx);
      return { moved, gate, second, ...(await readPublicationFacts(tx, moved, before, 'replace')) };
    },
    decide({ draft, sellers, acted, moved, gate, second, ...facts }): MoveDecided {
      const alone = refuseWithoutSecond(second, plan(draft), { uid: acted.by.uid, now });
      if (alone && second.request) return refuse(alone);
      const startsAt = startOf(moved.answers);
      const { course } = facts.before;
      const command = { type: 'move-auction', gate, course, startsAt, ...acted } as const;
      const event = decideReview(sellers, draft.standing, command);
      if (!event.ok) return event;
      if (isDeepStrictEqual(moved.answers, draft.answers)) return refuse('nothing-changed');
      if (alone) return refuse(alone);
      const standing = evolveReview(draft.standing, event.value);
      const publicationInput = {
        ...facts,
        draft: { ...moved, standing },
        plan: 'replace',
        salt,
        words: wizardWords,
        now,
      } as const;
      const publication = decidePublication(publicationInput);
      return publication.ok ? ok({ event: event.value, publication: publication.value }) : publication;
    },
    async write(tx, { event, publication }, { moved, acted, second, ...facts }) {
      markApproved(tx, second, acted.by, now);
      await writePublication(tx, publication, { ...facts, now });
      return writeSubmission(tx, moved, event, now);
    },
    async writeRefusal(tx, refusal, { draft, acted, second }) {
      if (refusal !== 'approval-requested') return;
      await askSecondPerson(tx, second, { ...plan(draft), ...aboutHome(draft), terms: dates, ...acted });
    },
  });
}

type MoveDecided = Result<
  { readonly event: ReviewEvent; readonly publication: PublicationDecision },
  ReviewRefusal | ApprovalRefusal | PublicationRefusal
>;

/** The four answers about the dates, in the order of their names. */
const datesIn = (typed: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(typed)
      .filter(isOfDates)
      .sort()
      .map((name) => [name, answerOf(typed, name)]),
  );

/** Adds the auction's events to the draft's event. The auction's own rules decide. */
function withAuction<Event>(
  event: Event,
  auction: StoredAuction | null,
  command: AuctionCommand,
): Result<
  {
    readonly event: Event;
    readonly auction: StoredAuction;
    readonly events: readonly AuctionEvent[];
  },
  AuctionStepRefusal
> {
  if (!auction) return refuse('no-auction');
  const decided = decide(auction.state, command);
  return decided.ok
    ? ok({ event, auction, events: decided.value.events })
    : refuse(stepRefusals[decided.reason.reason] ?? 'wrong-status');
}

const stepRefusals: Partial<Record<RefusalReason, AuctionStepRefusal>> = {
  'too-late': 'too-late',
  'not-lower': 'not-lower',
  'invalid-amount': 'not-lower',
  'already-lowered': 'already-lowered',
  'no-reserve': 'no-reserve',
  'reserve-met': 'reserve-met',
  'bids-stand': 'bids-stand',
  'needs-document': 'needs-document',
};
