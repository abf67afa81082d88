import { z } from 'zod';
import { roleSchema } from '@/lib/domain/account/user';
import { evolveStanding } from './evolve-standing';
import { aboutLabel } from './fields';
import { listingStatuses, type Standing } from './standing';
import type { StandingEvent } from './standing-commands';

const status = z.enum(listingStatuses).nullable();

/** One thing that somebody did to a listing: who, what, before, after, when and why. Never changed, never deleted. */
export const auditEntrySchema = z.object({
  /** The key of the listing. */
  subject: z.string(),
  /** From 1 without gaps. */
  seq: z.number().int().min(1),
  at: z.number().int(),
  by: z.object({ uid: z.string(), name: z.string(), role: roleSchema }),
  action: z.enum([
    'started',
    'submitted',
    'taken-back',
    'claimed',
    'released',
    'changes-requested',
    'rejected',
    'approved',
    'reopened',
    'discarded',
    'changed',
    'withdrawn',
    'confirmed',
    'reminded',
    'held',
    'went-on-market',
    'auction-moved',
    'auction-cancelled',
    'reserve-lowered',
  ]),
  before: status,
  after: status,
  why: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What an event makes of a standing, with the entry that tells of it: there is no way to the one without the other. */
export function recordStanding(
  subject: string,
  before: Standing | null,
  event: StandingEvent,
): { readonly standing: Standing; readonly entry: AuditEntry } {
  const standing = evolveStanding(before, event);
  const { at, by, type: action } = event;
  const change = { before: before?.status ?? null, after: standing.status };
  return { standing, entry: { subject, seq: standing.seq, at, by, action, ...change, why: whyOf(event) } };
}

function whyOf(event: StandingEvent): string | null {
  switch (event.type) {
    case 'changes-requested':
      return event.notes.map(({ about, text }) => `${aboutLabel(about)}: ${text}`).join('\n');
    case 'submitted':
      return event.isCorrection ? 'The seller knows that bids are lost.' : null;
    case 'rejected':
    case 'withdrawn':
    case 'auction-cancelled':
      return event.reason;
    case 'approved':
      return event.specialReview || null;
    default:
      return null;
  }
}
