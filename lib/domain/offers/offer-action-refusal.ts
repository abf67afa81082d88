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
  /** The witness of sealed rounds does not release its shares, so no round can start. */
  | 'witness-down'
  | 'too-many'
  | 'busy';
