import type { Role } from '@/lib/domain/accounts/user';
import type { StandardStatus } from '@/lib/domain/listings/vocabulary';
import type { Confirmation } from './fact-confirmation';

/** Who acts. */
export interface Actor {
  readonly uid: string;
  readonly name: string;
  readonly role: Role;
}

export const toActor = ({ uid, name, role }: Actor): Actor => ({ uid, name, role });

/** What a reviewer asks to be mended: the name of a field, or of a step for all of it. */
export interface Note {
  readonly about: string;
  readonly text: string;
}

/** Where a listing stands between its seller and the reviewers. Instants in ms. */
export interface ReviewState {
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
  /** What visitors see of it; null until it is published for the first time. While it is changed `status` differs. */
  readonly live: LiveStatus | null;
  /** The submission that visitors see. */
  readonly published: number | null;
  /** Of one that is `ComingSoon`: when it becomes `Active`. */
  readonly onMarketAt: number | null;
  /** The seller has confirmed that bids may be lost by the change that was sent in. */
  readonly isCorrection: boolean;
  /** Since when the facts are confirmed, and how often the seller was asked since; null while nobody sees them. */
  readonly confirmation: Confirmation | null;
  /** How many entries the audit log has about it. */
  readonly seq: number;
}

/** Of a published listing, as far as its seller and the clock decide; a sale is the listing's own course. */
export const liveStatuses = ['ComingSoon', 'Active', 'Hold', 'Withdrawn'] as const;
export type LiveStatus = Extract<StandardStatus, (typeof liveStatuses)[number]>;

/** The statuses that this machine gives. */
export const listingStatuses = [
  'Draft',
  'InReview',
  'ChangesRequested',
  'Rejected',
  ...liveStatuses,
] as const;
export type ListingStatus = Extract<StandardStatus, (typeof listingStatuses)[number]>;

/** So long one reviewer has a listing; then another may take it. */
export const claimMs = 2 * 3_600_000;

export const isClaimedBy = (standing: ReviewState, uid: string, now: number): boolean =>
  standing.claim?.uid === uid && now - standing.claim.at < claimMs;
export const isClaimedByOther = ({ claim }: ReviewState, uid: string, now: number): boolean =>
  claim !== null && claim.uid !== uid && now - claim.at < claimMs;

/** Among what is for sale. */
export const isShown = (live: LiveStatus | null): boolean => live === 'Active' || live === 'ComingSoon';

/** The seller may write as long as nobody reads. */
export const isEditable = ({ status }: ReviewState): boolean =>
  status === 'Draft' || status === 'ChangesRequested';

/** Who acts when the clock does. */
export const theSite: Actor = { uid: 'site', name: 'The site', role: 'admin' };
