import type { OwnStanding } from '@/lib/domain/auction/public-auction';
import { type BidStep, missingFor, type Readiness } from './bid-step';

interface Reviewed {
  readonly maximumCents: number;
  readonly isTwice: boolean;
}

/** Where a reviewed amount leads: to the confirm step, or at once to what the server would refuse it for. */
export function reviewedStep(bid: Reviewed, user: Readiness | null, own: OwnStanding): BidStep {
  const { maximumCents } = bid;
  const missing = user && missingFor(user, maximumCents);
  if (missing) return { kind: 'refused', problem: missing, maximumCents };
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
