import type { OfferRefusal } from './offer-commands';
import type { OfferIneligibility } from './offer-permission';

export type OfferActionRefusal =
  /** A viewer of the selling organization changes nothing. */
  | 'viewer'
  | OfferRefusal
  | OfferIneligibility
  /** The other side's account is suspended or deleted. */
  | 'nobody-answers'
  /** The buyer is no longer eligible to buy this home; the seller does not learn why. */
  | 'buyer-barred'
  | 'too-many'
  | 'busy';
