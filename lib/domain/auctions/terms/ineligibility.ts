/**
 * Why a person may not bid in this auction, not this much, or not yet. `refuseBidder` decides it, and the
 * auction refuses the bid.
 */
export type Ineligibility =
  | 'email-unverified'
  | 'not-registered'
  | 'own-listing'
  | 'conflict-of-interest'
  | 'suspended'
  | 'related-bidder'
  | 'shared-device'
  | 'investor-wait'
  | 'owner-occupants-first'
  | 'over-limit'
  | 'lead-paint'
  | 'sign-in-again'
  | 'on-bid-list';
