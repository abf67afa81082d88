import { site } from './site';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exactMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: site.timeZone });
const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: site.timeZone,
});

/** Cents as dollars: `$412,500`, with cents only where there are some. */
export const formatMoney = (amountCents: number): string =>
  amountCents % 100 === 0 ? money.format(amountCents / 100) : exactMoney.format(amountCents / 100);

export const formatCount = (value: number): string => count.format(value);

/** `Nov 21, 2026`, in New York. */
export const formatDay = (at: string | number): string => day.format(new Date(at));

/** `Sat, Nov 21, 3:05 PM ET`, in New York. */
export const formatMoment = (at: string | number): string => `${moment.format(new Date(at))} ET`;

/** `1 bid`, `2 bids`. */
export const formatPlural = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;
