import { confirmationDue, confirmBy } from '@/lib/domain/drafts/fact-confirmation';
import {
  isClaimedByOther,
  isEditable,
  isForSale,
  type ReviewState,
  siteActor,
} from '@/lib/domain/drafts/review-state';
import type { Gate } from '@/lib/domain/drafts/rules';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { hasAuction, type ListingSituation, rescheduleNoticeMs } from './listing-situation';
import type { ChangeFacts, ReviewCommand, ReviewEvent, ReviewRefusal } from './review-commands';

/** Decides a command. `sellers` are the uids that act for the seller; `standing` is null before the start. */
export function decideReview(
  sellers: readonly string[],
  standing: ReviewState | null,
  command: ReviewCommand,
): Result<ReviewEvent, ReviewRefusal> {
  const { by, now: at } = command;
  if (command.type === 'start') return standing ? refuse('wrong-status') : ok({ type: 'started', at, by });
  if (!standing) return refuse('wrong-status');
  const refusal = refusalOf(sellers, standing, command);
  return refusal ? refuse(refusal) : ok(eventOf(standing, command));
}

type Decided = Exclude<ReviewCommand, { type: 'start' }>;
type ClockCommand = Extract<Decided, { type: 'remind' | 'hold' | 'go-on-market' }>;
type ReviewerCommand = Extract<Decided, { type: 'claim' | 'release' } | { submission: number }>;
type SellerCommand = Exclude<Decided, ClockCommand | ReviewerCommand>;

function refusalOf(
  sellers: readonly string[],
  standing: ReviewState,
  command: Decided,
): ReviewRefusal | null {
  switch (command.type) {
    case 'remind':
    case 'hold':
    case 'go-on-market':
      return refuseClock(standing, command);
    case 'claim':
    case 'release':
    case 'request-changes':
    case 'reject':
    case 'approve':
      return refuseReviewer(sellers, standing, command);
    default:
      return sellers.includes(command.by.uid) ? refuseSeller(standing, command) : 'not-yours';
  }
}

function refuseSeller(standing: ReviewState, command: SellerCommand): ReviewRefusal | null {
  switch (command.type) {
    case 'take-back':
      return standing.status === 'InReview' ? null : 'wrong-status';
    case 'submit':
      if (!isEditable(standing)) return 'wrong-status';
      return refuseGate(command.gate) ?? refuseChange(standing, command, command.isConfirmed);
    case 'discard':
      return isEditable(standing) && standing.live !== null ? null : 'wrong-status';
    case 'reopen':
      return refuseLive(standing, command.course) ?? refuseEdit(standing);
    case 'withdraw':
      if (standing.live === 'Withdrawn') return 'wrong-status';
      return (
        refuseLive(standing, command.course) ??
        (hasAuction(command.course) ? 'auction-stands' : null) ??
        (command.reason.trim() ? null : 'needs-reason')
      );
    case 'confirm':
      return refuseLive(standing, command.course) ?? (isForSale(standing.live) ? null : 'wrong-status');
    case 'put-on-hold':
      return (
        refuseLive(standing, command.course) ??
        (hasAuction(command.course) ? 'auction-stands' : null) ??
        (standing.live === 'Active' ? null : 'wrong-status')
      );
    case 'resume':
      return refuseLive(standing, command.course) ?? refuseResume(standing, command.now);
    case 'move-auction':
      if (isIncluded(command.course)) return 'in-lot';
      if (command.course.auction === 'open') return 'wrong-status';
      return (
        refuseAuctionStep(standing, command.course) ??
        (isTooSoon(command.startsAt, command.now) ? 'too-soon' : null) ??
        refuseGate(command.gate)
      );
    case 'lower-reserve':
      return isIncluded(command.course) ? 'in-lot' : refuseAuctionStep(standing, command.course);
    case 'cancel-auction':
      return (
        (isIncluded(command.course) ? 'in-lot' : null) ??
        refuseLive(standing, command.course) ??
        (hasAuction(command.course) ? null : 'no-auction') ??
        (command.reason.trim() ? null : 'needs-reason')
      );
  }
}

function refuseGate(gate: Gate): ReviewRefusal | null {
  if (gate === 'closed') return 'rules';
  return gate === 'needs-contract' ? 'needs-contract' : null;
}

/** Only the seller's own hold ends without a review, and only while the facts are still confirmed. */
function refuseResume({ live, paused }: ReviewState, now: number): ReviewRefusal | null {
  if (live !== 'Hold') return 'wrong-status';
  return paused && now < confirmBy(paused) ? null : 'facts-lapsed';
}

const isIncluded = ({ lot }: ListingSituation): boolean => lot === 'included';

/** Refuses anything but a published, unsold listing with no takedown or pending auction outcome. */
function refuseLive({ live }: ReviewState, course: ListingSituation): ReviewRefusal | null {
  if (live === null) return 'wrong-status';
  if (course.takedown) return 'taken-down';
  if (course.auction === 'settling') return 'just-ended';
  if (course.auction === 'undecided') return 'decision-open';
  return course.status === live ? null : 'under-contract';
}

/** Only one change can be in progress. */
const refuseEdit = ({ status, live }: ReviewState): ReviewRefusal | null =>
  status === live ? null : 'wrong-status';

