import type { Cents } from '@/lib/domain/shared/money';

/** Why a bid or a purchase at the buy-now price is refused, here or on the way here, and the HTTP status that says so. */
export const bidRefusalStatus = {
  'signed-out': 401,
  'email-unverified': 403,
  'not-registered': 403,
  'own-listing': 403,
  'conflict-of-interest': 403,
  suspended: 403,
  'investor-wait': 403,
  'owner-occupants-first': 403,
  'over-limit': 403,
  'lead-paint': 403,
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
  withdrawn: 409,
  'key-reused': 422,
  'rate-limited': 429,
  busy: 503,
} as const;
export type BidRefusalReason = keyof typeof bidRefusalStatus;

/** Why a decision below the reserve is refused, here or on the way here, and the HTTP status that says so. */
export const decisionRefusalStatus = {
  'signed-out': 401,
  'not-seller': 403,
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
export type DecisionRefusalReason = keyof typeof decisionRefusalStatus;

/** The same with what only sellers, staff and the clock can be refused. */
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
} as const;
export type RefusalReason = keyof typeof refusalStatus;

/**
 * A refusal of the rules. `minimumCents`: the least maximum that this bidder may place now; `limitCents`: the most that
 * they may bid at all, and `leftCents` what of it nothing else stands behind; `missing`: fields of their registration; `until`: when it is over by itself, ms.
 */
export interface Refusal<R extends RefusalReason = RefusalReason> {
  readonly reason: R;
  readonly minimumCents?: Cents;
  readonly limitCents?: number;
  readonly leftCents?: number;
  readonly missing?: readonly string[];
  readonly until?: number;
}
export type BidRefusal = Refusal<BidRefusalReason>;
export type DecisionRefusal = Refusal<DecisionRefusalReason>;
