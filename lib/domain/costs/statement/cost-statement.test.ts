import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bids, sales } from '@/lib/domain/costs/sale/costed-sale.arbitraries';
import { aSale, inCounty, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { dollars } from '@/lib/domain/shared/money';
import { costStatementOf, costStatementSchema, estimateOf } from './cost-statement';

test('a statement has every line of the calculator for the same price and cash, and can be stored', () => {
  fc.assert(
    fc.property(sales, bids, (sale, bid) => {
      const statement = costStatementOf(sale, dollars(bid), today);
      expect(costStatementSchema.parse(structuredClone(statement))).toEqual(statement);
      const { lines } = totalCostOf({ ...sale, loan: null }, dollars(bid), today);
      expect(statement.lines).toEqual(
        lines.map(({ name, place, payer, due, amountCents, isEstimate, isVerified }) => ({
          ...{ name, place, payer, due, amountCents, isEstimate, isVerified },
        })),
      );
    }),
    { numRuns: 200 },
  );
});

test('an estimate sums the taxes with the recording, or the title with the attorney, of one payer', () => {
  const sale = aSale({ ...inCounty('Erie'), own: { recording: dollars(100), attorney: dollars(900) } });
  const statement = costStatementOf(sale, dollars(200_000), today);
  expect(estimateOf(statement, 'Seller', 'taxes')).toBe(dollars(800 + 1_000));
  expect(estimateOf(statement, 'Buyer', 'taxes')).toBe(dollars(100));
  expect(estimateOf(statement, 'Buyer', 'title')).toBeGreaterThan(dollars(900));
  expect(estimateOf(statement, 'Seller', 'title')).toBeNull();
});

test('the statement of a lot sums its homes and names no county if they are in several', () => {
  const [erie, kings] = [aSale(inCounty('Erie')), aSale(inCounty('Kings'))];
  const of = (...homes: readonly (typeof erie)[]) => {
    const lot = homes.map((sale) => ({ sale, basisPoints: 10_000 / homes.length }));
    return costStatementOf({ ...erie, lot }, dollars(800_000), today);
  };
  expect([of(erie, erie).county, of(erie, kings).county]).toEqual(['Erie', null]);
  expect(of(erie, kings).lines.find(({ name }) => name === 'bid')?.amountCents).toBe(dollars(800_000));
  const alone = costStatementOf(erie, dollars(400_000), today);
  expect(estimateOf(of(erie, erie), 'Seller', 'taxes')).toBe(2 * (estimateOf(alone, 'Seller', 'taxes') ?? 0));
});

test('a statement says when it leaves out the mansion tax on the house of a farm', () => {
  const of = (price: number, residentialPercent: number | null) =>
    costStatementOf(aSale({ kind: 'farm', residentialPercent }), dollars(price), today).mayOweMansionTax;
  expect([of(1_000_000, null), of(999_999, null), of(1_000_000, 40)]).toEqual([true, false, false]);
});

test('a sum of a lot is unverified if the rate of any of its homes is, and has no rate if none has', () => {
  const verifiedOf = (name: string, ...homes: readonly ReturnType<typeof aSale>[]) => {
    const lot = homes.map((sale) => ({ sale, basisPoints: 10_000 / homes.length }));
    const { lines } = costStatementOf({ ...aSale(), lot }, dollars(8_000_000), today);
    return lines.find((line) => line.name === name)?.isVerified;
  };
  const [owing, clear] = [5_000, 0].map((arrears) =>
    aSale({ ...inCounty('Queens'), arrearsCents: dollars(arrears) }),
  );
  if (!owing || !clear) throw new Error('There are two homes');
  expect(verifiedOf('city-transfer-tax', owing, clear)).toBe(false);
  expect(verifiedOf('city-transfer-tax', clear, owing)).toBe(false);
  expect(verifiedOf('city-transfer-tax', clear, clear)).toBe(true);
  expect(verifiedOf('bid', owing, clear)).toBeNull();
});

test('a lot leaves out the mansion tax if the part of its farm reaches $1 million, not if the lot alone does', () => {
  const farm = aSale({ kind: 'farm' });
  const of = (basisPoints: number) => {
    const lot = [
      { sale: farm, basisPoints },
      { sale: aSale(), basisPoints: 10_000 - basisPoints },
    ];
    return costStatementOf({ ...aSale(), lot }, dollars(2_000_000), today).mayOweMansionTax;
  };
  expect([of(5_000), of(4_999)]).toEqual([true, false]);
});

test('a statement keeps each law that may have ended behind a tax of its lines, once', () => {
  const madison = aSale(inCounty('Madison'));
  const ended = [{ county: 'Madison', until: '2025-12-01' }];
  const lot = [madison, { ...madison, sellerIsExempt: true }].map((sale) => ({ sale, basisPoints: 5_000 }));
  expect(costStatementOf({ ...madison, lot }, dollars(400_000), today).endedLaws).toEqual(ended);
  expect(costStatementOf(madison, dollars(400_000), today).endedLaws).toEqual(ended);
  expect(costStatementOf(madison, dollars(500), today).endedLaws).toEqual([]);
  expect(costStatementOf(aSale(), dollars(400_000), today).endedLaws).toEqual([]);
});

test('a statement from before its notes can still be read', () => {
  const { mayOweMansionTax, endedLaws, ...older } = costStatementOf(aSale(), dollars(400_000), today);
  expect(costStatementSchema.parse(older)).toEqual({ ...older, mayOweMansionTax: false, endedLaws: [] });
});
