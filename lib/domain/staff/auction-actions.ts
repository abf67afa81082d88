import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { CancelCommand, PauseCommand, ResumeCommand } from '@/lib/domain/auctions/commands/commands';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { RefusalReason } from '@/lib/domain/auctions/terms/refusals';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { Sold } from '@/lib/domain/organizations/organization';

/** All that staff can do to an auction. Only the seller sets the reserve, and only bidders bid. */
const auctionActions = ['pause', 'resume', 'cancel'] as const;

type Untimed<T> = Omit<T, 'now'>;
export type AuctionActionCommand =
  | Untimed<PauseCommand>
  | Untimed<ResumeCommand>
  | Omit<Untimed<CancelCommand>, 'by' | 'documentHash'>;

export type AuctionActionRefusal = StaffRefusal | 'own-listing' | 'needs-reason' | RefusalReason;

/** Excludes the acceptance of an offer before the first bid, which is up to the seller. */
export const staffCancelReasons = cancelReasons.filter((reason) => reason !== 'pre-auction-offer');

/** Null if this person may act on this auction, else why not. */
export function refuseAuctionAction(
  by: Actor,
  { sellers }: Sold,
  { type, why }: { readonly type: string; readonly why: string },
): AuctionActionRefusal | null {
  const notStaff = refuseStaff(by);
  if (!auctionActions.some((each) => each === type)) return 'not-staff';
  if (notStaff) return notStaff;
  if (sellers.includes(by.uid)) return 'own-listing';
  return why.trim() === '' ? 'needs-reason' : null;
}

/** Null if this person may add the document with which staff cancel the auction, else why not. */
export function refuseStaffDocument(
  by: Actor,
  { sellers }: Sold,
  { status }: Pick<PublicState, 'status'>,
): AuctionActionRefusal | null {
  const notStaff = refuseStaff(by);
  if (notStaff) return notStaff;
  if (sellers.includes(by.uid)) return 'own-listing';
  return status === 'running' || status === 'paused' ? null : 'ended';
}

/** Parses a staff command; null for any other command or an unlisted reason. */
export function parseAuctionAction(type: string, reason: string): AuctionActionCommand | null {
  if (type === 'pause' || type === 'resume') return { type };
  const listed = staffCancelReasons.find((each) => each === reason);
  return type === 'cancel' && listed ? { type, reason: listed } : null;
}
