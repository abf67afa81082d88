import { canAct } from '@/lib/domain/accounts/email-confirmation';
import { openInvitation } from '@/lib/domain/accounts/staff-invitation';
import type { User } from '@/lib/domain/accounts/user';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { type GrantRefusal, grantStaff } from './decide-person';

export type AcceptRefusal =
  | GrantRefusal
  /** Never sent, withdrawn, already answered or expired after a week. */
  | 'no-invitation'
  /** The inviter is no longer staff, is suspended or has an unconfirmed email address. */
  | 'inviter-left';

interface Acceptance {
  /** The inviter's current account; null if it was deleted. */
  readonly inviter: User | null;
  readonly isBidding: boolean;
  readonly now: number;
}

/** Makes the invited person staff, or returns the refusal. */
export function acceptInvitation(
  person: User,
  { inviter, isBidding, now }: Acceptance,
): Result<User, AcceptRefusal> {
  const invitation = openInvitation(person, now);
  if (!invitation) return refuse('no-invitation');
  if (inviter?.uid !== invitation.by.uid || inviter.role !== 'admin' || !canAct(inviter))
    return refuse('inviter-left');
  return grantStaff(person, isBidding);
}
