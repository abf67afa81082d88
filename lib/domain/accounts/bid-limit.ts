import type { User } from './user';

/**
 * A person's bid limit in cents: the one that staff decided, else the configured limit for everyone with a
 * confirmed email address and a complete registration. Does not check those two.
 */
export const limitOf = ({ bidLimit }: Pick<User, 'bidLimit'>, withoutReviewCents: number): number =>
  bidLimit?.cents ?? withoutReviewCents;
