import type { User } from './user';

export const FORMER_STAFF_DAYS = 365;
/**
 * How long former staff may not bid, buy now or make offers: they have seen proofs of funds and sealed
 * reserves.
 */
export const FORMER_STAFF_MS = FORMER_STAFF_DAYS * 24 * 3_600_000;

/** Whether a person left the staff within that time before `at` (ms). */
export const wasStaffLately = ({ leftStaffAt }: Pick<User, 'leftStaffAt'>, at: number): boolean =>
  leftStaffAt !== undefined && at - leftStaffAt < FORMER_STAFF_MS;
