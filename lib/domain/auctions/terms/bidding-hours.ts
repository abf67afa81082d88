import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';

const opensAt = '09:00';
const closesAt = '21:00';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Keeps a time between 9 AM and 9 PM in New York, both inclusive, and moves any other to the next 9 AM there.
 * `at` and the result are in milliseconds UTC.
 */
export function toBiddingHours(at: number): number {
  const { date, time } = toEasternTime(at);
  const isAtClose = time === closesAt && at % minuteMs === 0;
  if (time >= opensAt && (time < closesAt || isAtClose)) return at;
  const opening = fromEasternTime(time < opensAt ? date : dayAfter(date), opensAt);
  if (opening === null) throw new RangeError(`No 9 AM in New York after ${at}`);
  return opening;
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);
