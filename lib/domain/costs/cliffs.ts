import { rates } from '@/lib/domain/costs/rates/rates';
import { type Cents, dollars } from '@/lib/domain/shared/money';
import { isInNewYorkCity, localTaxOf, type Sale } from './costed-sale';
import { mansionSteps } from './deed-taxes';
import { loanOf } from './loan-costs';
import { kindRules } from './taxed-kind';
import { considerationOf, premiumOf, totalCostOf } from './total-cost';

/**
 * An amount at which one more dollar costs much more, because a rule then applies to the full price or loan.
 */
export interface Cliff {
  readonly name: string;
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
  const at = (name: string, fromCents: number, of: Cliff['of'] = 'consideration') => ({
    name,
    of,
    fromCents,
  });
  return [
    ...(isHome ? mansionSteps(isCity).map(({ fromCents }) => at('mansion tax', fromCents)) : []),
    ...(isCity ? cityCliffs(isHome, at) : []),
    // The lender's title policy and the recording of the mortgage.
    ...(sale.loan ? [at('loan costs', 1, 'loan')] : []),
    ...(isCity && sale.loan && passesBy === 'deed'
      ? [at('mortgage recording tax', rates.mortgageTax.city.upToCents, 'loan')]
      : []),
    ...(local && local.freeUpToCents > 0 ? [at(`${local.name} tax`, local.freeUpToCents + 1)] : []),
    ...(local && local.allowanceEndsCents !== null
      ? [at(`${local.name} tax without an allowance`, local.allowanceEndsCents)]
      : []),
  ];
}

function cityCliffs(isHome: boolean, at: (name: string, fromCents: number) => Cliff): readonly Cliff[] {
  const { freeUpToCents, lowUpToCents } = rates.cityTransferTax;
  const { cityHomesFromCents, cityOthersFromCents } = rates.stateTransferTax;
  return [
    at('New York City transfer tax', freeUpToCents + 1),
    at('higher New York City transfer tax rate', lowUpToCents + 1),
    at('additional state transfer tax in New York City', isHome ? cityHomesFromCents : cityOthersFromCents),
  ];
}

export interface CliffAhead {
  readonly name: string;
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
    .flatMap(({ name, of, fromCents }) => {
      const first = firstWhere((bid) => reached(sale, of, bid) >= fromCents, bidCents / 100 + 1, most);
      if (first === null || reached(sale, of, bidCents / 100) >= fromCents) return [];
      const costCents = cashAt(first) - cashAt(first - 1);
      return costCents > NOTABLE_CENTS ? [{ name, bidCents: dollars(first), costCents }] : [];
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
