import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax } from '@/lib/domain/costs/rates/rates-schema';
import type { Cents } from '@/lib/domain/shared/money';
import { type CliffAhead, cliffsAhead } from './cliffs';
import { otherTaxesOf } from './cost-places';
import type { CostRequest } from './cost-request';
import type { Sale } from './costed-sale';
import { highestBidFor } from './highest-bid';
import { kindRules } from './taxed-kind';
import { type TotalCost, totalCostOf } from './total-cost';

export interface CostAnswer {
  readonly request: CostRequest;
  /** The total cost of the bid, or of the highest bid that the cash covers; null if it covers none. */
  readonly price: TotalCost | null;
  readonly cliffs: readonly CliffAhead[];
  readonly notes: readonly CostNote[];
}

/** What the sum leaves out or what may change it. */
export type CostNote =
  | { readonly code: 'other-towns'; readonly taxes: readonly LocalTax[] }
  | { readonly code: 'mortgage-deduction'; readonly mostCents: number }
  | { readonly code: 'arrears' | 'property-tax' | 'state-tax-in-price' | 'shares' | 'bill-of-sale' };

/** Answers a calculation. `today` is the day in New York, `2026-11-22`. */
export function answerCosts(request: CostRequest, today: string): CostAnswer {
  const { from, amountCents, sale } = request;
  const bidCents = from === 'bid' ? amountCents : highestBidFor(sale, amountCents, today);
  const price = bidCents === null ? null : totalCostOf(sale, bidCents, today);
  return {
    request,
    price,
    cliffs: bidCents === null ? [] : cliffsAhead(sale, bidCents, today),
    notes: notesOn(sale, price?.loanCents ?? null),
  };
}

function notesOn(sale: Sale, loanCents: Cents | null): readonly CostNote[] {
  const { place, kind, arrearsCents, propertyTaxYearCents, monthsUntilKeys } = sale;
  const taxes = otherTaxesOf(place);
  const { lender, deduction } = rates.mortgageTax;
  const { passesBy, isOneOrTwoFamily, isHome } = kindRules[kind];
  const isUndeducted = isOneOrTwoFamily && (loanCents ?? 0) > 0 && !deduction.names.includes(place.county);
  const mostCents = (deduction.ofCents * lender.percent) / 100;
  const isTaxAdded = sale.buyerPaysSellersTaxes && isHome && !sale.sellerIsExempt;
  const notes: readonly (CostNote | false)[] = [
    taxes.length > 0 && { code: 'other-towns', taxes },
    arrearsCents === null && { code: 'arrears' },
    monthsUntilKeys > 0 && propertyTaxYearCents === null && { code: 'property-tax' },
    isUndeducted && { code: 'mortgage-deduction', mostCents },
    isTaxAdded && { code: 'state-tax-in-price' },
    passesBy !== 'deed' && { code: passesBy },
  ];
  return notes.filter((note) => note !== false);
}
