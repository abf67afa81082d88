import { expect, test } from 'vitest';
import { aSale, inCounty } from '@/lib/domain/costs/sale/costed-sale.builders';
import { dollars } from '@/lib/domain/shared/money';
import { mortgageTax } from './loan-costs';

const formulaOf = (change: Parameters<typeof aSale>[0], loan = 300_000) =>
  mortgageTax(aSale(change), dollars(loan))?.formula;

test('the mortgage tax has the lender’s part and the deduction only where they apply', () => {
  const whole = { code: 'mortgage-tax', percent: 2.05, loanCents: dollars(300_000) };
  expect(formulaOf({})).toEqual({ ...whole, lenderPercent: 0.25, deductedCents: dollars(30) });
  expect(formulaOf({ kind: 'four-family' })).toEqual({ ...whole, lenderPercent: 0.25, deductedCents: 0 });
  const commercial = { ...whole, lenderPercent: 0, deductedCents: 0 };
  expect(formulaOf({ kind: 'commercial' })).toEqual(commercial);
  expect(formulaOf({ ...inCounty('Otsego'), kind: 'commercial' })).toEqual({ ...commercial, percent: 1 });
});

test('the debt is rounded to $100, and exactly $50 rounds down', () => {
  expect(formulaOf({}, 300_050)).toMatchObject({ loanCents: dollars(300_000) });
  expect(formulaOf({}, 300_051)).toMatchObject({ loanCents: dollars(300_100) });
});

test('there is no mortgage to tax without a loan or for the shares of a co-op', () => {
  expect(mortgageTax(aSale(), 0)).toBeNull();
  expect(mortgageTax(aSale({ kind: 'co-op' }), dollars(300_000))).toBeNull();
});
