import type { PendingBid } from '@/lib/client/auctions/send-bid';
import type { Problem } from '@/lib/client/page/problem';
import type { Me } from '@/lib/domain/accounts/me';
import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { bidDock as copy } from '@/messages/auctions/bid-dock';

/** Step of a bid or, if `isPurchase`, of a buy-now purchase; then the amount is its price. */
export type BidStep =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'confirming';
      readonly maximumCents: number;
      readonly isTwice: boolean;
      /** The server requires the lead paint terms. */
      readonly asksLeadPaint?: boolean;
      readonly isPurchase?: true;
    }
  | { readonly kind: 'sending'; readonly maximumCents: number; readonly isPurchase?: true }
  | {
      readonly kind: 'accepted';
      readonly receipt: BidReceipt;
      /** The bidder led as they sent it. */
      readonly isRaise?: boolean;
    }
  | { readonly kind: 'bought'; readonly receipt: PurchaseReceipt }
  | {
      readonly kind: 'refused';
      readonly problem: Problem;
      readonly maximumCents: number;
      readonly isPurchase?: true;
    }
  /** The server is unreachable and may have the bid. */
  | { readonly kind: 'unknown'; readonly bid: PendingBid }
  /**
   * The server does not have the bid and refuses late copies. The bidder decides again at the current price.
   */
  | { readonly kind: 'unplaced'; readonly bid: PendingBid };

export interface Readiness {
  readonly emailVerified: boolean;
  readonly registered: boolean;
  readonly role: Me['role'];
  readonly missing: readonly string[];
  readonly limitCents: number;
  readonly hasOpenDefault?: boolean;
}

const MISSING: readonly string[] = ['email-unverified', 'not-registered', 'over-limit'];

/**
 * What this person still needs before bidding (this amount, if one is set). Null for staff, who cannot bid.
 * `leftCents`: the part of the bid limit that is not committed elsewhere, if known.
 */
export function missingFor(user: Readiness, maximumCents = 0, leftCents = user.limitCents): Problem | null {
  const refused = (reason: string, more: Partial<Problem> = {}): Problem => ({
    status: 403,
    reason,
    detail: null,
    minimumCents: null,
    ...more,
  });
  const { role, emailVerified, registered, missing, limitCents, hasOpenDefault } = user;
  if (role === 'admin') return refused('conflict-of-interest');
  if (!emailVerified) return refused('email-unverified');
  if (!registered) return refused('not-registered', { missing });
  if (maximumCents > limitCents)
    return refused('over-limit', { limitCents, ...(hasOpenDefault && { hasOpenDefault }) });
  return maximumCents > leftCents ? refused('over-limit', { limitCents, leftCents }) : null;
}

/**
 * Moves a waiting bid forward once the email, registration or higher limit is there. Moves back from the
 * confirm step when one of them turns out to be missing.
 */
export function afterAuth(step: BidStep, user: Readiness): BidStep {
  if (step.kind === 'confirming') {
    const { maximumCents } = step;
    const problem = missingFor(user, maximumCents);
    return problem ? { kind: 'refused', problem, maximumCents, ...purchaseOf(step) } : step;
  }
  if (step.kind !== 'refused' || !MISSING.includes(step.problem.reason)) return step;
  const missing = missingFor(user, step.maximumCents);
  if (missing) return isSameProblem(missing, step.problem) ? step : { ...step, problem: missing };
  return { kind: 'confirming', maximumCents: step.maximumCents, isTwice: false, ...purchaseOf(step) };
}

/** True if `now` says nothing new. */
const isSameProblem = (now: Problem, before: Problem): boolean =>
  now.reason === before.reason &&
  isUnknownOrSame(now.limitCents, before.limitCents) &&
  isUnknownOrSame(now.leftCents, before.leftCents) &&
  isUnknownOrSame(now.missing?.join(), before.missing?.join());

const isUnknownOrSame = <Value>(now: Value | undefined, before: Value | undefined): boolean =>
  now === undefined || now === before;

/** Next step after a refusal. Some refusals only need a confirmation. */
export function stepAfterRefusal(bid: PendingBid, problem: Problem): BidStep {
  const { maximumCents } = bid;
  const isUnconfirmed = problem.reason === 'confirm-maximum' || problem.reason === 'lead-paint';
  if (!isUnconfirmed) return { kind: 'refused', problem, maximumCents, ...purchaseOf(bid) };
  return {
    kind: 'confirming',
    maximumCents,
    isTwice: problem.reason === 'confirm-maximum' || bid.confirmedMaximumCents !== undefined,
    asksLeadPaint: problem.reason === 'lead-paint' || bid.acceptsLeadPaint === true,
    ...purchaseOf(bid),
  };
}

/** Keeps the `isPurchase` flag. */
export const purchaseOf = ({ isPurchase }: { readonly isPurchase?: true }): { readonly isPurchase?: true } =>
  isPurchase ? { isPurchase } : {};

/** True while there is a bid outcome to show. */
export const hasOutcome = ({ kind }: BidStep): boolean => kind !== 'idle' && kind !== 'confirming';

/** Short text for a dock that has no room for the outcome, when the bid resulted in no position. */
export function dockWords({ kind }: BidStep): string | null {
  if (kind === 'sending' || kind === 'unknown') return copy.notConfirmed;
  return kind === 'refused' || kind === 'unplaced' ? copy.notPlaced : null;
}

/** True while an earlier bid must be resolved before a new one can be typed. */
export const isUnsettled = ({ kind }: BidStep): boolean => kind === 'unknown' || kind === 'unplaced';
