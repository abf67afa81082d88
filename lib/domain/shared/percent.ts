import { type Cents, cents } from './money';

/** So many percent of an amount, to the cent, a half cent up. Exact for percentages with three decimals. */
export const shareOf = (amountCents: number, percent: number): Cents =>
  cents(Math.floor((amountCents * thousandths(percent) + 50_000) / 100_000));

/** The same without the broken cent. */
export const wholeShareOf = (amountCents: number, percent: number): Cents =>
  cents(Math.floor((amountCents * thousandths(percent)) / 100_000));

const thousandths = (percent: number): number => Math.round(percent * 1000);

/** Units of which a started one counts whole. */
export const startedUnits = (amountCents: number, unitCents: number): number =>
  Math.ceil(amountCents / unitCents);

const whole = new Intl.NumberFormat('en-US');
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$412,500`, with cents only where there are some. */
export const inDollars = (amountCents: number): string =>
  `$${(amountCents % 100 === 0 ? whole : exact).format(amountCents / 100)}`;

export const inCount = (count: number): string => whole.format(count);

/** `1.425%`. */
export const inPercent = (percent: number): string => `${percent}%`;
