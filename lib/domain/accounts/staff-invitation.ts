import type { User } from './user';

export const STAFF_INVITATION_MS = 7 * 24 * 3_600_000;

export type StaffInvitation = NonNullable<User['staffInvitation']>;

/** The staff invitation that this person can still accept; null if there is none. `now` in ms. */
export const openInvitation = (
  { staffInvitation }: Pick<User, 'staffInvitation'>,
  now: number,
): StaffInvitation | null => (staffInvitation && now < staffInvitation.expiresAt ? staffInvitation : null);
