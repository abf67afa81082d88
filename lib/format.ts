import { site } from './site';

/** Made when first used: a browser needs milliseconds for each, and most pages few of them. */
const money = once(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const exactMoney = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const count = once(() => new Intl.NumberFormat('en-US'));
const day = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: site.timeZone }));
const moment = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: site.timeZone,
    }),
);

/** Cents as dollars: `$412,500`, with cents only where there are some. */
export const formatMoney = (amountCents: number): string =>
  amountCents % 100 === 0 ? money().format(amountCents / 100) : exactMoney().format(amountCents / 100);

export const formatCount = (value: number): string => count().format(value);

/** `Nov 21, 2026`, in New York. */
export const formatDay = (at: string | number): string => day().format(new Date(at));

/** `Sat, Nov 21, 3:05 PM ET`, in New York. */
export const formatMoment = (at: string | number): string => `${moment().format(new Date(at))} ET`;

/** `1 bid`, `2 bids`. */
export const formatPlural = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
