import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bids, sales } from '@/lib/domain/costs/sale/costed-sale.arbitraries';
import { aSale, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { dollars } from '@/lib/domain/shared/money';
import { costName } from './cost-name';
import { formulaWords } from './formula-words';

const loan = { downPercent: 20, ratePercent: 6, years: 30 };
const wordsOf = (id: string, change: Parameters<typeof aSale>[0] = {}, bid = 450_000) =>
  totalCostOf(aSale(change), dollars(bid), today)
    .lines.filter((line) => line.id === id)
    .map((line) => `${costName(line)}: ${formulaWords(line)}`);

describe('the calculation of a line', () => {
  test.each<[string, Parameters<typeof aSale>[0], string]>([
    [
      'state-transfer-tax',
      { buyerPaysSellersTaxes: true },
      'State transfer tax: $2 per $500 or fraction thereof, on $454,500 (909 units). You pay it under the contract',
    ],
    [
      'state-transfer-tax',
      { sellerIsExempt: true },
      'State transfer tax: $2 per $500 or fraction thereof, on $450,000 (900 units). You owe it because the seller is exempt',
    ],
    [
      'mortgage-tax',
      { loan },
      'Mortgage recording tax: 2.05% of the $360,000 loan (the lender pays 0.25%), minus $30 for one- and two-family homes',
    ],
    [
      'local-transfer-tax',
      { place: { county: 'Suffolk', town: 'southold' } },
      'Peconic Bay tax, Town of Southold: 2.5% of the part of $450,000 above $200,000',
    ],
    [
      'vacant-policy',
      { vacantMonths: 1 },
      'Vacant-home insurance: 50% on top of $1,860 a year for property insurance, for 1 month while the home is vacant. The percentage is our own assumption, so get a quote',
    ],
    ['attorney', { own: { attorney: dollars(1_234) } }, 'Your attorney: As you entered it'],
    [
      'property-tax',
      { monthsUntilKeys: 1, propertyTaxYearCents: dollars(12_000) },
      'Property tax until possession: 1 month at $12,000 a year',
    ],
  ])('%s with %o', (id, change, words) => {
    expect(wordsOf(id, change)).toEqual([words]);
  });

  test('has a name and words for every sale, without an empty value', () => {
    fc.assert(
      fc.property(sales, bids, (sale, bid) => {
        for (const line of totalCostOf(sale, dollars(bid), today).lines)
          expect(`${costName(line)} ${formulaWords(line)}`).not.toMatch(/undefined|NaN| {2}|, ,|^,/);
      }),
      { numRuns: 100 },
    );
  });
});
