import type { Cents } from '@/lib/domain/shared/money';

/**
 * Why a bid or a buy-now purchase is refused, by the auction or before it gets there, with the HTTP status of
 * the response.
 */
export const bidRefusalStatus = {
  'signed-out': 401,
  'email-unverified': 403,
  'not-registered': 403,
  'own-listing': 403,
  'conflict-of-interest': 403,
  suspended: 403,
  'related-bidder': 403,
  'shared-device': 403,
  'investor-wait': 403,
  'owner-occupants-first': 403,
  'over-limit': 403,
  'lead-paint': 403,
  'on-bid-list': 403,
  'sign-in-again': 401,
  'not-found': 404,
  'not-started': 409,
  ended: 409,
  cancelled: 409,
  paused: 409,
  'too-low': 409,
  'not-above-own-maximum': 409,
  'confirm-maximum': 409,
  'no-buy-now': 409,
  'buy-now-over': 409,
  'price-changed': 409,
  'invalid-amount': 422,
  'wrong-signature': 422,
  withdrawn: 409,
  'key-reused': 422,
  'rate-limited': 429,
  busy: 503,
} as const;
export type BidRefusalReason = keyof typeof bidRefusalStatus;

/** Why a below-reserve decision is refused, by the auction or before it gets there, with the HTTP status. */
export const decisionRefusalStatus = {
  'signed-out': 401,
  'not-seller': 403,
  /** A viewer of the selling organization changes nothing. */
  viewer: 403,
  'not-high-bidder': 403,
  'over-limit': 403,
  'not-found': 404,
  'not-due': 409,
  'too-late': 409,
  'no-decision-open': 409,
  'invalid-amount': 422,
  'rate-limited': 429,
  busy: 503,
} as const;
type DecisionRefusalReason = keyof typeof decisionRefusalStatus;

/** All refusals, including those for commands of sellers, staff and timed jobs. */
export const refusalStatus = {
  ...bidRefusalStatus,
  ...decisionRefusalStatus,
  'invalid-terms': 422,
  'already-scheduled': 409,
  'not-paused': 409,
  'no-reserve': 409,
  'reserve-met': 409,
  'not-lower': 409,
  'already-lowered': 409,
  'bids-stand': 409,
  'needs-document': 409,
} as const;
export type RefusalReason = keyof typeof refusalStatus;

/**
 * Why the rules refuse a command. `minimumCents`: the lowest maximum this bidder may place now. `limitCents`:
 * their bid limit; `leftCents`: the part of it that is not committed elsewhere; `hasOpenDefault`: it is zero since
 * a default. `missing`: missing fields of their registration. `until`: when the refusal ends by itself, ms.
 */
export interface Refusal<R extends RefusalReason = RefusalReason> {
  readonly reason: R;
  readonly minimumCents?: Cents;
  readonly limitCents?: number;
  readonly leftCents?: number;
  readonly hasOpenDefault?: boolean;
  readonly missing?: readonly string[];
  readonly until?: number;
}
export type BidRefusal = Refusal<BidRefusalReason>;
export type DecisionRefusal = Refusal<DecisionRefusalReason>;
