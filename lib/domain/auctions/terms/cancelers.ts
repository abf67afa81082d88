/** Who cancels an auction: the seller, or our staff. */
export const cancelers = ['seller', 'staff'] as const;
export type Canceler = (typeof cancelers)[number];
