import { rates } from '@/lib/domain/costs/rates/rates';
import type { Cents } from '@/lib/domain/shared/money';
import { inDollars, inPercent } from '@/lib/domain/shared/percent';
import { type CliffAhead, cliffsAhead } from './cliffs';
import { costPlaceLabel, otherTownsOf } from './cost-places';
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
  /** Sentences about what the sum leaves out or what may change it. */
  readonly notes: readonly string[];
  /** The input in one line: `One-family house, Queens County, 20% down, 6.5% for 30 years`. */
  readonly summary: string;
}

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
    summary: summaryOf(request),
  };
}

function summaryOf({
  sale: { kind, place, loan, sellerIsExempt, buyerPaysSellersTaxes },
}: CostRequest): string {
  return [
    kindRules[kind].label,
    costPlaceLabel(place),
    loan === null
      ? 'paid in cash'
      : `${inPercent(loan.downPercent)} down, ${inPercent(loan.ratePercent)} for ${loan.years} years`,
    ...(sellerIsExempt ? ['seller exempt from tax'] : []),
    ...(buyerPaysSellersTaxes ? ['buyer pays the seller’s taxes'] : []),
  ].join(', ');
}

function notesOn(sale: Sale, loanCents: Cents | null): readonly string[] {
  const { place, kind, arrearsCents, propertyTaxYearCents, monthsUntilKeys } = sale;
  const towns = otherTownsOf(place);
  const { lender, deduction } = rates.mortgageTax;
  const { passesBy, isOneOrTwoFamily, isHome } = kindRules[kind];
  const isUndeducted = isOneOrTwoFamily && (loanCents ?? 0) > 0 && !deduction.names.includes(place.county);
  return [
    ...(towns.length > 0
      ? [
          `Not counted, because no town or city is chosen: ${towns.join('; ')}. Postal addresses reach beyond the limits of towns.`,
        ]
      : []),
    ...(arrearsCents === null
      ? ['Not counted: arrears. Ask for property tax, water and sewer, common charges and open violations.']
      : []),
    ...(monthsUntilKeys > 0 && propertyTaxYearCents === null
      ? ['Not counted until the keys: the property tax, which is not typed.']
      : []),
    ...(isUndeducted
      ? [
          `The mortgage tax may be up to ${inDollars((deduction.ofCents * lender.percent) / 100)} less for one and two families here.`,
        ]
      : []),
    ...(sale.buyerPaysSellersTaxes && isHome && !sale.sellerIsExempt
      ? [
          'Tax Law § 1404(a) may leave the state’s tax of homes out of what the seller’s taxes add to the price: ask your attorney.',
        ]
      : []),
    ...(passesBy === 'shares'
      ? [
          'A co-op passes by its shares: no title insurance, and no mortgage to record. It may ask a flip tax of its own.',
        ]
      : []),
    ...(passesBy === 'bill-of-sale'
      ? ['A home in a park passes by a bill of sale: there is no deed to tax or record.']
      : []),
  ];
}
