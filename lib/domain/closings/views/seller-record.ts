import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import type { ClosingStatus } from '@/lib/domain/closings/closing-steps';
import { type FactAccuracy, toFactAccuracy } from '@/lib/domain/closings/fact-judgment';

/** How a seller has kept what they put up, as far as it is over. */
export interface SellerRecord {
  /** High bids below the reserve that the seller had to answer, and those that became a sale. */
  readonly belowReserve: number;
  readonly accepted: number;
  /** The median of the answers; null without any. */
  readonly daysToAnswer: number | null;
  /** Closings that ended, and those of them that failed. */
  readonly ended: number;
  readonly fellThrough: number;
  /** How the facts of their homes were, as buyers found them after the closing. */
  readonly facts: FactAccuracy;
}

const dayMs = 86_400_000;

/** `auctions` and `sales` of one seller. An auction that ended at or above its reserve asked nobody. */
export function toSellerRecord(
  auctions: readonly PublicState[],
  closings: readonly { readonly status: ClosingStatus; readonly events: readonly ClosingEvent[] }[],
): SellerRecord {
  const asked = auctions.flatMap((state) =>
    state.status === 'ended' && answered.has(state.outcome) ? [state] : [],
  );
  const days = asked
    .filter(({ outcome }) => outcome !== 'lapsed')
    .map(({ at, closedAt }) => (at - closedAt) / dayMs)
    .sort((a, b) => a - b);
  const ended = closings.filter(({ status }) => overStatuses.has(status));
  return {
    belowReserve: asked.length,
    accepted: asked.filter(({ outcome }) => outcome === 'accepted').length,
    daysToAnswer: days[Math.floor((days.length - 1) / 2)] ?? null,
    ended: ended.length,
    fellThrough: ended.filter(({ status }) => status !== 'Closed').length,
    facts: toFactAccuracy(closings),
  };
}

const answered: ReadonlySet<string> = new Set(['accepted', 'declined', 'lapsed']);
const overStatuses: ReadonlySet<ClosingStatus> = new Set(['Closed', 'Defaulted', 'FellThrough']);
