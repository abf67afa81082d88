import { type Cents, cents } from '@/lib/domain/shared/money';
import { type ClosingState, confirmationOf } from './closing';

/**
 * The deposit on a price, rounded to the nearest cent. `basisPoints`: hundredths of a percent, up to 10,000.
 */
export const earnestMoneyOf = (priceCents: Cents, basisPoints: number): Cents =>
  cents(Math.round((priceCents * basisPoints) / 10_000));

/** What the escrow agent holds: all of it once the seller's side confirmed that it arrived, before nothing. */
export const earnestPaidOf = (state: ClosingState): Cents =>
  confirmationOf(state, 'deposit-received', 'seller') ? state.terms.earnestMoneyCents : cents(0);
