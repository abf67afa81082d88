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
  /** `kept`: handled, but the buyer's bid limit stays at zero. */
  status: z.enum(['open', 'handled', 'kept']),
  /** What the escrow agent confirmed about the deposit, as staff recorded it. */
  escrow: z.string().optional(),
});
export type DefaultCase = z.infer<typeof defaultCaseSchema>;

export type DefaultRefusal =
  | StaffRefusal
  | 'own-listing'
  | 'wrong-status'
  | 'needs-reason'
  | 'needs-escrow'
  | 'claimed';

interface Handling {
  readonly by: Actor;
  /** The people who act for the two sides. */
  readonly parties: readonly string[];
  readonly why: string;
  readonly decision: DefaultDecision;
  /** What the escrow agent confirmed about the deposit. */
  readonly escrow: string;
}

/** Whether the buyer's bid limit, which is zero since the default, is restored. */
export type DefaultDecision = 'restore' | 'keep';

/** Null if this person may close the case, else why not. */
export function refuseHandlingDefault(
  { status, side }: Pick<DefaultCase, 'status' | 'side'>,
  { by, parties, why, decision, escrow }: Handling,
): DefaultRefusal | null {
  const notStaff = refuseStaff(by);
  if (notStaff) return notStaff;
  if (parties.includes(by.uid)) return 'own-listing';
  const isOpen = status === 'open' || (status === 'kept' && decision === 'restore');
  if (!isOpen) return 'wrong-status';
  if (why.trim() === '') return 'needs-reason';
  return side === 'buyer' && decision === 'restore' && escrow.trim() === '' ? 'needs-escrow' : null;
}

/** The case after the decision. A seller has no bid limit to keep. */
export const handledDefault = (
  found: DefaultCase,
  { decision, escrow }: Pick<Handling, 'decision' | 'escrow'>,
): DefaultCase => ({
  ...found,
  status: found.side === 'buyer' && decision === 'keep' ? 'kept' : 'handled',
  ...(escrow.trim() !== '' && { escrow: escrow.trim() }),
});
