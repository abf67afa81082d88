import type { User } from './user';

/**
 * A person's bid limit in cents: the one that staff decided, else the configured limit for everyone with a
 * confirmed email address and a complete registration. Does not check those two. Zero after a default, until
 * staff decide.
 */
export const limitOf = (user: Limited, withoutReviewCents: number): number =>
  hasOpenDefault(user) ? 0 : (user.bidLimit?.cents ?? withoutReviewCents);

export const hasOpenDefault = ({ openDefaults = [] }: Pick<User, 'openDefaults'>): boolean =>
  openDefaults.length > 0;

export type Limited = Pick<User, 'bidLimit' | 'openDefaults'>;

export const afterDefault = (user: User, saleId: string): User => ({
  ...user,
  openDefaults: [...new Set([...(user.openDefaults ?? []), saleId])],
});

/** The limit as before the default, unless another default is open. */
export const afterRestoring = (user: User, saleId: string): User => ({
  ...user,
  openDefaults: (user.openDefaults ?? []).filter((each) => each !== saleId),
});
