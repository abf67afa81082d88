import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { CancelReason } from '@/lib/domain/auctions/state/facts';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { Listing } from '@/lib/domain/listings/listing';
import type { TakedownReason } from '@/lib/domain/listings/vocabulary';
import type { Sold } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

export type TakedownRefusal =
  | StaffRefusal
  | 'own-listing'
  /** Not on the market, or sold: what binds two people is not undone here. */
  | 'wrong-status'
  | 'needs-reason'
  /** An auction that is on ends only for a reason of its rules. */
  | 'reason-not-listed'
  /** Bidding is over, and the auction is about to close by its rules. */
  | 'auction-ended'
  /** It ended below the reserve, and the seller or the high bidder has still to answer. */
  | 'decision-open';

interface Takedown {
  readonly by: Actor;
  readonly reason: TakedownReason;
  /** What the seller is told. */
  readonly note: string;
}

/**
 * What a takedown ends beside the listing: the auction, with the reason that its ledger names; null where
 * none is on.
 */
export function decideTakedown(
  { standardStatus, sellers }: Pick<Listing, 'standardStatus'> & Sold,
  auction: Pick<PublicState, 'status'> | null,
  { by, reason, note }: Takedown,
): Result<{ readonly cancels: CancelReason | null }, TakedownRefusal> {
  const notStaff = refuseStaff(by);
  if (notStaff) return refuse(notStaff);
  if (sellers.includes(by.uid)) return refuse('own-listing');
  if (!isOnMarket(standardStatus)) return refuse('wrong-status');
  if (note.trim() === '') return refuse('needs-reason');
  if (auction?.status === 'undecided') return refuse('decision-open');
  if (auction?.status !== 'running' && auction?.status !== 'paused') return ok({ cancels: null });
  const cancels = cancelReasonOf(reason);
  return cancels ? ok({ cancels }) : refuse('reason-not-listed');
}

/** Whether a person may let the seller list the home again; null: yes. */
export function refuseLifting(
  by: Actor,
  { sellers, takedown }: Pick<Listing, 'takedown'> & Sold,
  why: string,
): TakedownRefusal | null {
  const notStaff = refuseStaff(by);
  if (notStaff) return notStaff;
  if (sellers.includes(by.uid)) return 'own-listing';
  if (!takedown || takedown.liftedAt !== undefined) return 'wrong-status';
  return why.trim() === '' ? 'needs-reason' : null;
}

export const isOnMarket = (status: Listing['standardStatus']): boolean =>
  status === 'Active' || status === 'ComingSoon' || status === 'Hold';

/** The reason that an auction's rules know for it, or null: then it is no reason to cancel one. */
export function cancelReasonOf(reason: TakedownReason): CancelReason | null {
  switch (reason) {
    case 'duplicate':
    case 'unlawful-words':
      return null;
    /** Who may not sell can convey no title. */
    case 'no-authority':
      return 'title-defect';
    default:
      return reason;
  }
}
