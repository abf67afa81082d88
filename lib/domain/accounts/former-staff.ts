import type { User } from './user';

export const FORMER_STAFF_DAYS = 365;
/** Staff have seen proofs of funds and sealed reserves: so long a former member neither bids, buys now nor offers. */
export const FORMER_STAFF_MS = FORMER_STAFF_DAYS * 24 * 3_600_000;

/** `at` in ms. */
export const wasStaffLately = ({ leftStaffAt }: Pick<User, 'leftStaffAt'>, at: number): boolean =>
  leftStaffAt !== undefined && at - leftStaffAt < FORMER_STAFF_MS;
