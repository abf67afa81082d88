import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { listingPhases, phaseWithin } from '@/lib/domain/listing-views/sale-phase';
import { type CodeColumn, encode, type NumberColumn } from './columns';

/**
 * Keeps a column of phases current. The whole column is recomputed only when the clock passes a start or an
 * end, or moves back.
 */
export interface PhaseClock {
  /** Call after writing the row's start and end. */
  readonly put: (row: number, card: ListingCard) => void;
  /** Updates the column to an instant in ms. */
  readonly set: (now: number) => void;
}

/** The codes of a row before its auction's start, while it runs, and after its end. */
type PhaseCodes = readonly [before: number, during: number, after: number];

export function createPhaseClock(
  column: CodeColumn,
  startsAt: NumberColumn,
  endsAt: NumberColumn,
): PhaseClock {
  const codesByRow: PhaseCodes[] = [];
  const codeOf = new Map(listingPhases.map((phase) => [phase, encode(column, () => [phase])]));
  // The column is correct from here until the next start, and up to and including the next end.
  let since = Number.NEGATIVE_INFINITY;
  let nextStart = Number.POSITIVE_INFINITY;
  let nextEnd = Number.POSITIVE_INFINITY;

  const settle = (row: number, [before, during, after]: PhaseCodes) => {
    const start = startsAt.values[row] ?? 0;
    const end = endsAt.values[row] ?? 0;
    if (before === after) column.codes[row] = before;
    else if (since < start) {
      column.codes[row] = before;
      nextStart = Math.min(nextStart, start);
    } else if (since <= end) {
      column.codes[row] = during;
      nextEnd = Math.min(nextEnd, end);
    } else column.codes[row] = after;
  };

  return {
    put: (row, card) => {
      const start = startsAt.values[row] ?? 0;
      const end = endsAt.values[row] ?? 0;
      const codeAt = (at: number) => codeOf.get(phaseWithin(card, at, start, end)) ?? 0;
      const phaseCodes: PhaseCodes = [
        codeAt(Number.NEGATIVE_INFINITY),
        codeAt(start),
        codeAt(Number.POSITIVE_INFINITY),
      ];
      codesByRow[row] = phaseCodes;
      settle(row, phaseCodes);
    },
    set: (now) => {
      if (now >= since && now < nextStart && now <= nextEnd) return;
      since = now;
      nextStart = Number.POSITIVE_INFINITY;
      nextEnd = Number.POSITIVE_INFINITY;
      for (const [row, phaseCodes] of codesByRow.entries()) settle(row, phaseCodes);
    },
  };
}
