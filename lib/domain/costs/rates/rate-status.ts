import type { Sourced } from './rates-schema';

/** `copy`: read in a copy of the law that neither the state nor a court publishes. */
export type RateStatus = 'verified' | 'copy' | 'unverified';

export function rateStatusOf({ isVerified, isCopy }: Pick<Sourced, 'isVerified' | 'isCopy'>): RateStatus {
  if (isVerified) return 'verified';
  return isCopy ? 'copy' : 'unverified';
}

/** Due on its review date and late from the next day on. `today` is the day in New York; null is no rate. */
export const isPastReview = ({ reviewBy }: { readonly reviewBy: string | null }, today: string): boolean =>
  reviewBy !== null && reviewBy < today;
