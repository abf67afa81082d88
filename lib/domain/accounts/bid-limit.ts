import type { User } from './user';

/**
 * The most that a person may bid, in cents: what staff decided, else what the configuration lets everybody bid whose
 * e-mail is confirmed and whose registration is whole.
 */
export const limitOf = ({ bidLimit }: Pick<User, 'bidLimit'>, withoutReviewCents: number): number =>
  bidLimit?.cents ?? withoutReviewCents;
