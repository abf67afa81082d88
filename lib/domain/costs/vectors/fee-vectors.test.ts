import { describe, expect, test } from 'vitest';
import { mortgageTax } from '@/lib/domain/costs/loan-costs';
import { aSale } from '@/lib/domain/costs/sale/costed-sale.builders';
import { taxedKinds } from '@/lib/domain/costs/sale/taxed-kind';
import { servicesOf } from '@/lib/domain/costs/services/services';
import { dollars } from '@/lib/domain/shared/money';
import { feeVectors } from './fee-vectors.fixture';
import { secondOpinion } from './second-calculator.fixture';
import { type FeeCase, secondFees } from './second-fees.fixture';

interface Read {
  readonly sale: FeeCase & { readonly town: string };
  readonly fees: readonly number[];
}

function read(row: string): Read {
  const [county = '', town = '', kind = '', price, loan, fees = ''] = row.split('|');
  return {
    sale: { county, town, kind, price: Number(price), loan: Number(loan) },
    fees: fees.split(' ').map(Number),
  };
}

const serviceIds = ['recording', 'title-insurance', 'lender-title-insurance'] as const;

function ours({ county, town, kind, price, loan }: Read['sale']): readonly number[] {
  const sale = aSale({
    place: { county, town: town || null },
    kind: taxedKinds.find((each) => each === kind) ?? 'one-family',
  });
  const services = servicesOf(sale, { priceCents: dollars(price), loanCents: dollars(loan) });
  return [
    ...serviceIds.map((id) => services.find((service) => service.id === id)?.amountCents ?? 0),
    mortgageTax(sale, dollars(loan))?.amountCents ?? 0,
  ];
}

const rows = feeVectors.trim().split('\n');

describe('the fees and premiums of the vectors', () => {
  test('are 65 sales in 36 counties', () => {
    const sales = rows.map((row) => read(row).sale);
    expect(new Set(rows).size).toBe(65);
    expect(new Set(sales.map(({ county }) => county)).size).toBe(36);
    expect(new Set(sales.map(({ kind }) => kind)).size).toBe(13);
  });

  test.each(rows)('%s', (row) => {
    const { sale, fees } = read(row);
    const tax = secondOpinion({ ...sale, lien: 0, buyerPays: false, residence: 0 })[5];
    expect([...secondFees(sale), tax]).toEqual(fees);
    expect(ours(sale)).toEqual(fees);
  });
});
