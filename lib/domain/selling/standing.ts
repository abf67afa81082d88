import type { Role } from '@/lib/domain/account/user';
import type { StandardStatus } from '@/lib/domain/listing/vocabulary';
import { ok, type Result, refuse } from '@/lib/domain/result';

/** Who acts. */
export interface Actor {
  readonly uid: string;
  readonly name: string;
  readonly role: Role;
}

/** What a reviewer asks to be mended: the name of a field, or of a step for all of it. */
export interface Note {
  readonly about: string;
  readonly text: string;
}

/** Where a listing stands between its seller and the reviewers. Instants in ms. */
export interface Standing {
  readonly status: ListingStatus;
  /** Since when it has this status. */
  readonly since: number;
  /** How often it was sent in. */
  readonly submission: number;
  readonly submittedAt: number | null;
  readonly claim: { readonly uid: string; readonly name: string; readonly at: number } | null;
  /** Of the latest request for changes. */
  readonly notes: readonly Note[];
  /** Why it was rejected. */
  readonly reason: string | null;
  /** How many entries the audit log has about it. */
  readonly seq: number;
}

/** The statuses that this machine gives; what follows `Active` is the listing's own course. */
export const listingStatuses = ['Draft', 'InReview', 'ChangesRequested', 'Rejected', 'Active'] as const;
export type ListingStatus = Extract<StandardStatus, (typeof listingStatuses)[number]>;

/** What the rules of New York say of it at this moment. */
export type Gate = 'closed' | 'special-review' | 'open';

export type StandingCommand = { readonly by: Actor; readonly now: number } & (
  | { readonly type: 'start' }
  | { readonly type: 'submit'; readonly gate: Gate }
  | { readonly type: 'take-back' }
  | { readonly type: 'claim' }
  | { readonly type: 'release' }
  | ({ readonly submission: number } & (
      | { readonly type: 'request-changes'; readonly notes: readonly Note[] }
      | { readonly type: 'reject'; readonly reason: string }
      /** `specialReview`: what the reviewer found out where the rules ask for one. */
      | { readonly type: 'approve'; readonly gate: Gate; readonly specialReview: string }
    ))
);

export type StandingEvent = { readonly at: number; readonly by: Actor } & (
  | { readonly type: 'started' | 'submitted' | 'taken-back' | 'claimed' | 'released' }
  | { readonly type: 'changes-requested'; readonly notes: readonly Note[] }
  | { readonly type: 'rejected'; readonly reason: string }
  | { readonly type: 'approved'; readonly specialReview: string }
);
export type StandingEventType = StandingEvent['type'];

export type StandingRefusal =
  /** Not from where it stands now. */
  | 'wrong-status'
  /** A reviewer never handles an own listing. */
  | 'own-listing'
  | 'not-reviewer'
  | 'not-yours'
  /** Another reviewer has it. */
  | 'claimed'
  /** It was sent in again since the reviewer read it. */
  | 'outdated'
  /** A rule of New York is not met. */
  | 'rules'
  | 'needs-special-review'
  | 'needs-note'
  | 'needs-reason';

/** So long one reviewer has a listing; then another may take it. */
export const claimMs = 2 * 3_600_000;

export const isClaimedBy = (standing: Standing, uid: string, now: number): boolean =>
  standing.claim?.uid === uid && now - standing.claim.at < claimMs;
export const isClaimedByOther = ({ claim }: Standing, uid: string, now: number): boolean =>
  claim !== null && claim.uid !== uid && now - claim.at < claimMs;

/** The seller may write as long as nobody reads. */
export const isEditable = ({ status }: Standing): boolean =>
  status === 'Draft' || status === 'ChangesRequested';

/** What a command makes happen, or why not. `ownerId` is the seller's; null `standing`: there is nothing yet. */
export function decideStanding(
  ownerId: string,
  standing: Standing | null,
  command: StandingCommand,
): Result<StandingEvent, StandingRefusal> {
  const { by, now: at } = command;
  if (command.type === 'start') return standing ? refuse('wrong-status') : ok({ type: 'started', at, by });
  if (!standing) return refuse('wrong-status');
  const refusal = isSellers(command)
    ? refuseSeller(ownerId, standing, command)
    : refuseReviewer(ownerId, standing, command);
  return refusal ? refuse(refusal) : ok(eventOf(command));
}

type SellerCommand = Extract<StandingCommand, { type: 'submit' | 'take-back' }>;
type ReviewerCommand = Exclude<StandingCommand, SellerCommand | { type: 'start' }>;

const isSellers = (command: SellerCommand | ReviewerCommand): command is SellerCommand =>
  command.type === 'submit' || command.type === 'take-back';

function refuseSeller(ownerId: string, standing: Standing, command: SellerCommand): StandingRefusal | null {
  if (command.by.uid !== ownerId) return 'not-yours';
  if (command.type === 'take-back') return standing.status === 'InReview' ? null : 'wrong-status';
  if (!isEditable(standing)) return 'wrong-status';
  return command.gate === 'closed' ? 'rules' : null;
}

function refuseReviewer(
  ownerId: string,
  standing: Standing,
  command: ReviewerCommand,
): StandingRefusal | null {
  const { by, now } = command;
  if (by.role !== 'admin') return 'not-reviewer';
  if (by.uid === ownerId) return 'own-listing';
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
      if (command.gate === 'closed') return 'rules';
      return command.gate === 'special-review' && !command.specialReview.trim()
        ? 'needs-special-review'
        : null;
  }
}

function eventOf(command: SellerCommand | ReviewerCommand): StandingEvent {
  const { by, now: at } = command;
  switch (command.type) {
    case 'submit':
      return { type: 'submitted', at, by };
    case 'take-back':
      return { type: 'taken-back', at, by };
    case 'claim':
      return { type: 'claimed', at, by };
    case 'release':
      return { type: 'released', at, by };
    case 'request-changes':
      return { type: 'changes-requested', at, by, notes: command.notes };
    case 'reject':
      return { type: 'rejected', at, by, reason: command.reason.trim() };
    case 'approve':
      return { type: 'approved', at, by, specialReview: command.specialReview.trim() };
  }
}

const nothing: Standing = {
  status: 'Draft',
  since: 0,
  submission: 0,
  submittedAt: null,
  claim: null,
  notes: [],
  reason: null,
  seq: 0,
};

/** The standing after one more event. */
export function evolveStanding(before: Standing | null, event: StandingEvent): Standing {
  const standing = { ...(before ?? nothing), seq: (before?.seq ?? 0) + 1 };
  const moved = (status: ListingStatus): Standing => ({ ...standing, status, since: event.at, claim: null });
  switch (event.type) {
    case 'started':
      return moved('Draft');
    case 'submitted':
      return { ...moved('InReview'), submission: standing.submission + 1, submittedAt: event.at };
    case 'taken-back':
      return moved(standing.notes.length > 0 ? 'ChangesRequested' : 'Draft');
    case 'claimed':
      return { ...standing, claim: { uid: event.by.uid, name: event.by.name, at: event.at } };
    case 'released':
      return { ...standing, claim: null };
    case 'changes-requested':
      return { ...moved('ChangesRequested'), notes: event.notes };
    case 'rejected':
      return { ...moved('Rejected'), reason: event.reason };
    case 'approved':
      return { ...moved('Active'), notes: [] };
  }
}
