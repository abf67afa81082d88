import { rates } from '@/lib/domain/costs/rates/rates';
import type { Rates, Sourced } from '@/lib/domain/costs/rates/rates-schema';
import type { CostFormula } from '@/lib/domain/costs/sale/cost-formula';
import { isInNewYorkCity, type Loan, type Sale } from '@/lib/domain/costs/sale/costed-sale';
import { kindRules } from '@/lib/domain/costs/sale/taxed-kind';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { shareOf, wholeShareOf } from '@/lib/domain/shared/percent';

/** The loan on a price. Rounded to the cent, so that a higher price never needs less cash. */
export const loanOf = (loan: Loan | null, priceCents: number): Cents =>
  loan === null ? cents(0) : wholeShareOf(priceCents, 100 - loan.downPercent);

interface MortgageTax {
  readonly amountCents: Cents;
  readonly formula: CostFormula;
  readonly rate: Sourced;
}

/** The buyer's part of the mortgage recording tax; null if there is no mortgage to record. */
export function mortgageTax(
  { place, kind }: Pick<Sale, 'place' | 'kind'>,
  loanCents: number,
): MortgageTax | null {
  const { passesBy, hasUpToSixDwellings, isOneOrTwoFamily } = kindRules[kind];
  if (loanCents === 0 || passesBy !== 'deed') return null;
  const { percent, rate } = mortgageRate({ place, kind }, loanCents);
  const { lender } = rates.mortgageTax;
  const debt = roundedDebt(loanCents);
  const lenderPercent = hasUpToSixDwellings ? lender.percent : 0;
  const deductedCents = isOneOrTwoFamily ? deductionOf(place.county, debt) : 0;
  const buyers = Math.round((percent - lenderPercent) * 1000) / 1000;
  return {
    amountCents: cents(shareOf(debt, buyers) - deductedCents),
    formula: { code: 'mortgage-tax', percent, loanCents: debt, lenderPercent, deductedCents },
    rate,
  };
}

/** What one and two families pay less. 0 where no agency's page says that they do. */
function deductionOf(county: string, debtCents: number): number {
  const { deductions, deductedFromCents } = rates.mortgageTax;
  const found = deductions.find(({ names }) => names.includes(county));
  return found ? shareOf(Math.min(debtCents, deductedFromCents), found.percent) : 0;
}

/** The law taxes each $100 and each remaining major fraction of $100, which is more than half. */
const roundedDebt = (loanCents: number): number => Math.ceil(loanCents / 10_000 - 0.5) * 10_000;

function mortgageRate(
  { place, kind }: Pick<Sale, 'place' | 'kind'>,
  loanCents: number,
): { readonly percent: number; readonly rate: Sourced } {
  const { city, yonkers } = rates.mortgageTax;
  if (isInNewYorkCity(place)) {
    const high = kindRules[kind].isHome ? city.homesHigh : city.othersHigh;
    return { percent: loanCents < city.upToCents ? city.low : high, rate: city };
  }
  if (place.town === 'yonkers') return { percent: yonkers.percent, rate: yonkers };
  const county = countyMortgageRate(place.county);
  return { percent: county.percent, rate: county };
}

/** The rate outside New York City. Throws if `county` is not a county of the state. */
function countyMortgageRate(county: string): Rates['mortgageTax']['counties'][number] {
  const found = rates.mortgageTax.counties.find(({ names }) => names.includes(county));
  if (!found) throw new RangeError(`There is no mortgage tax for ${county}`);
  return found;
}

/** The monthly payment to the lender, to the cent: equal payments over the full term. */
export function monthlyPayment({ ratePercent, years }: Loan, loanCents: number): Cents {
  const payments = years * 12;
  const monthly = ratePercent / 1200;
  if (monthly === 0) return cents(Math.ceil(loanCents / payments));
  return cents(Math.round((loanCents * monthly) / (1 - (1 + monthly) ** -payments)));
}
