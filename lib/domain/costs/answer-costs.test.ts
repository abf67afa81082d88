import { describe, expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import { answerCosts } from './answer-costs';
import type { Sale } from './costed-sale';
import { aSale, inCounty, today } from './costed-sale.builders';

const loan = { downPercent: 20, ratePercent: 6.5, years: 30 };
const answer = (change: Partial<Sale> = {}, from: 'bid' | 'cash' = 'bid', amount = 450_000) =>
  answerCosts({ from, amountCents: dollars(amount), sale: aSale(change) }, today);
const notesOf = (change: Partial<Sale> = {}) =>
  answer({ arrearsCents: dollars(0), ...change }).notes.map(
    (note) => note.split(/[:,]| may | transfers /)[0],
  );

describe('a cost calculation', () => {
  test('starts from the bid, or from the highest bid that the cash covers', () => {
    expect(answer().price?.bidCents).toBe(dollars(450_000));
    const { price } = answer({}, 'cash');
    expect(price?.bidCents).toBeLessThan(dollars(450_000));
    expect(price?.cashCents).toBeLessThanOrEqual(dollars(450_000));
    const nothing = answer({}, 'cash', 1);
    expect([nothing.price, nothing.cliffs]).toEqual([null, []]);
    expect(answer({}, 'bid', 990_000).cliffs.length).toBeGreaterThan(0);
  });

  test('summarizes its input in one line', () => {
    expect(answer().summary).toMatch(/^One-family house, .*Queens.*, paid in cash$/);
    const { summary } = answer({ loan, sellerIsExempt: true, buyerPaysSellersTaxes: true });
    expect(summary).toMatch(
      /, 20% down, 6.5% for 30 years, tax-exempt seller, buyer pays the seller’s taxes$/,
    );
  });

  test.each<[string, Partial<Sale>]>([
    ['Not included', { arrearsCents: null }],
    ['Property tax until possession isn’t included', { monthsUntilKeys: 1 }],
    ['Not included', inCounty('Westchester')],
    ['Not included', inCounty('Orange')],
    ['The mortgage recording tax', { ...inCounty('Otsego'), loan }],
    ['Under Tax Law § 1404(a)', { buyerPaysSellersTaxes: true }],
    ['A co-op', { kind: 'co-op', loan }],
    ['A home in a park', { kind: 'home-in-park', loan }],
  ])('notes: %s', (note, change) => {
    expect(notesOf(change)).toContain(note);
  });

  test('names the largest possible deduction: 0.25% of the first $10,000 of the debt', () => {
    const { notes } = answer({ ...inCounty('Otsego'), loan, arrearsCents: dollars(0) });
    expect(notes).toEqual([expect.stringContaining('up to $25 less')]);
  });

  test.each<[string, Partial<Sale>]>([
    ['cash in a county with the deduction', {}],
    ['a loan where the deduction is counted', { loan }],
    ['cash where it is not', inCounty('Otsego')],
    ['months until the keys with the tax typed', { monthsUntilKeys: 1, propertyTaxYearCents: dollars(1) }],
    ['an exempt seller', { buyerPaysSellersTaxes: true, sellerIsExempt: true }],
    ['a building that is no home', { buyerPaysSellersTaxes: true, kind: 'commercial' }],
    ['a loan on more than two families', { ...inCounty('Otsego'), kind: 'three-family', loan }],
  ])('notes nothing on %s', (_what, change) => {
    expect(notesOf(change)).toEqual([]);
  });
});
