import { z } from 'zod';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { Sold } from '@/lib/domain/organizations/organization';
import { reportReasons } from '@/lib/domain/shared/form';

export const reportOutcomes = ['no-fault', 'mended', 'taken-down'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Somebody finds something wrong with a listing. Instants in ms. */
export const reportSchema = z.object({
  reportId: z.string(),
  listingKey: z.string(),
  slug: z.string(),
  title: z.string(),
  sellerId: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  /** As far as the person said it, or was signed in. */
  from: z.object({ uid: z.string().nullable(), email: z.string().nullable() }),
  at: z.number().int(),
  status: z.enum(['open', 'handled']),
});
export type Report = z.infer<typeof reportSchema>;

/** As staff read it; `from` null: of a home that they sell, so that no seller learns who reported. */
export type ReadReport = Omit<Report, 'from'> & { readonly from: Report['from'] | null };

export type ReportRefusal = StaffRefusal | 'own-listing' | 'needs-reason' | 'wrong-status' | 'not-found';

/** Whether this person may close the report; null: yes. */
export function refuseHandling(
  by: Actor,
  { sellers, status }: Pick<Report, 'status'> & Sold,
  why: string,
): ReportRefusal | null {
  const notStaff = refuseStaff(by);
  if (notStaff) return notStaff;
  if (sellers.includes(by.uid)) return 'own-listing';
  if (status !== 'open') return 'wrong-status';
  return why.trim() === '' ? 'needs-reason' : null;
}
