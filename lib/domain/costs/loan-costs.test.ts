import { expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { aSale, inCounty } from './costed-sale.builders';
import { mortgageTax } from './loan-costs';

const wordsOf = (change: Parameters<typeof aSale>[0]) =>
  mortgageTax(aSale(change), dollars(300_000))?.formula;

test('the mortgage tax says what the lender bears and what is deducted, and only where there is any', () => {
  expect(wordsOf({})).toBe(
    '2.05%, 0.25% of it the lender’s, of the loan of $300,000, less $30 for one or two families',
  );
  expect(wordsOf({ kind: 'four-family' })).toBe('2.05%, 0.25% of it the lender’s, of the loan of $300,000');
  expect(wordsOf({ kind: 'commercial' })).toBe('2.05% of the loan of $300,000');
  expect(wordsOf({ ...inCounty('Otsego'), kind: 'commercial' })).toBe('1% of the loan of $300,000');
});

test('a debt counts by each $100 and what is more than a half of it', () => {
  const debtOf = (amount: number) => mortgageTax(aSale(), dollars(amount))?.formula.match(/\$\d+,\d+/)?.[0];
  expect([300_050, 300_051].map(debtOf)).toEqual(['$300,000', '$300,100']);
});

test('without a loan, or where shares pass and no deed, there is no mortgage to tax', () => {
  expect(mortgageTax(aSale(), 0)).toBeNull();
  expect(mortgageTax(aSale({ kind: 'co-op' }), dollars(300_000))).toBeNull();
});
