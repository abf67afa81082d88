import { type Cents, cents } from '@/lib/domain/shared/money';
import type { TotalCost } from './total-cost';

/** What the buyer brings to the closing: price plus costs, less the loan and what is already in escrow. */
export interface CashLines {
  readonly priceCents: Cents;
  /** The buyer's costs that are due at the closing. */
  readonly costsCents: Cents;
  readonly loanCents: Cents;
  /** Earnest money that the escrow agent already holds. */
  readonly paidCents: Cents;
  /** The sum; negative if loan and earnest money come to more. */
  readonly cashCents: number;
}

/** The lines add up to the cent. */
export function cashLinesOf(
  { priceCents, loanCents, cashCents }: Pick<TotalCost, 'priceCents' | 'loanCents' | 'cashCents'>,
  paidCents: Cents = cents(0),
): CashLines {
  const costsCents = cents(cashCents + loanCents - priceCents);
  return { priceCents, costsCents, loanCents, paidCents, cashCents: cashCents - paidCents };
}
