import { describe, expect, test } from 'vitest';
import { mortgageTax } from '@/lib/domain/costs/loan-costs';
import { aSale } from '@/lib/domain/costs/sale/costed-sale.builders';
import { taxedKinds } from '@/lib/domain/costs/sale/taxed-kind';
import { type CostId, totalCostOf } from '@/lib/domain/costs/total-cost';
import { dollars } from '@/lib/domain/shared/money';
import { costVectors } from './cost-vectors.fixture';
import { type Case, secondOpinion } from './second-calculator.fixture';

const taxIds: readonly CostId[] = [
  'state-transfer-tax',
  'county-transfer-tax',
  'city-transfer-tax',
  'local-transfer-tax',
  'mansion-tax',
];

function read(row: string): { readonly sale: Case; readonly taxes: readonly number[] } {
  const [county = '', town = '', kind = '', price, lien, loan, payer, taxes = '', residence] = row.split('|');
  return {
    sale: {
      county,
      town,
      kind,
      price: Number(price),
      lien: Number(lien),
      loan: Number(loan),
      buyerPays: payer === 'buyer',
      residence: Number(residence ?? 0),
    },
    taxes: taxes.split(' ').map(Number),
  };
}

function ours({ county, town, kind, price, lien, loan, buyerPays, residence }: Case): readonly number[] {
  const sale = aSale({
    place: { county, town: town || null },
    kind: taxedKinds.find((each) => each === kind) ?? 'one-family',
    arrearsCents: dollars(lien),
    buyerPaysSellersTaxes: buyerPays,
    residentialPercent: residence,
  });
  const { lines } = totalCostOf(sale, dollars(price), '2026-11-27');
  return [
    ...taxIds.map((id) => lines.find((line) => line.id === id)?.amountCents ?? 0),
    mortgageTax(sale, dollars(loan))?.amountCents ?? 0,
  ];
}

const rows = costVectors.trim().split('\n');

describe('the taxes of the vectors', () => {
  test('are 269 sales', () => {
    expect(new Set(rows).size).toBe(269);
    expect(new Set(rows.map((row) => read(row).sale.kind)).size).toBeGreaterThan(9);
  });

  test.each(rows)('%s', (row) => {
    const { sale, taxes } = read(row);
    expect(secondOpinion(sale)).toEqual(taxes);
    expect(ours(sale)).toEqual(taxes);
  });
});
