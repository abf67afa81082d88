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

/** `1.425%`. */
export const inPercent = (percent: number): string => `${percent}%`;
