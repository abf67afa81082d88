import { z } from 'zod';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { Sold } from '@/lib/domain/organizations/organization';
import { reportReasons } from '@/lib/domain/shared/form';
import { heldSchema, heldTextOf } from './held';

/** The outcomes of a visitor's report. */
export const reportOutcomes = ['no-fault', 'mended', 'taken-down'] as const;
/** The outcomes of a held text, which says nothing about the listing. */
export const heldOutcomes = ['no-fault', 'not-sent'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number] | (typeof heldOutcomes)[number];

export const outcomesOf = ({ held }: Pick<Report, 'held'>): readonly ReportOutcome[] =>
  held ? heldOutcomes : reportOutcomes;

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
  /** What waits for the outcome; missing for a report by a visitor, and once it is handled. */
  held: heldSchema.optional(),
  /** Set when a held text is handled, because its seller must not read it even then. */
  wasHeld: z.literal(true).optional(),
});
export type Report = z.infer<typeof reportSchema>;

const isHeldText = ({ held, wasHeld }: Report): boolean => held !== undefined || wasHeld === true;

/** A handled report. It has no further use for the name, the address, and the note of a held text. */
export const toHandled = ({ held, ...report }: Report): Report => ({
  ...report,
  status: 'handled',
  ...(held && { wasHeld: true }),
});

/** What stays of a report when its writer deletes the account; null if nothing does. */
export function withoutWriter(report: Report): Report | null {
  const { held: _, ...rest } = report;
  const from = { uid: null, email: null };
  if (!isHeldText(report)) return { ...rest, from };
  return report.status === 'open' ? null : { ...rest, from, text: '', wasHeld: true };
}

/** Whether the held text is for this person, whom it may never reach. */
export const isForReader = ({ held }: Partial<Pick<Report, 'held'>>, uid: string): boolean =>
  held !== undefined && heldTextOf(held).readerId === uid && heldTextOf(held).uid !== uid;

/** A report as seen by staff who are a party to the home's sale: without its author and held text. */
export const unnamed = ({ held, ...report }: Report): ReadReport => ({
  ...report,
  text: held || report.wasHeld ? '' : report.text,
  from: null,
});

/** A report as staff see it. `from` is null for a home they sell: sellers must not learn who reported. */
export type ReadReport = Omit<Report, 'from'> & { readonly from: Report['from'] | null };

export type ReportRefusal =
  | StaffRefusal
  | 'own-listing'
  | 'own-text'
  /** They are the other side of the sale. */
  | 'for-you'
  | 'cannot-send'
  | 'needs-reason'
  | 'wrong-status'
  | 'not-found';

/** Null if this person may close the report, else why not. */
export function refuseHandling(
  by: Actor,
  { sellers, status, held, from }: Pick<Report, 'status'> & Partial<Pick<Report, 'held' | 'from'>> & Sold,
  why: string,
): ReportRefusal | null {
  const notStaff = refuseStaff(by);
  if (notStaff) return notStaff;
  if (sellers.includes(by.uid)) return 'own-listing';
  if (held && from?.uid === by.uid) return 'own-text';
  if (isForReader({ held }, by.uid)) return 'for-you';
  if (status !== 'open') return 'wrong-status';
  return why.trim() === '' ? 'needs-reason' : null;
}
