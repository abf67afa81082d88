export interface CalendarDay {
  /** `2026-11-21` */
  readonly day: string;
  readonly total: number;
}

/** A month of auction days in weeks from Sunday to Saturday. */
export interface AuctionCalendar {
  /** `2026-11` */
  readonly month: string;
  /** Null for the days of other months. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** The nearest month before and after with auctions; null if there is none. */
  readonly previous: string | null;
  readonly next: string | null;
}

const dayMs = 24 * 3_600_000;

/** `totals`: the number of auctions on each day, over all months. */
export function toAuctionCalendar(month: string, totals: ReadonlyMap<string, number>): AuctionCalendar {
  const first = Date.parse(`${month}-01`);
  const lead = new Date(first).getUTCDay();
  const cells: (CalendarDay | null)[] = Array.from({ length: lead }, () => null);
  for (let at = first; isoDay(at).startsWith(month); at += dayMs)
    cells.push({ day: isoDay(at), total: totals.get(isoDay(at)) ?? 0 });
  while (cells.length % 7 > 0) cells.push(null);
  const months = [...new Set([...totals.keys()].map(monthOf))].sort();
  return {
    month,
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
    previous: months.findLast((each) => each < month) ?? null,
    next: months.find((each) => each > month) ?? null,
  };
}

/** `2026-11` of `2026-11-21`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
