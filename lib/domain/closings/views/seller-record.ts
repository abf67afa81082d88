import { bindsSeller } from '@/lib/domain/auctions/state/binds-seller';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { Canceler } from '@/lib/domain/auctions/terms/cancelers';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import type { ClosingStatus } from '@/lib/domain/closings/closing-steps';
import { type FactAccuracy, toFactAccuracy } from '@/lib/domain/closings/fact-judgment';

/** A seller's record, from ended auctions and closings only. */
export interface SellerRecord {
  /** High bids below the reserve that the seller had to answer, and how many they accepted. */
  readonly belowReserve: number;
  readonly accepted: number;
  /** Median days to an answer, lapsed decisions excluded; null without an answer. */
  readonly daysToAnswer: number | null;
  /** Auctions canceled although bids bound the seller: by the seller, and by our staff. */
  readonly canceled: { readonly bySeller: number; readonly byStaff: number };
  /** Closings that ended, and how many of them failed. */
  readonly ended: number;
  readonly fellThrough: number;
  /** How accurate buyers found the facts of the seller's homes after the closing. */
  readonly facts: FactAccuracy;
}

const dayMs = 86_400_000;

/** Expects one seller's auctions and closings. An auction that met its reserve needed no answer. */
export function toSellerRecord(
  auctions: readonly PublicState[],
  closings: readonly { readonly status: ClosingStatus; readonly events: readonly ClosingEvent[] }[],
): SellerRecord {
  const belowReserveSales = auctions.flatMap((state) =>
    state.status === 'ended' && answered.has(state.outcome) ? [state] : [],
  );
  const days = belowReserveSales
    .filter(({ outcome }) => outcome !== 'lapsed')
    .map(({ at, closedAt }) => (at - closedAt) / dayMs)
    .sort((a, b) => a - b);
  const ended = closings.filter(({ status }) => overStatuses.has(status));
  return {
    belowReserve: belowReserveSales.length,
    accepted: belowReserveSales.filter(({ outcome }) => outcome === 'accepted').length,
    daysToAnswer: days[Math.floor((days.length - 1) / 2)] ?? null,
    canceled: { bySeller: countCanceled(auctions, 'seller'), byStaff: countCanceled(auctions, 'staff') },
    ended: ended.length,
    fellThrough: ended.filter(({ status }) => status !== 'Closed').length,
    facts: toFactAccuracy(closings),
  };
}

const countCanceled = (auctions: readonly PublicState[], by: Canceler): number =>
  auctions.filter((state) => state.status === 'cancelled' && state.by === by && bindsSeller(state)).length;

const answered: ReadonlySet<string> = new Set(['accepted', 'declined', 'lapsed']);
const overStatuses: ReadonlySet<ClosingStatus> = new Set(['Closed', 'Defaulted', 'FellThrough']);
