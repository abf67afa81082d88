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
  'signed-out': 'You were signed out meanwhile. Sign in again in another tab, then send this once more.',
  'unverified-email': 'Confirm your e-mail address first: open the link that we sent you.',
  'not-registered': 'Complete your registration first.',
  'own-listing': 'This is your own home.',
  'conflict-of-interest':
    'Our staff, and who shares a name, a phone, a household or an organization with the seller, may not offer for this home. If only the name is the same, write to our staff.',
  'investor-wait':
    'Covered investors wait 90 days from the listing, or from its latest change of price, before they offer for a one- or two-family home (Real Property Law § 520).',
  'owner-occupants-first':
    'The seller lets only people offer at first who will live there. If you will, say so in your registration; else come back when the head start is over.',
  'off-market': 'This home is not on the market now, so no offer for it can be made or accepted.',
  'not-taken': 'The seller listens to no offers before the auction. Bid in it instead.',
  'too-late': 'Offers end 48 hours before the auction opens. Bid in it instead.',
  'not-found': 'There is no such offer.',
  ended:
    'Nothing was sent, because this offer has ended meanwhile. Load the page again if it does not show how.',
  lapsed: 'The deadline of this offer has passed, so it cannot be answered anymore.',
  'not-your-turn': 'The other side has the word now. Load the page again to see where it stands.',
  changed:
    'Nothing was sent, because the terms changed meanwhile. Read what is on the table now; load the page again if it still shows the old ones.',
  'has-open-offer': 'Your offer for this home is still open. Withdraw it first to make another.',
  full: 'This home has as many open offers as we take at once. Try again when one has ended.',
  'too-many-rounds': 'There were twenty counter-offers. Accept or decline this one.',
  sealed: 'A call for the highest and best runs. Nothing is answered before its deadline.',
  'counter-out': 'A counter-offer of yours is still out. Wait for its answer or its deadline.',
  'already-called': 'You asked these buyers for their highest and best already. It is done once.',
  'no-offers': 'No offer is open, so there is nobody to ask.',
  'not-better': 'Your best offer must not be below the one that stands.',
  'bad-terms': 'The price, the earnest money or the deadline is not possible. Look at them again.',
  'nobody-answers': 'The account of the other side is closed at present, so there is nobody to agree with.',
  'buyer-barred':
    'This buyer may not buy this home at present, so nothing can be agreed with them. Decline the offer, or answer another.',
  'too-many': 'That was very much in a short time. Wait a few minutes, then go on.',
  busy: 'The site is busy. Nothing is lost: try again in a moment.',
};

/** Shown on every offer form. Source: General Obligations Law § 5-703. */
export const bindingWords =
  'Accepting an offer takes the home off the market. Neither side is bound until both sign the contract of sale.';

export const contingencyWords: Readonly<Record<Contingency, string>> = {
  Inspection: 'An inspection',
  Financing: 'A loan commitment',
  Appraisal: 'An appraisal at the price',
  SaleOfHome: 'The sale of my present home',
  AttorneyApproval: 'My attorney’s approval of the contract',
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
  Lapsed: 'Lapsed',
};

export const hoursWords: Readonly<Record<ValidityHours, string>> = {
  24: '24 hours',
  48: '48 hours',
  72: '3 days',
  168: '7 days',
  336: '14 days',
};
