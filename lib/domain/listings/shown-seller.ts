import type { Listing } from './listing';

/** Shown in place of a name that staff have not verified. */
export const unverifiedSeller = 'Seller not yet verified';

/**
 * Shown in place of the name when its organization cannot be read or is gone, so its verification is unknown.
 */
export const hiddenSeller = 'Seller not shown';

export const isKnownSeller = ({ name }: Pick<Listing['seller'], 'name'>): boolean =>
  name !== unverifiedSeller && name !== hiddenSeller;
