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
    ...(sellerIsExempt ? ['tax-exempt seller'] : []),
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
          `Not included, because no city or town is selected: ${towns.join('; ')}. Mailing addresses can extend beyond town limits.`,
        ]
      : []),
    ...(arrearsCents === null
      ? [
          'Not included: arrears. Ask about property tax, water and sewer, common charges, and open violations.',
        ]
      : []),
    ...(monthsUntilKeys > 0 && propertyTaxYearCents === null
      ? ['Property tax until possession isn’t included, because no amount was entered.']
      : []),
    ...(isUndeducted
      ? [
          `The mortgage recording tax may be up to ${inDollars((deduction.ofCents * lender.percent) / 100)} less for one- and two-family homes here.`,
        ]
      : []),
    ...(sale.buyerPaysSellersTaxes && isHome && !sale.sellerIsExempt
      ? [
          'Under Tax Law § 1404(a), the state transfer tax on a home may not count toward what the seller’s taxes add to the price. Ask your attorney.',
        ]
      : []),
    ...(passesBy === 'shares'
      ? [
          'A co-op transfers as shares, so there’s no title insurance and no mortgage to record. The co-op may charge a flip tax.',
        ]
      : []),
    ...(passesBy === 'bill-of-sale'
      ? ['A home in a park transfers by bill of sale, so there’s no deed to tax or record.']
      : []),
  ];
}
