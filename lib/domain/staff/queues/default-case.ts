import { z } from 'zod';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import { sides } from '@/lib/domain/closings/closing-steps';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { centsSchema } from '@/lib/domain/shared/money-schema';

/** A default in a closing, for staff to look at. Id: saleId. Instants in ms. */
export const defaultCaseSchema = z.object({
  saleId: z.string(),
  listingKey: z.string(),
  place: z.string(),
  /** The side that defaulted, and its person or organization. */
  side: z.enum(sides),
  uid: z.string(),
  buyerId: z.string(),
  sellerId: z.string(),
  priceCents: centsSchema,
  at: z.number().int(),
  status: z.enum(['open', 'handled']),
});
export type DefaultCase = z.infer<typeof defaultCaseSchema>;

export type DefaultRefusal = StaffRefusal | 'own-listing' | 'wrong-status' | 'needs-reason' | 'claimed';

interface Handling {
  readonly by: Actor;
  /** The people who act for the two sides. */
  readonly parties: readonly string[];
  readonly why: string;
}

/** Null if this person may close the case, else why not. */
export function refuseHandlingDefault(
  { status }: Pick<DefaultCase, 'status'>,
  { by, parties, why }: Handling,
): DefaultRefusal | null {
  const notStaff = refuseStaff(by);
  if (notStaff) return notStaff;
  if (parties.includes(by.uid)) return 'own-listing';
  if (status !== 'open') return 'wrong-status';
  return why.trim() === '' ? 'needs-reason' : null;
}
