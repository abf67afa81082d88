import type { OfferRefusal } from './offer-commands';
import type { OfferIneligibility } from './offer-permission';
import type { Contingency, OfferStatus, ValidityHours } from './offer-vocabulary';

export type OfferActionRefusal =
  | OfferRefusal
  | OfferIneligibility
  /** The other side's account is suspended or deleted. */
  | 'nobody-answers'
  /** The buyer is no longer eligible to buy this home; the seller does not learn why. */
  | 'buyer-barred'
  | 'too-many'
  | 'busy';

/** What happened and what to do next. */
export const offerRefusalWords: Readonly<Record<OfferActionRefusal, string>> = {
  'signed-out': 'You were signed out. Sign in again in another tab, then resend this.',
  'unverified-email': 'Confirm your email address first: open the link we sent you.',
  'not-registered': 'Complete your registration first.',
  'own-listing': 'This is your own home.',
  'conflict-of-interest':
    'Our staff and anyone who shares a name, a phone, a household, or an organization with the seller can’t make an offer on this home. If only the name is the same, contact our staff.',
  'investor-wait':
    'Covered investors must wait 90 days from the listing, or from its latest price change, before making an offer on a one- or two-family home (Real Property Law § 520).',
  'owner-occupants-first':
    'For now, the seller accepts offers only from buyers who will live in the home. If you will, say so in your registration. Otherwise, come back when the owner-occupant head start ends.',
  'off-market': 'This home isn’t on the market now, so offers on it can’t be made or accepted.',
  'not-taken': 'The seller isn’t taking offers before the auction. Bid in the auction instead.',
  'too-late': 'Offers end 48 hours before the auction opens. Bid in the auction instead.',
  'not-found': 'This offer doesn’t exist.',
  ended: 'Your response was not sent because this offer has ended. Reload the page if it doesn’t show how.',
  lapsed: 'This offer’s deadline has passed, so it can no longer be answered.',
  'not-your-turn': 'It’s the other side’s turn to respond. Reload the page to see the latest.',
  changed:
    'Your response was not sent because the terms changed. Review the current terms; reload the page if it still shows the old ones.',
  'has-open-offer': 'Your offer on this home is still open. Withdraw it before you make another.',
  full: 'This home has reached our limit of open offers. Try again when one has ended.',
  'too-many-rounds': 'There have been twenty counteroffers. Accept or decline this one.',
  sealed: 'The seller has requested highest and best offers. No offer can be answered before the deadline.',
  'counter-out': 'Your counteroffer is still open. Wait for a response or for its deadline.',
  'already-called':
    'You already requested highest and best offers from these buyers. You can do this only once.',
  'no-offers': 'There are no open offers, so there’s no one to ask.',
  'not-better': 'Your best offer can’t be lower than your current one.',
  'bad-terms': 'The price, the earnest money, or the deadline isn’t valid. Check them and try again.',
  'nobody-answers': 'The other side’s account is closed at the moment, so you can’t reach an agreement.',
  'buyer-barred':
    'This buyer can’t buy this home at the moment, so you can’t reach an agreement with them. Decline the offer, or respond to another.',
  'too-many': 'That was too much in a short time. Wait a few minutes, then continue.',
  busy: 'The site is busy. Nothing was lost; try again in a moment.',
};

/** Shown on every offer form. Source: General Obligations Law § 5-703. */
export const bindingWords =
  'Accepting an offer takes the home off the market. Neither side is bound until both sign the contract of sale.';

export const contingencyWords: Readonly<Record<Contingency, string>> = {
  Inspection: 'Home inspection',
  Financing: 'Loan commitment',
  Appraisal: 'Appraisal at the price',
  SaleOfHome: 'Sale of the buyer’s current home',
  AttorneyApproval: 'The buyer’s attorney’s approval of the contract',
};

/** Short labels for a list of an offer's terms. */
export const contingencyLabels: Readonly<Record<Contingency, string>> = {
  Inspection: 'Inspection',
  Financing: 'Loan commitment',
  Appraisal: 'Appraisal',
  SaleOfHome: 'Sale of buyer’s home',
  AttorneyApproval: 'Attorney approval',
};

export const statusWords: Readonly<Record<OfferStatus, string>> = {
  Submitted: 'Submitted',
  Countered: 'Countered',
  Accepted: 'Accepted',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
  Lapsed: 'Expired',
};

export const hoursWords: Readonly<Record<ValidityHours, string>> = {
  24: '24 hours',
  48: '48 hours',
  72: '3 days',
  168: '7 days',
  336: '14 days',
};
