import { countOfDay, newYorkDay } from '@/lib/domain/shared/eastern-day';

const dayMs = 24 * 3_600_000;
/** January 1, 1970 was a Thursday. */
const daysSinceMonday = (days: number): number => (days + 3) % 7;

const toDate = (days: number): string => new Date(days * dayMs).toISOString().slice(0, 10);

/** The week of an instant (ms) in New York, as the date of its Monday, such as `2026-11-23`. */
export function weekOf(at: number): string {
  const days = countOfDay(newYorkDay(at));
  return toDate(days - daysSinceMonday(days));
}

/** The last `count` weeks up to the one of `now` (ms), earliest first. */
export function weeksUntil(now: number, count: number): readonly string[] {
  const last = countOfDay(weekOf(now));
  return Array.from({ length: count }, (_, index) => toDate(last - 7 * (count - 1 - index)));
}
