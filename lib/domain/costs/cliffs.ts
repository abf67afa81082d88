import { rates } from '@/lib/domain/costs/rates/rates';
import { isInNewYorkCity, localTaxOf, type Sale } from '@/lib/domain/costs/sale/costed-sale';
import { kindRules } from '@/lib/domain/costs/sale/taxed-kind';
import { type Cents, dollars } from '@/lib/domain/shared/money';
import { deedBases } from './deed-bases';
import { mansionSteps, residentialPercentOf } from './deed-taxes';
import { loanOf } from './loan-costs';
import { premiumOf, totalCostOf } from './total-cost';

type CliffName =
  | ('mansion-tax' | 'loan-costs' | 'mortgage-tax')
  | ('local-tax' | 'local-tax-in-full' | 'liens')
  | ('city-transfer-tax' | 'higher-city-transfer-tax' | 'additional-state-transfer-tax');

/**
 * An amount at which one more dollar costs much more, because a rule then applies to the full price or loan.
 */
export interface Cliff {
  readonly name: CliffName;
  /** The city or town of a local tax. */
  readonly place: string | null;
  readonly of: 'consideration' | 'city' | 'local' | 'loan';
  /** The first amount to which the rule applies. */
  readonly fromCents: number;
}

/** All cliffs of this sale. Everywhere else one more dollar costs about one dollar. */
export function cliffsOf(sale: Sale): readonly Cliff[] {
  const { passesBy } = kindRules[sale.kind];
  return [
    // The lender's fees and title policy and the recording of the mortgage.
    ...(sale.loan ? [at('loan-costs', 'loan', 1)] : []),
    ...(passesBy === 'bill-of-sale' ? [] : [...stateCliffs(sale), ...cityCliffs(sale), ...localCliffs(sale)]),
  ];
}

const at = (name: CliffName, of: Cliff['of'], fromCents: number, place: string | null = null): Cliff => ({
  name,
  place,
  of,
  fromCents,
});

function stateCliffs(sale: Sale): readonly Cliff[] {
  const { place, kind, arrearsCents } = sale;
  const { isHome, passesBy } = kindRules[kind];
  const areLiensLate = (arrearsCents ?? 0) > 0 && !(isHome && passesBy === 'deed');
  const { countFromCents } = rates.liensInBases;
  return [
    ...(residentialPercentOf(sale) > 0
      ? mansionSteps(isInNewYorkCity(place)).map(({ fromCents }) =>
          at('mansion-tax', 'consideration', fromCents),
        )
      : []),
    ...(areLiensLate
      ? [at('liens', 'consideration', countFromCents), at('liens', 'local', countFromCents)]
      : []),
  ];
}

function cityCliffs({ place, kind, loan }: Sale): readonly Cliff[] {
  if (!isInNewYorkCity(place)) return [];
  const { isHome, passesBy } = kindRules[kind];
  const { freeUpToCents, lowUpToCents } = rates.cityTransferTax;
  const { homesFromCents, othersFromCents } = rates.cityBaseTax;
  const mortgageFrom = rates.mortgageTax.city.upToCents;
  return [
    at('city-transfer-tax', 'city', freeUpToCents + 1),
    at('higher-city-transfer-tax', 'city', lowUpToCents + 1),
    at('additional-state-transfer-tax', 'consideration', isHome ? homesFromCents : othersFromCents),
    ...(loan && passesBy === 'deed' ? [at('mortgage-tax', 'loan', mortgageFrom)] : []),
  ];
}

function localCliffs({ place }: Sale): readonly Cliff[] {
  const local = localTaxOf(place);
  if (!local) return [];
  const { name, freeUpToCents, allowanceEndsCents } = local;
  return [
    ...(freeUpToCents > 0 ? [at('local-tax', 'local', freeUpToCents + 1, name)] : []),
    ...(allowanceEndsCents === null ? [] : [at('local-tax-in-full', 'local', allowanceEndsCents, name)]),
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

/** The base or loan, in cents, that a bid in dollars leads to. */
export function reached(sale: Sale, of: Cliff['of'], bid: number): number {
  const bidCents = dollars(bid);
  const price = bidCents + premiumOf(sale, bidCents);
  if (of === 'loan') return loanOf(sale.loan, price);
  const { stateCents, cityCents, localCents } = deedBases(sale, price);
  return { consideration: stateCents, city: cityCents, local: localCents }[of];
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
