import { type Cents, cents } from './money';

/** A percentage of an amount, to the cent, half a cent up. Exact for percentages with three decimals. */
export const shareOf = (amountCents: number, percent: number): Cents =>
  cents(Math.floor((amountCents * thousandths(percent) + 50_000) / 100_000));

/** A percentage of an amount, rounded down to the cent. */
export const wholeShareOf = (amountCents: number, percent: number): Cents =>
  cents(Math.floor((amountCents * thousandths(percent)) / 100_000));

const thousandths = (percent: number): number => Math.round(percent * 1000);

/** The number of units in an amount; a partial unit counts as a whole one. */
export const startedUnits = (amountCents: number, unitCents: number): number =>
  Math.ceil(amountCents / unitCents);

const whole = new Intl.NumberFormat('en-US');
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$412,500`, with cents only if there are any. */
export const inDollars = (amountCents: number): string =>
  `$${(amountCents % 100 === 0 ? whole : exact).format(amountCents / 100)}`;

export const inCount = (count: number): string => whole.format(count);

/** `1.425%`. */
export const inPercent = (percent: number): string => `${percent}%`;
