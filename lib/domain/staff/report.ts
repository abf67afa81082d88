import { z } from 'zod';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { Sold } from '@/lib/domain/organizations/organization';
import { reportReasons } from '@/lib/domain/shared/form';

export const reportOutcomes = ['no-fault', 'mended', 'taken-down'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** A visitor's report about a listing. Instants in ms. */
export const reportSchema = z.object({
  reportId: z.string(),
  listingKey: z.string(),
  slug: z.string(),
  title: z.string(),
  sellerId: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  /** What is known of the reporter: the account if signed in, the email address if entered. */
  from: z.object({ uid: z.string().nullable(), email: z.string().nullable() }),
  at: z.number().int(),
  status: z.enum(['open', 'handled']),
});
export type Report = z.infer<typeof reportSchema>;

/** A report as staff see it. `from` is null for a home they sell: sellers must not learn who reported. */
export type ReadReport = Omit<Report, 'from'> & { readonly from: Report['from'] | null };

export type ReportRefusal = StaffRefusal | 'own-listing' | 'needs-reason' | 'wrong-status' | 'not-found';

/** Null if this person may close the report, else why not. */
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
