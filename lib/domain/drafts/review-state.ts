import type { Role } from '@/lib/domain/accounts/user';
import type { StandardStatus } from '@/lib/domain/listings/vocabulary';
import type { Confirmation } from './fact-confirmation';

/** The person who acts, or the site itself. */
export interface Actor {
  readonly uid: string;
  readonly name: string;
  readonly role: Role;
}

export const toActor = ({ uid, name, role }: Actor): Actor => ({ uid, name, role });

/** A correction that a reviewer asks for. `about` is the name of a field, or of a whole step. */
export interface Note {
  readonly about: string;
  readonly text: string;
}

/** Where a draft is between its seller and the reviewers. Instants in ms. */
export interface ReviewState {
  readonly status: ListingStatus;
  /** When the current status began. */
  readonly since: number;
  /** How many times it was submitted. */
  readonly submission: number;
  readonly submittedAt: number | null;
  readonly claim: { readonly uid: string; readonly name: string; readonly at: number } | null;
  /** From the latest request for changes. */
  readonly notes: readonly Note[];
  /** The submission that the notes are about, and when it was returned; absent in older drafts. */
  readonly returned?: { readonly submission: number; readonly at: number };
  /** Why it was rejected. */
  readonly reason: string | null;
  /** The public status; null until the first publication. `status` differs while a change is in progress. */
  readonly live: LiveStatus | null;
  /** The submission that visitors see. */
  readonly published: number | null;
  /** When a `ComingSoon` listing becomes `Active`. */
  readonly onMarketAt: number | null;
  /** The seller confirmed that the submitted change may cancel bids. */
  readonly isCorrection: boolean;
  /** When the facts were confirmed, and the reminders since; null while the facts are not public. */
  readonly confirmation: Confirmation | null;
  /** The confirmation in force when the seller put the home on hold; null or absent otherwise. */
  readonly paused?: Confirmation | null;
  /** What the reviewer accepted in the special reviews of the published version, as `specialFindingsOf`. */
  readonly accepted?: readonly string[];
  /** The number of its entries in the audit log. */
  readonly seq: number;
}

/** Statuses of a published listing that its seller or a timed job sets. The sale sets the others. */
export const liveStatuses = ['ComingSoon', 'Active', 'Hold', 'Withdrawn'] as const;
export type LiveStatus = Extract<StandardStatus, (typeof liveStatuses)[number]>;

/** The statuses that the review sets. */
export const listingStatuses = [
  'Draft',
  'InReview',
  'ChangesRequested',
  'Rejected',
  ...liveStatuses,
] as const;
export type ListingStatus = Extract<StandardStatus, (typeof listingStatuses)[number]>;

/** How long one reviewer holds a listing before another may claim it. */
export const claimMs = 2 * 3_600_000;

export const isClaimedBy = (standing: ReviewState, uid: string, now: number): boolean =>
  standing.claim?.uid === uid && now - standing.claim.at < claimMs;
export const isClaimedByOther = ({ claim }: ReviewState, uid: string, now: number): boolean =>
  claim !== null && claim.uid !== uid && now - claim.at < claimMs;

/** Whether visitors find it among the homes for sale. */
export const isForSale = (live: LiveStatus | null): boolean => live === 'Active' || live === 'ComingSoon';

/** The seller can edit a draft while it is not in review. */
export const isEditable = ({ status }: ReviewState): boolean =>
  status === 'Draft' || status === 'ChangesRequested';

/** A draft that nobody but its seller and reviewers has seen can be deleted, but not while it is in review. */
export const canDelete = ({ status, published }: Pick<ReviewState, 'status' | 'published'>): boolean =>
  published === null && ['Draft', 'ChangesRequested', 'Rejected'].includes(status);

/** The actor of timed commands. */
export const siteActor: Actor = { uid: 'site', name: 'The site', role: 'admin' };
