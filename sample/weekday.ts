import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';

const dayMs = 24 * 3_600_000;
/** Keeps auctions from ending while the store is being seeded. */
const marginMs = 30 * 60_000;

/**
 * The instant (ms) of `time` in New York on the nth weekday after `now`, or before `now` if `nth` is
 * negative. A day counts only if its `time` is at least half an hour from `now`.
 */
export function weekdayAt(now: number, nth: number, time: string): number {
  const step = Math.sign(nth);
  let left = Math.abs(nth);
  for (let day = newYorkDay(now); ; day = shiftDay(day, step)) {
    const at = isWeekday(day) ? fromEasternTime(day, time) : null;
    if (at !== null && (at - now) * step >= marginMs) left -= 1;
    if (at !== null && left === 0) return at;
  }
}

/** The same time of day in New York, `days` later, or earlier if negative. */
export function shiftByDays(at: number, days: number): number {
  const { date, time } = toEasternTime(at);
  return fromEasternTime(shiftDay(date, days), time) ?? at + days * dayMs;
}

const isWeekday = (day: string): boolean => new Date(day).getUTCDay() % 6 !== 0;
const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
