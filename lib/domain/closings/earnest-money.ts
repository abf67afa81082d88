import { type Cents, cents } from '@/lib/domain/shared/money';

/**
 * The deposit on a price, rounded to the nearest cent. `basisPoints`: hundredths of a percent, up to 10,000.
 */
export const earnestMoneyOf = (priceCents: Cents, basisPoints: number): Cents =>
  cents(Math.round((priceCents * basisPoints) / 10_000));
