import { type Cents, cents } from '@/lib/domain/shared/money';

/** The deposit on a price, to the nearest cent. Hundredths of a percent; at most all of the price. */
export const earnestMoneyOf = (priceCents: Cents, basisPoints: number): Cents =>
  cents(Math.round((priceCents * basisPoints) / 10_000));
