import { rates } from '@/lib/domain/costs/rates/rates';
import type { LocalTax } from '@/lib/domain/costs/rates/rates-schema';
import { otherTaxesOf } from '@/lib/domain/costs/sale/cost-places';
import type { QuoteId, Sale } from '@/lib/domain/costs/sale/costed-sale';
import { quotesOf } from '@/lib/domain/costs/sale/offered-quotes';
import { kindRules } from '@/lib/domain/costs/sale/taxed-kind';
import { isVacancyEstimated } from '@/lib/domain/costs/services/insurance';
import { mayNeedRegistration } from '@/lib/domain/costs/services/services';
import { type CliffAhead, cliffsAhead } from './cliffs';
import type { CostRequest } from './cost-request';
import { type EndedLaw, endedLawOf } from './ended-laws';
import { highestBidFor } from './highest-bid';
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
  | ({ readonly code: 'county-law-ended' } & EndedLaw)
  | { readonly code: 'mortgage-deduction'; readonly mostCents: number }
  | {
      readonly code:
        | ('arrears' | 'property-tax' | 'shares' | 'bill-of-sale' | 'registration')
        | ('state-tax-left-out' | 'residential-part' | 'contested-fees');
    }
  | { readonly code: 'not-estimated'; readonly ids: readonly QuoteId[] };

/** Answers a calculation. `today` is the day in New York, `2026-11-22`. */
export function answerCosts(request: CostRequest, today: string): CostAnswer {
  const { from, amountCents, sale } = request;
  const bidCents = from === 'bid' ? amountCents : highestBidFor(sale, amountCents, today);
  const price = bidCents === null ? null : totalCostOf(sale, bidCents, today);
  return {
    request,
    price,
    cliffs: bidCents === null ? [] : cliffsAhead(sale, bidCents, today),
    notes: notesOn(sale, price),
  };
}

function notesOn(sale: Sale, price: TotalCost | null): readonly CostNote[] {
  const { place, kind, arrearsCents, propertyTaxYearCents, monthsUntilKeys } = sale;
  const taxes = otherTaxesOf(place);
  const { lender, deductions, deductedFromCents } = rates.mortgageTax;
  const { passesBy, isOneOrTwoFamily, isHome } = kindRules[kind];
  const isDeducted = deductions.some(({ names }) => names.includes(place.county));
  const isUndeducted = isOneOrTwoFamily && (price?.loanCents ?? 0) > 0 && !isDeducted;
  const mostCents = (deductedFromCents * lender.percent) / 100;
  const isTaxLeftOut = sale.buyerPaysSellersTaxes && isHome && !sale.sellerIsExempt;
  const endedLaw = endedLawOf(place.county);
  const isContested = rates.recording.counties.some(
    (fees) => fees.isContested && fees.names.includes(place.county),
  );
  const unquoted = quotesOf(sale).filter(
    (id) => sale.own[id] === undefined && !(id === 'vacant-policy' && isVacancyEstimated(sale)),
  );
  const notes: readonly (CostNote | false)[] = [
    taxes.length > 0 && { code: 'other-towns', taxes },
    arrearsCents === null && { code: 'arrears' },
    monthsUntilKeys > 0 && propertyTaxYearCents === null && { code: 'property-tax' },
    mayNeedRegistration(sale) && { code: 'registration' },
    isUndeducted && { code: 'mortgage-deduction', mostCents },
    isTaxLeftOut && { code: 'state-tax-left-out' },
    (price?.mayOweMansionTax ?? false) && { code: 'residential-part' },
    endedLaw !== null && passesBy !== 'bill-of-sale' && { code: 'county-law-ended', ...endedLaw },
    isContested && passesBy === 'deed' && { code: 'contested-fees' },
    passesBy !== 'deed' && { code: passesBy },
    unquoted.length > 0 && { code: 'not-estimated', ids: unquoted },
  ];
  return notes.filter((note) => note !== false);
}
