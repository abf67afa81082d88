import { inCount, inDollars } from '@/lib/domain/shared/amounts';
import { months } from '@/lib/domain/shared/months';

/** Cents as dollars: `$412,500`, or `$412,500.50` when the cents are not zero. */
export const formatMoney = inDollars;

/** `12,400`. */
export const formatCount = inCount;

/** Cents as dollars, always with cents: `$412,500.00`. For a bill or a statement, whose figures line up. */
export const formatExactMoney = (amountCents: number): string =>
  `${formatMoney(amountCents)}${amountCents % 100 === 0 ? '.00' : ''}`;

/** `$95K`, `$1.25M`, rounded to thousands, or from a million on to ten thousands. */
export function formatShortMoney(amountCents: number): string {
  const thousands = Math.round(amountCents / 100_000);
  if (thousands < 1) return formatMoney(amountCents);
  return thousands < 1000 ? `$${thousands}K` : `$${Math.round(thousands / 10) / 100}M`;
}

/** `Nov 21, 2026`, in New York time. `at`: ISO string or ms. */
export function formatDay(at: string | number): string {
  const { day, year } = inNewYork(at);
  return `${day}, ${year}`;
}

/** `Sat, Nov 21, 3:05 PM ET`, in New York time. `at`: ISO string or ms. */
export function formatMoment(at: string | number): string {
  const { weekday, day, clock } = inNewYork(at);
  return `${weekday}, ${day}, ${clock}`;
}

/** `Sat, Nov 21, 3:05:09 PM ET`, in New York time. `at`: ISO string or ms. */
export const formatExactMoment = (at: string | number): string =>
  formatMoment(at).replace(/(?= [AP]M )/, `:${twoDigits(new Date(at).getUTCSeconds())}`);

/** `Nov 21, 3:05:09 PM ET`, in New York time. */
export const formatInstant = (at: string): string => formatExactMoment(at).replace(/^\w+, /, '');

/** `Nov 21, 2026, 3:05 PM ET`, in New York time. `at`: ISO string or ms. */
export function formatDayAndTime(at: string | number): string {
  const { day, year, clock } = inNewYork(at);
  return `${day}, ${year}, ${clock}`;
}

/** `09`, for minutes and cents. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `1 bid`, `2 bids`. */
export const formatPlural = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const hourMs = 3_600_000;

/** New York local time under the daylight saving rules in force since 2007 (15 U.S.C. § 260a). */
function inNewYork(at: string | number) {
  const instant = new Date(at).getTime();
  const local = new Date(instant - (isDaylightSaving(instant) ? 4 : 5) * hourMs);
  const hour = local.getUTCHours();
  return {
    weekday: weekdays[local.getUTCDay()],
    day: `${months[local.getUTCMonth()]} ${local.getUTCDate()}`,
    year: local.getUTCFullYear(),
    clock: `${hour % 12 || 12}:${twoDigits(local.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'} ET`,
  };
}

/** From 2 AM EST on the second Sunday of March to 2 AM EDT on the first Sunday of November. */
function isDaylightSaving(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= sunday(year, 2, 8) + 7 * hourMs && instant < sunday(year, 10, 1) + 6 * hourMs;
}

/** The first Sunday on or after that day, at midnight UTC (ms). `month` is zero-based. */
function sunday(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7));
}
