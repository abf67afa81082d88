import type { BidderPosition } from '@/lib/domain/auctions/terms/public-auction';
import { type BidStep, missingFor, purchaseOf, type Readiness } from './bid-step';

/** The amount to bid or, if `isPurchase`, the buy-now price. */
export interface Reviewed {
  readonly maximumCents: number;
  readonly isTwice: boolean;
  readonly isPurchase?: true;
}

/** The step after the review of an amount: confirm, or the refusal that the server would return. */
export function reviewedStep(bid: Reviewed, user: Readiness | null, own: BidderPosition): BidStep {
  const { maximumCents } = bid;
  const missing = user && missingFor(user, maximumCents, own.limit?.leftCents);
  if (missing) return { kind: 'refused', problem: missing, maximumCents, ...purchaseOf(bid) };
  if (bid.isPurchase) return { kind: 'confirming', ...bid };
  if (own.standing !== 'leading' || own.maximumCents === null || maximumCents > own.maximumCents)
    return { kind: 'confirming', ...bid };
  const problem = {
    status: 409,
    reason: 'not-above-own-maximum',
    detail: null,
    minimumCents: own.maximumCents + 100,
  };
  return { kind: 'refused', problem, maximumCents };
}
