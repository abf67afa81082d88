import type { User } from '@/lib/domain/accounts/user';
import { type EligibilityFacts, refuseBuyer } from '@/lib/domain/eligibility/bidder-eligibility';

export type OfferIneligibility =
  | 'signed-out'
  | 'unverified-email'
  | 'not-registered'
  | 'own-listing'
  | 'conflict-of-interest'
  | 'investor-wait'
  | 'owner-occupants-first';

/** Null if this person may make an offer for this home, else why not. Same rule as for bids. `at` in ms. */
export function refuseOffer(user: User, sale: EligibilityFacts, at: number): OfferIneligibility | null {
  const refused = refuseBuyer(user, sale, at);
  switch (refused?.reason) {
    case undefined:
      return null;
    case 'suspended':
      return 'signed-out';
    case 'email-unverified':
      return 'unverified-email';
    case 'not-registered':
    case 'own-listing':
    case 'investor-wait':
    case 'owner-occupants-first':
      return refused.reason;
    default:
      return 'conflict-of-interest';
  }
}
