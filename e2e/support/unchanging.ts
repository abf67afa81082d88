/**
 * A search that returns the same homes in the same order for the whole run: other stories add only auctions,
 * and the homes that they list were built in 1986.
 */
export const unchanging = '/properties?sale=fixed-price&built-max=1985';
