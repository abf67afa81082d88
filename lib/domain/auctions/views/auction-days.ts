import { compareRanks, pageAfter, type Rank } from '@/lib/domain/shared/keyset';

/** An item on the list of auctions by day; `at` is its start or end, ms. */
export interface DatedAuction {
  readonly auctionId: string;
  /** The day in New York, such as `2026-11-21`. */
  readonly day: string;
  readonly at: number;
}

interface DayOfAuctions<T> {
  readonly day: string;
  /** The number of auctions on the whole day, on all pages. */
  readonly total: number;
  readonly items: readonly T[];
}

export interface AuctionDaysPage<T> {
  readonly days: readonly DayOfAuctions<T>[];
  /** The place of the next page; null on the last one. */
  readonly next: string | null;
  /** The first days of the whole list, with the number of auctions on each. */
  readonly calendar: readonly { readonly day: string; readonly total: number }[];
}

interface PageRequest {
  /** Where to begin: a place from `next`, a day such as `2026-11-24`, or null for the start of the list. */
  readonly from: string | null;
  readonly limit: number;
  /** Latest first. */
  readonly isBackwards: boolean;
  readonly mostDays: number;
}

/**
 * A page of auctions by time. It begins after an auction, not at an offset, so a reader who follows the pages
 * gets every remaining auction exactly once while others end. Null for an invalid place.
 */
export function pageByDay<T extends DatedAuction>(
  auctions: readonly T[],
  { from, limit, isBackwards, mostDays }: PageRequest,
): AuctionDaysPage<T> | null {
  const totals = new Map<string, number>();
  for (const { day } of auctions) totals.set(day, (totals.get(day) ?? 0) + 1);
  const after = from === null ? null : rankFrom(from, isBackwards);
  if (from !== null && after === null) return null;
  const isDescending = [isBackwards, isBackwards, isBackwards];
  const { items, last } = pageAfter(auctions, { rankOf, isDescending, after, limit });
  const days = [...totals].map(([day, total]) => ({ day, total }));
  days.sort((a, b) => compareRanks([a.day], [b.day], isDescending));
  return {
    days: days.flatMap(({ day, total }) => {
      const ofDay = items.filter((item) => item.day === day);
      return ofDay.length > 0 ? [{ day, total, items: ofDay }] : [];
    }),
    next: last === null ? null : last.join('~'),
    calendar: days.slice(0, mostDays),
  };
}

const rankOf = ({ day, at, auctionId }: DatedAuction): Rank => [day, at, auctionId];

/** A day stands for the place before its first auction. Null for an invalid place. */
function rankFrom(from: string, isBackwards: boolean): Rank | null {
  const [, day, at, id] = /^(\d{4}-\d\d-\d\d)(?:~(\d{1,15})~([\w-]{1,128}))?$/.exec(from) ?? [];
  if (day === undefined) return null;
  if (at !== undefined && id !== undefined) return [day, Number(at), id];
  return [day, isBackwards ? Number.MAX_SAFE_INTEGER : -1, ''];
}