/** An auction step changes what is published, so no other change may be in progress. */
const refuseAuctionStep = (standing: ReviewState, course: ListingSituation): ReviewRefusal | null =>
  refuseLive(standing, course) ?? refuseEdit(standing) ?? (hasAuction(course) ? null : 'no-auction');

function refuseChange(
  standing: ReviewState,
  { change, now }: { readonly change: ChangeFacts | null; readonly now: number },
  isConfirmed: boolean,
): ReviewRefusal | null {
  if (standing.live === null || change === null) return standing.live === change ? null : 'wrong-status';
  const { weight, plan, course, startsAt, lacksDocument } = change;
  const refusal = refuseLive(standing, course);
  if (refusal) return refusal;
  if (plan === 'barred') return 'auction-stands';
  if (weight === null && plan === 'keep' && isForSale(standing.live)) return 'nothing-changed';
  if (plan !== 'replace') return null;
  if (isIncluded(course)) return 'in-lot';
  if (isTooSoon(startsAt, now)) return 'too-soon';
  if (lacksDocument) return 'needs-document';
  return course.bidCount > 0 && !isConfirmed ? 'needs-confirmation' : null;
}

const isTooSoon = (startsAt: number | null, now: number): boolean =>
  startsAt === null || startsAt < now + rescheduleNoticeMs;

function refuseReviewer(
  sellers: readonly string[],
  standing: ReviewState,
  command: ReviewerCommand,
): ReviewRefusal | null {
  const { by, now } = command;
  if (by.role !== 'admin') return 'not-reviewer';
  if (sellers.includes(by.uid)) return 'own-listing';
  if (standing.status !== 'InReview') return 'wrong-status';
  if (isClaimedByOther(standing, by.uid, now)) return 'claimed';
  if (command.type === 'claim') return null;
  if (command.type === 'release') return standing.claim?.uid === by.uid ? null : 'claimed';
  if (command.submission !== standing.submission) return 'outdated';
  switch (command.type) {
    case 'request-changes':
      return command.notes.length > 0 ? null : 'needs-note';
    case 'reject':
      return command.reason.trim() ? null : 'needs-reason';
    case 'approve':
      if (command.hasUnopenedPapers) return 'papers-unopened';
      if (command.gate === 'special-review' && !command.specialReview.trim()) return 'needs-special-review';
      return refuseGate(command.gate) ?? refuseChange(standing, command, standing.isCorrection);
  }
}

function refuseClock(standing: ReviewState, command: ClockCommand): ReviewRefusal | null {
  if (command.by.uid !== siteActor.uid) return 'not-yours';
  if (command.type === 'go-on-market') {
    if (standing.live !== 'ComingSoon') return 'wrong-status';
    return (standing.onMarketAt ?? 0) <= command.now ? null : 'not-due';
  }
  if (!isForSale(standing.live)) return 'wrong-status';
  const refusal = refuseLive(standing, command.course);
  if (refusal) return refusal;
  if (hasAuction(command.course)) return 'auction-stands';
  const due = confirmationDue(standing);
  return due?.step === command.type && due.at <= command.now ? null : 'not-due';
}

/** Whether a change publishes without review: only a light one, of a listing that visitors already see. */
const isAtOnce = (standing: ReviewState, { gate, change, specialFindings }: Submission): boolean =>
  isForSale(standing.live) &&
  (gate === 'open' || (gate === 'special-review' && areAccepted(standing, specialFindings))) &&
  change?.weight === 'light' &&
  change.plan === 'keep';

type Submission = Extract<ReviewCommand, { type: 'submit' }>;

/** A light change does not touch what a special review is about, but the rules may find something new. */
const areAccepted = ({ accepted = [] }: ReviewState, findings: readonly string[]): boolean =>
  findings.length > 0 && findings.every((finding) => accepted.includes(finding));

function eventOf(standing: ReviewState, command: Decided): ReviewEvent {
  const { by, now: at } = command;
  switch (command.type) {
    case 'submit':
      if (isAtOnce(standing, command)) return { type: 'changed', at, by };
      return { type: 'submitted', at, by, isCorrection: command.isConfirmed };
    case 'request-changes':
      return { type: 'changes-requested', at, by, notes: command.notes };
    case 'reject':
      return { type: 'rejected', at, by, reason: command.reason.trim() };
    case 'approve':
      return {
        type: 'approved',
        at,
        by,
        specialReview: command.specialReview.trim(),
        specialFindings: command.specialFindings,
        onMarketAt: command.onMarketAt,
      };
    case 'withdraw':
      return { type: 'withdrawn', at, by, reason: command.reason.trim() };
    case 'cancel-auction':
      return { type: 'auction-cancelled', at, by, reason: command.reason.trim() };
    default:
      return { type: plainEvents[command.type], at, by };
  }
}

const plainEvents = {
  'take-back': 'taken-back',
  reopen: 'reopened',
  discard: 'discarded',
  confirm: 'confirmed',
  'move-auction': 'auction-moved',
  'lower-reserve': 'reserve-lowered',
  claim: 'claimed',
  release: 'released',
  remind: 'reminded',
  hold: 'held',
  'put-on-hold': 'held',
  resume: 'resumed',
  'go-on-market': 'went-on-market',
} as const;
