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
  /** Not on the market or sold: a takedown does not undo an agreement between buyer and seller. */
  | 'wrong-status'
  | 'needs-reason'
  /** An open auction is canceled only for a listed cancel reason. */
  | 'reason-not-listed'
  /** The bids bind the seller, and staff have uploaded no document. */
  | 'needs-document'
  /** Bidding is over, and the auction is about to close on its own. */
  | 'auction-ended'
  /** It ended below the reserve, and the seller or the high bidder has yet to answer. */
  | 'decision-open';

interface Takedown {
  readonly by: Actor;
  readonly reason: TakedownReason;
  /** The explanation that the seller receives. */
  readonly note: string;
}

/**
 * Decides a takedown. `cancels` is the reason in the ledger for canceling the auction; null if there is no
 * open auction to cancel.
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

/** Null if this person may lift the takedown so that the seller can relist, else why not. */
export function refuseLift(
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

/** The matching cancel reason of an auction; null if this is no reason to cancel one. */
export function cancelReasonOf(reason: TakedownReason): CancelReason | null {
  switch (reason) {
    case 'duplicate':
    case 'unlawful-words':
      return null;
    /** A seller without authority cannot convey title. */
    case 'no-authority':
      return 'title-defect';
    default:
      return reason;
  }
}
