import { z } from 'zod';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Actor } from '@/lib/domain/drafts/review-state';

/**
 * Two bidders of an auction typed the same phone number or address, or one declared the other, or a bid was refused
 * because somebody else had bid from its device, for staff to look at. Names no person: the page of the home shows
 * who it is. Id: auctionId. `at` in ms.
 */
export const relationCaseSchema = z.object({
  auctionId: z.string(),
  listingKey: z.string(),
  at: z.number().int(),
  status: z.enum(['open', 'handled']),
});
export type RelationCase = z.infer<typeof relationCaseSchema>;

export type RelationRefusal = StaffRefusal | 'own-listing' | 'wrong-status' | 'needs-reason' | 'claimed';

/** Null if this person may close the case, else why not. `parties`: the people who act for the seller. */
export function refuseHandlingRelations(
  { status }: Pick<RelationCase, 'status'>,
  { by, parties, why }: { readonly by: Actor; readonly parties: readonly string[]; readonly why: string },
): RelationRefusal | null {
  const notStaff = refuseStaff(by);
  if (notStaff) return notStaff;
  if (parties.includes(by.uid)) return 'own-listing';
  if (status !== 'open') return 'wrong-status';
  return why.trim() === '' ? 'needs-reason' : null;
}
