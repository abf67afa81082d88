import { compareRanks, pageAfter, type Rank } from '@/lib/domain/shared/keyset';

export const boardSorts = ['time', 'price-up', 'price-down', 'bids'] as const;
export type BoardSort = (typeof boardSorts)[number];

/** An auction on the board. */
export interface BoardAuction {
  readonly auctionId: string;
  /** The next date of the auction, ms: its start until it opens, else its end. */
  readonly at: number;
  /** The day of `at` in New York, such as `2026-11-21`. */
  readonly day: string;
  readonly priceCents: number;
  readonly bidCount: number;
}

interface BoardGroup<T> {
  /** Null unless the board is sorted by time. */
  readonly day: string | null;
  /** The number of auctions in the whole group, on all pages. */
  readonly total: number;
  readonly items: readonly T[];
}

export interface BoardPage<T> {
  readonly groups: readonly BoardGroup<T>[];
  /** The place of the next page; null on the last one. */
  readonly next: string | null;
}

interface PageRequest {
  /** A place from `next`, or null for the start of the board. */
  readonly from: string | null;
  readonly sort: BoardSort;
  readonly limit: number;
  /** Latest first; only for `time`. */
  readonly isBackwards: boolean;
}

/**
 * A page of the board. It begins after an auction, not at an offset, so a reader who follows the pages gets
 * every remaining auction exactly once while others end. Null for an invalid place.
 */
export function pageOfBoard<T extends BoardAuction>(
  auctions: readonly T[],
  { from, sort, limit, isBackwards }: PageRequest,
): BoardPage<T> | null {
  const { rankOf, isDescending } = orders[sort](isBackwards);
  const after = from === null ? null : parsePlace(from, sort);
  if (from !== null && after === null) return null;
  const { items, last } = pageAfter(auctions, { rankOf, isDescending, after, limit });
  const next = last === null ? null : last.join('~');
  if (sort !== 'time')
    return { groups: items.length > 0 ? [{ day: null, total: auctions.length, items }] : [], next };
  const totals = totalsByDay(auctions);
  const days = [...new Set(items.map(({ day }) => day))].sort((a, b) => compareRanks([a], [b], isDescending));
  return {
    groups: days.map((day) => ({
      day,
      total: totals.get(day) ?? 0,
      items: items.filter((item) => item.day === day),
    })),
    next,
  };
}

/** The number of auctions on each day. */
export function totalsByDay(auctions: Iterable<Pick<BoardAuction, 'day'>>): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { day } of auctions) totals.set(day, (totals.get(day) ?? 0) + 1);
  return totals;
}

interface Order {
  readonly rankOf: (auction: BoardAuction) => Rank;
  readonly isDescending: readonly boolean[];
}

const orders: Readonly<Record<BoardSort, (isBackwards: boolean) => Order>> = {
  time: (isBackwards) => ({
    rankOf: ({ day, at, auctionId }) => [day, at, auctionId],
    isDescending: [isBackwards, isBackwards, isBackwards],
  }),
  'price-up': () => ({ rankOf: ({ priceCents, auctionId }) => [priceCents, auctionId], isDescending: [] }),
  'price-down': () => ({
    rankOf: ({ priceCents, auctionId }) => [priceCents, auctionId],
    isDescending: [true],
  }),
  bids: () => ({ rankOf: ({ bidCount, auctionId }) => [bidCount, auctionId], isDescending: [true] }),
};

/** Null for an invalid place. */
function parsePlace(from: string, sort: BoardSort): Rank | null {
  const pattern =
    sort === 'time' ? /^(\d{4}-\d\d-\d\d)~(\d{1,15})~([\w-]{1,128})$/ : /^(\d{1,15})~([\w-]{1,128})$/;
  const [, ...parts] = pattern.exec(from) ?? [];
  const [id, value, day] = parts.reverse();
  if (id === undefined || value === undefined) return null;
  return day === undefined ? [Number(value), id] : [day, Number(value), id];
}
