import type { Listing } from './listing';

/** In place of a name that staff have not verified. */
export const unverifiedSeller = 'seller-not-verified';

/** In place of the name when its organization cannot be read or is gone, so its verification is unknown. */
export const hiddenSeller = 'seller-not-shown';

export const isKnownSeller = ({ name }: Pick<Listing['seller'], 'name'>): boolean =>
  name !== unverifiedSeller && name !== hiddenSeller;
