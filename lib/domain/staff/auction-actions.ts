import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { CancelCommand, PauseCommand, ResumeCommand } from '@/lib/domain/auctions/commands/commands';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import type { RefusalReason } from '@/lib/domain/auctions/terms/refusals';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { Sold } from '@/lib/domain/organizations/organization';

/** All that staff can do to an auction. The reserve is the seller's, and a bid a bidder's. */
const auctionActions = ['pause', 'resume', 'cancel'] as const;

type Untimed<T> = Omit<T, 'now'>;
export type AuctionActionCommand = Untimed<PauseCommand> | Untimed<ResumeCommand> | Untimed<CancelCommand>;

export type AuctionActionRefusal = StaffRefusal | 'own-listing' | 'needs-reason' | RefusalReason;

/** An offer before the first bid is accepted by the seller, never by staff. */
export const staffCancelReasons = cancelReasons.filter((reason) => reason !== 'pre-auction-offer');

/** Whether a person may steer this auction at all; null: yes. */
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

/** What was typed as a command, or null for anything that is not for staff. */
export function parseAuctionAction(type: string, reason: string): AuctionActionCommand | null {
  if (type === 'pause' || type === 'resume') return { type };
  const listed = staffCancelReasons.find((each) => each === reason);
  return type === 'cancel' && listed ? { type, reason: listed } : null;
}
