import { z } from 'zod';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Ineligibility } from '@/lib/domain/auctions/terms/ineligibility';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { Sold } from '@/lib/domain/organizations/organization';

/** Why a person may not bid in one auction. The first four are the rule's list of who may never bid. */
export const blockReasons = [
  'seller-side',
  'same-identity',
  'same-payment',
  'same-household',
  'not-serious',
] as const;
export type BlockReason = (typeof blockReasons)[number];

export const blockSchema = z.object({
  auctionId: z.string(),
  uid: z.string(),
  reason: z.enum(blockReasons),
  at: z.number().int(),
});
export type Block = z.infer<typeof blockSchema>;

export type BlockRefusal = StaffRefusal | 'own-listing' | 'needs-reason' | 'not-found' | 'no-bidder' | 'same';

interface Blocking extends Sold {
  readonly by: Actor;
  readonly uid: string;
  readonly why: string;
  readonly isBlocked: boolean;
  readonly blocks: boolean;
}

/** Why staff may not block or unblock a bidder; null if they may. A block does not remove earlier bids. */
export function refuseBlocking({ by, uid, sellers, why, isBlocked, blocks }: Blocking): BlockRefusal | null {
  const notStaff = refuseStaff(by);
  if (notStaff) return notStaff;
  if (sellers.includes(by.uid)) return 'own-listing';
  if (sellers.includes(uid) || uid === by.uid) return 'no-bidder';
  if (why.trim() === '') return 'needs-reason';
  return isBlocked === blocks ? 'same' : null;
}

/** The ineligibility that a blocked bidder sees. */
export const ineligibilityOf = ({ reason }: Pick<Block, 'reason'>): Ineligibility =>
  reason === 'not-serious' ? 'suspended' : 'conflict-of-interest';
