import { rates } from '@/lib/domain/costs/rates/rates';
import { type Cents, dollars } from '@/lib/domain/shared/money';
import { isInNewYorkCity, localTaxOf, type Sale } from './costed-sale';
import { mansionSteps } from './deed-taxes';
import { loanOf } from './loan-costs';
import { kindRules } from './taxed-kind';
import { considerationOf, premiumOf, totalCostOf } from './total-cost';

type CliffName =
  | ('mansion-tax' | 'loan-costs' | 'mortgage-tax')
  | ('local-tax' | 'local-tax-in-full')
  | ('city-transfer-tax' | 'higher-city-transfer-tax' | 'additional-state-transfer-tax');

/**
 * An amount at which one more dollar costs much more, because a rule then applies to the full price or loan.
 */
export interface Cliff {
  readonly name: CliffName;
  /** The city or town of a local tax. */
  readonly place: string | null;
  readonly of: 'consideration' | 'loan';
  /** The first amount to which the rule applies. */
  readonly fromCents: number;
}

/** All cliffs of this sale. Everywhere else one more dollar costs about one dollar. */
export function cliffsOf(sale: Sale): readonly Cliff[] {
  const { passesBy, isHome } = kindRules[sale.kind];
  if (passesBy === 'bill-of-sale') return [];
  const isCity = isInNewYorkCity(sale.place);
  const local = localTaxOf(sale.place);
  const at = (name: CliffName, fromCents: number, more: Partial<Cliff> = {}): Cliff => ({
    name,
    place: null,
    of: 'consideration',
    fromCents,
    ...more,
  });
  return [
    ...(isHome ? mansionSteps(isCity).map(({ fromCents }) => at('mansion-tax', fromCents)) : []),
    ...(isCity ? cityCliffs(isHome, at) : []),
    // The lender's title policy and the recording of the mortgage.
    ...(sale.loan ? [at('loan-costs', 1, { of: 'loan' })] : []),
    ...(isCity && sale.loan && passesBy === 'deed'
      ? [at('mortgage-tax', rates.mortgageTax.city.upToCents, { of: 'loan' })]
      : []),
    ...(local && local.freeUpToCents > 0
      ? [at('local-tax', local.freeUpToCents + 1, { place: local.name })]
      : []),
    ...(local && local.allowanceEndsCents !== null
      ? [at('local-tax-in-full', local.allowanceEndsCents, { place: local.name })]
      : []),
  ];
}

function cityCliffs(isHome: boolean, at: (name: CliffName, fromCents: number) => Cliff): readonly Cliff[] {
  const { freeUpToCents, lowUpToCents } = rates.cityTransferTax;
  const { cityHomesFromCents, cityOthersFromCents } = rates.stateTransferTax;
  return [
    at('city-transfer-tax', freeUpToCents + 1),
    at('higher-city-transfer-tax', lowUpToCents + 1),
    at('additional-state-transfer-tax', isHome ? cityHomesFromCents : cityOthersFromCents),
  ];
}

export interface CliffAhead extends Pick<Cliff, 'name' | 'place'> {
  /** The first bid to which the rule applies. */
  readonly bidCents: Cents;
  /** The additional cash that this last dollar costs. */
  readonly costCents: number;
}

/** The cliffs up to 10% above this bid that cost the buyer notably more, nearest first. */
export function cliffsAhead(sale: Sale, bidCents: Cents, today: string): readonly CliffAhead[] {
  const cashAt = (bid: number) => totalCostOf(sale, dollars(bid), today).cashCents;
  const most = Math.ceil((bidCents / 100) * 1.1);
  return cliffsOf(sale)
    .flatMap(({ name, place, of, fromCents }) => {
      const first = firstWhere((bid) => reached(sale, of, bid) >= fromCents, bidCents / 100 + 1, most);
      if (first === null || reached(sale, of, bidCents / 100) >= fromCents) return [];
      const costCents = cashAt(first) - cashAt(first - 1);
      return costCents > NOTABLE_CENTS ? [{ name, place, bidCents: dollars(first), costCents }] : [];
    })
    .sort((a, b) => a.bidCents - b.bidCents);
}

/** The most that one more dollar costs without a cliff: the dollar itself and newly started tax units. */
export const NOTABLE_CENTS = 2_000;

/** The consideration or loan, in cents, that a bid in dollars leads to. */
export function reached(sale: Sale, of: Cliff['of'], bid: number): number {
  const bidCents = dollars(bid);
  const price = bidCents + premiumOf(sale, bidCents);
  return of === 'loan' ? loanOf(sale.loan, price) : considerationOf(sale, price);
}

function firstWhere(holds: (value: number) => boolean, from: number, to: number): number | null {
  if (from > to || !holds(to)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
