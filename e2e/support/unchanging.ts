/**
 * A search that finds the same homes in the same order from the first story to the last: other stories add auctions, and
 * what they list themselves was built in 1986.
 */
export const unchanging = '/properties?sale=fixed-price&built-max=1985';
