import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingCard } from './listing-card';

/** The possible results of an auction. Only the first one is a sale. */
export const resultKinds = ['sold', 'fell-through', 'undecided', 'not-sold', 'no-bids', 'cancelled'] as const;
export type ResultKind = (typeof resultKinds)[number];
export type ResultCounts = Readonly<Record<ResultKind, number>>;

/** Null while the auction is not over. */
export function resultOf({ status, outcome }: Pick<PublicAuction, 'status' | 'outcome'>): ResultKind | null {
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'ended' || outcome === null) return null;
  switch (outcome) {
    case 'sold':
    case 'sold-buy-now':
    case 'accepted':
    case 'sold-to-back-up':
      return 'sold';
    case 'fell-through':
      return 'fell-through';
    case 'reserve-not-met':
      return 'undecided';
    case 'declined':
    case 'lapsed':
      return 'not-sold';
    case 'no-bids':
      return 'no-bids';
  }
}

export function countResults(results: readonly ResultKind[]): ResultCounts {
  const counts = { sold: 0, 'fell-through': 0, undecided: 0, 'not-sold': 0, 'no-bids': 0, cancelled: 0 };
  for (const result of results) counts[result] += 1;
  return counts;
}

/** The auctions of one calendar month, New York time. */
export interface ResultsMonth {
  /** `2026-11` */
  readonly month: string;
  readonly counts: ResultCounts;
  readonly total: number;
  readonly pageCount: number;
  /** When the last result was added or changed, in ms. */
  readonly changedAt: number;
}

/** One page of a month's auctions, latest first. */
export interface ResultsPage extends ResultsMonth {
  readonly days: readonly { readonly day: string; readonly cards: readonly ListingCard[] }[];
  /** Starts at 1. */
  readonly page: number;
  /** Auctions of homes that no longer have a page: counted but not listed. */
  readonly unlisted: number;
  readonly earlier: string | null;
  readonly later: string | null;
}
