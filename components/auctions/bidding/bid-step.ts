import type { PendingBid } from '@/lib/client/auctions/send-bid';
import type { Problem } from '@/lib/client/page/problem';
import type { Me } from '@/lib/domain/accounts/me';
import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';

/** Where the person is with a bid, or, where `isPurchase`, with buying at once: then the amount is its price. */
export type BidStep =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'confirming';
      readonly maximumCents: number;
      readonly isTwice: boolean;
      /** The server has asked for the terms on lead paint. */
      readonly asksLeadPaint?: boolean;
      readonly isPurchase?: true;
    }
  | { readonly kind: 'sending'; readonly maximumCents: number; readonly isPurchase?: true }
  | { readonly kind: 'accepted'; readonly receipt: BidReceipt }
  | { readonly kind: 'bought'; readonly receipt: PurchaseReceipt }
  | {
      readonly kind: 'refused';
      readonly problem: Problem;
      readonly maximumCents: number;
      readonly isPurchase?: true;
    }
  /** The server cannot be reached and may have it. */
  | { readonly kind: 'unknown'; readonly bid: PendingBid }
  /** The server does not have it and refuses late copies: the bidder decides again, at the current price. */
  | { readonly kind: 'unplaced'; readonly bid: PendingBid };

export interface Readiness {
  readonly emailVerified: boolean;
  readonly registered: boolean;
  readonly role: Me['role'];
  readonly missing: readonly string[];
  readonly limitCents: number;
}

const MISSING: readonly string[] = ['email-unverified', 'not-registered', 'over-limit'];

/**
 * What stands before a bid of this person, of this amount where one is meant: for staff nothing that they could do.
 * `leftCents`: what of the limit binds them nowhere else, where that is known.
 */
export function missingFor(user: Readiness, maximumCents = 0, leftCents = user.limitCents): Problem | null {
  const refused = (reason: string, more: Partial<Problem> = {}): Problem => ({
    ...{ status: 403, reason, detail: null, minimumCents: null },
    ...more,
  });
  const { role, emailVerified, registered, missing, limitCents } = user;
  if (role === 'admin') return refused('conflict-of-interest');
  if (!emailVerified) return refused('email-unverified');
  if (!registered) return refused('not-registered', { missing });
  if (maximumCents > limitCents) return refused('over-limit', { limitCents });
  return maximumCents > leftCents ? refused('over-limit', { limitCents, leftCents }) : null;
}

/**
 * On with a bid that had only to wait for the confirmed e-mail, the registration or a higher limit; back from the confirm step where
 * one of them turns out to be missing.
 */
export function afterAuth(step: BidStep, user: Readiness): BidStep {
  if (step.kind === 'confirming') {
    const { maximumCents } = step;
    const problem = missingFor(user, maximumCents);
    return problem ? { kind: 'refused', problem, maximumCents, ...purchaseOf(step) } : step;
  }
  if (step.kind !== 'refused' || !MISSING.includes(step.problem.reason)) return step;
  const missing = missingFor(user, step.maximumCents);
  if (missing) return { ...step, problem: missing };
  return { kind: 'confirming', maximumCents: step.maximumCents, isTwice: false, ...purchaseOf(step) };
}

/** After a refusal: some refusals only ask the bidder to confirm. */
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

/** Carries on that it is a purchase. */
export const purchaseOf = ({ isPurchase }: { readonly isPurchase?: true }): { readonly isPurchase?: true } =>
  isPurchase ? { isPurchase } : {};

/** True while there is something to say about a bid. */
export const hasOutcome = ({ kind }: BidStep): boolean => kind !== 'idle' && kind !== 'confirming';

/** What a bar without room for the outcome says of a bid that has not led to a standing. */
export function barWords({ kind }: BidStep): 'No answer yet' | 'Bid not placed' | null {
  if (kind === 'sending' || kind === 'unknown') return 'No answer yet';
  return kind === 'refused' || kind === 'unplaced' ? 'Bid not placed' : null;
}

/** True while an earlier bid has to be settled before a new one is typed. */
export const isUnsettled = ({ kind }: BidStep): boolean => kind === 'unknown' || kind === 'unplaced';
