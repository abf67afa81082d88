import { countOfDay, isDay, newYorkDay } from '@/lib/domain/shared/eastern-day';

export const periodIds = ['last-30-days', 'this-month', 'last-month', 'quarter', 'custom'] as const;
export type PeriodId = (typeof periodIds)[number];

/** Days in New York, such as `2026-10-31`; both are part of the period. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export type PeriodFault = 'no-date' | 'backward' | 'future' | 'too-long';

/** What a person chose. `typed` holds the dates of a custom period as they were typed. */
export interface ChosenPeriod {
  readonly id: PeriodId;
  readonly period: Period;
  readonly typed: Period;
  /** Why the typed dates do not count; the period is then the last 30 days. */
  readonly fault: PeriodFault | null;
}

/** Daily counts of views are read for about this long. */
export const MAX_DAYS = 366;
const dayMs = 24 * 3_600_000;

type Params = { readonly [name: string]: string | readonly string[] | undefined };

/** Reads the URL parameters `period`, `from`, and `to`. `now` in ms, here and below. */
export function parsePeriod(params: Params, now: number): ChosenPeriod {
  const text = (name: string) => ([params[name]].flat()[0] ?? '').trim().slice(0, 20);
  const id = periodIds.find((each) => each === text('period')) ?? 'last-30-days';
  const typed = { from: text('from'), to: text('to') };
  const fault = id === 'custom' ? faultOf(typed, now) : null;
  const period = id === 'custom' && fault === null ? typed : periodOf(id, now);
  return { id, period, typed: id === 'custom' ? typed : period, fault };
}

function faultOf({ from, to }: Period, now: number): PeriodFault | null {
  if (!isDay(from) || !isDay(to)) return 'no-date';
  if (from > to) return 'backward';
  if (to > newYorkDay(now)) return 'future';
  return countOfDay(to) - countOfDay(from) >= MAX_DAYS ? 'too-long' : null;
}

function periodOf(id: PeriodId, now: number): Period {
  const today = newYorkDay(now);
  const month = today.slice(0, 7);
  switch (id) {
    case 'this-month':
      return { from: `${month}-01`, to: today };
    case 'last-month': {
      const to = dayBefore(`${month}-01`);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'quarter': {
      const first = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
      return { from: `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`, to: today };
    }
    case 'last-30-days':
    case 'custom':
      return { from: toDay(countOfDay(today) - 29), to: today };
  }
}

/** A month such as `2026-10`, up to today; null if it is not a month, has not begun, or was over before `since`. */
export function monthPeriod(month: string, since: number, now: number): Period | null {
  const today = newYorkDay(now);
  const from = `${month}-01`;
  if (!/^20\d\d-\d\d$/.test(month) || !isDay(from) || from > today) return null;
  if (month < newYorkDay(since).slice(0, 7)) return null;
  const [year = 0, index = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
  return { from, to: last < today ? last : today };
}

/** The months from `since` up to this one, latest first, for which a report can be made; at most `count`. */
export function monthsUntil(now: number, since: number, count: number): readonly string[] {
  const [year = 0, month = 1] = newYorkDay(now).split('-').map(Number);
  const first = newYorkDay(since).slice(0, 7);
  const months = Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
  return months.filter((each, back) => back === 0 || each >= first);
}

/** Whether an instant (ms) falls on a day of the period. */
export function isIn({ from, to }: Period, at: number): boolean {
  const day = newYorkDay(at);
  return from <= day && day <= to;
}

/** The Mondays of the period's weeks, earliest first. The first week may have begun before the period. */
export function weeksOf({ from, to }: Period): readonly string[] {
  const first = countOfDay(mondayOf(from));
  const last = countOfDay(mondayOf(to));
  return Array.from({ length: (last - first) / 7 + 1 }, (_, index) => toDay(first + 7 * index));
}

/** The Monday of a day's week. January 1, 1970 was a Thursday. */
export const mondayOf = (day: string): string => toDay(countOfDay(day) - ((countOfDay(day) + 3) % 7));

const toDay = (count: number): string => new Date(count * dayMs).toISOString().slice(0, 10);
const dayBefore = (day: string): string => toDay(countOfDay(day) - 1);
