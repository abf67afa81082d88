import { expect, test } from 'vitest';
import { rates } from '@/lib/domain/costs/rates/rates';
import { aSale } from '@/lib/domain/costs/sale/costed-sale.builders';
import { dollars } from '@/lib/domain/shared/money';
import { costNoteWords, costSummary } from './cost-answer-words';

test('a calculation is summarized in one line', () => {
  expect(costSummary({ sale: aSale() })).toMatch(/^One-family house, .*Queens.*, paid in cash$/);
  const loan = { downPercent: 20, ratePercent: 6.5, years: 30 };
  const sale = aSale({
    loan,
    sellerIsExempt: true,
    buyerPaysSellersTaxes: true,
    place: { county: 'Suffolk', town: 'southold' },
  });
  expect(costSummary({ sale })).toBe(
    'One-family house, Suffolk County (Town of Southold), 20% down, 6.5% for 30 years, tax-exempt seller, buyer pays the seller’s taxes',
  );
});

test('a note names the taxes it leaves out, or the amount that may be saved', () => {
  const taxes = Object.values(rates.localTaxes).filter(({ county }) => county === 'Westchester');
  expect(costNoteWords({ code: 'other-towns', taxes })).toContain('Transfer tax, City of Yonkers');
  expect(costNoteWords({ code: 'mortgage-deduction', mostCents: dollars(25) })).toContain('up to $25 less');
  expect(costNoteWords({ code: 'registration' })).toContain('The $13 fee isn’t included.');
});
