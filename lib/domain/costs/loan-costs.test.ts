import { expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { aSale, inCounty } from './costed-sale.builders';
import { mortgageTax } from './loan-costs';

const wordsOf = (change: Parameters<typeof aSale>[0]) =>
  mortgageTax(aSale(change), dollars(300_000))?.formula;

test('the mortgage tax shows the lender’s part and the deduction only where they apply', () => {
  expect(wordsOf({})).toBe(
    '2.05% of the $300,000 loan (the lender pays 0.25%), minus $30 for one- and two-family homes',
  );
  expect(wordsOf({ kind: 'four-family' })).toBe('2.05% of the $300,000 loan (the lender pays 0.25%)');
  expect(wordsOf({ kind: 'commercial' })).toBe('2.05% of the $300,000 loan');
  expect(wordsOf({ ...inCounty('Otsego'), kind: 'commercial' })).toBe('1% of the $300,000 loan');
});

test('the debt is rounded to $100, and exactly $50 rounds down', () => {
  const debtOf = (amount: number) => mortgageTax(aSale(), dollars(amount))?.formula.match(/\$\d+,\d+/)?.[0];
  expect([300_050, 300_051].map(debtOf)).toEqual(['$300,000', '$300,100']);
});

test('there is no mortgage to tax without a loan or for the shares of a co-op', () => {
  expect(mortgageTax(aSale(), 0)).toBeNull();
  expect(mortgageTax(aSale({ kind: 'co-op' }), dollars(300_000))).toBeNull();
});
