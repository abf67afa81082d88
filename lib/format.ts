import { site } from './site';

/** Made when first used: a browser needs milliseconds for each. */
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
export function formatMoney(amountCents: number): string {
  const size = Math.abs(amountCents);
  const cents = size % 100;
  const dollars = formatCount((size - cents) / 100);
  return `${amountCents < 0 ? '-' : ''}$${dollars}${cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`}`;
}

/** `12,400`. By hand, because the first Intl.NumberFormat of a page takes a phone 80 ms. */
export const formatCount = (value: number): string =>
  String(value).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

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
