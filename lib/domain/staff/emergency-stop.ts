import { z } from 'zod';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import { roleSchema } from '@/lib/domain/accounts/user';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

export const stopReasonLength = { least: 10, most: 300 } as const;

/**
 * A stop of all open auctions. `stopping` lasts until the stop is lifted and includes auctions that open
 * meanwhile; `lifting` resumes what the stop paused. Instants in ms.
 */
export const emergencyStopSchema = z.object({
  status: z.enum(['stopping', 'lifting']),
  /** Public: shown on the page of every auction that it pauses. */
  reason: z.string().min(1).max(stopReasonLength.most),
  by: z.object({ uid: z.string(), name: z.string(), role: roleSchema }),
  at: z.number().int(),
});
export type EmergencyStop = z.infer<typeof emergencyStopSchema>;

export type StopRefusal =
  | StaffRefusal
  | 'needs-public-reason'
  | 'not-confirmed'
  /** Another stop is in force. */
  | 'stopped-already'
  | 'not-stopped'
  | 'needs-reason'
  /** An auction cannot be resumed alone while all are stopped. */
  | 'all-stopped';

/** The public reason as one clean line; null if it is too short to explain anything, or too long. */
export function toPublicReason(typed: string): string | null {
  const line = cleanLine(typed);
  return line.length < stopReasonLength.least || line.length > stopReasonLength.most ? null : line;
}

interface Stopping {
  readonly by: Actor;
  readonly reason: string;
  /** What the person typed to confirm. */
  readonly confirmation: string;
  readonly now: number;
}

/** The stop to record, or the refusal. It may replace one that ends: what that paused stays paused. */
export function decideStop(
  current: EmergencyStop | null,
  { by, reason, confirmation, now }: Stopping,
): Result<EmergencyStop, StopRefusal> {
  const notStaff = refuseStaff(by);
  if (notStaff) return refuse(notStaff);
  if (current?.status === 'stopping') return refuse('stopped-already');
  const line = toPublicReason(reason);
  if (line === null) return refuse('needs-public-reason');
  if (!isStopConfirmed(confirmation)) return refuse('not-confirmed');
  return ok({ status: 'stopping', reason: line, by: { uid: by.uid, name: by.name, role: by.role }, at: now });
}

/** The stop on its way to its end, or the refusal. */
export function decideLifting(
  current: EmergencyStop | null,
  by: Actor,
  why: string,
): Result<EmergencyStop, StopRefusal> {
  const notStaff = refuseStaff(by);
  if (notStaff) return refuse(notStaff);
  if (current?.status !== 'stopping') return refuse('not-stopped');
  return why.trim() === '' ? refuse('needs-reason') : ok({ ...current, status: 'lifting' });
}

/** What a person types to confirm a stop. */
export const stopConfirmation = 'STOP ALL AUCTIONS';

const isStopConfirmed = (typed: string): boolean => cleanLine(typed).toUpperCase() === stopConfirmation;
