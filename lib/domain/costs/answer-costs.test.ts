import { describe, expect, test } from 'vitest';
import { type QuoteId, quoteIds, type Sale } from '@/lib/domain/costs/sale/costed-sale';
import { aSale, inCounty, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { offeredQuotes } from '@/lib/domain/costs/sale/offered-quotes';
import { cents, dollars } from '@/lib/domain/shared/money';
import { answerCosts, type CostNote } from './answer-costs';

const loan = { downPercent: 20, ratePercent: 6.5, years: 30 };
const answer = (change: Partial<Sale> = {}, from: 'bid' | 'cash' = 'bid', amount = 450_000) =>
  answerCosts({ from, amountCents: dollars(amount), sale: aSale(change) }, today);
const everySale: readonly QuoteId[] = ['inspection', 'flood-insurance', 'moving'];
const notesOf = (change: Partial<Sale> = {}) =>
  answer({ arrearsCents: dollars(0), ...change })
    .notes.map(({ code }) => code)
    .filter((code) => code !== 'not-estimated');

describe('a cost calculation', () => {
  test('adds a quote to the cent once it is typed, and names the costs without one', () => {
    const left = (change: Partial<Sale>) =>
      answer(change).notes.flatMap((note) => (note.code === 'not-estimated' ? note.ids : []));
    const total = (change: Partial<Sale>) => answer(change).price?.totalCents ?? 0;
    const own = { survey: cents(712_34), inspection: cents(0) };
    expect(total({ own }) - total({})).toBe(712_34);
    expect(answer({ own }).price?.cashCents).toBe((answer().price?.cashCents ?? 0) + 712_34);
    const moved = answer({ own: { moving: cents(400_001) } }).price;
    expect(moved?.cashCents).toBe(answer().price?.cashCents);
    expect(moved?.untilKeysCents).toBe((answer().price?.untilKeysCents ?? 0) + 400_001);
    const rest = ['well-septic', 'flood-insurance', 'vacant-policy', 'moving'];
    expect(left({})).toEqual(['inspection', 'survey', ...rest]);
    expect(left({ own })).toEqual(rest);
    expect(left({ own: Object.fromEntries(quoteIds.map((id) => [id, dollars(1)])) })).toEqual([]);
  });

  test('adds an assumed cost of insuring a vacant home for the months typed, unless there is a quote', () => {
    const vacant = (change: Partial<Sale>) =>
      answer(change).price?.lines.find(({ id }) => id === 'vacant-policy')?.amountCents;
    const insurance = answer().price?.lines.find(({ id }) => id === 'insurance')?.amountCents ?? 0;
    expect(vacant({})).toBeUndefined();
    expect(vacant({ vacantMonths: 12 })).toBe(insurance / 2);
    expect(vacant({ vacantMonths: 3 })).toBe(insurance / 8);
    expect(vacant({ vacantMonths: 3, own: { 'vacant-policy': dollars(900) } })).toBe(dollars(900));
    expect(vacant({ vacantMonths: 3, kind: 'land' })).toBeUndefined();
    const { cashCents, untilKeysCents } = answer({ vacantMonths: 12 }).price ?? {};
    expect([cashCents, untilKeysCents]).toEqual([answer().price?.cashCents, insurance / 2]);
    const left = answer({ vacantMonths: 3 }).notes.flatMap((note) => ('ids' in note ? note.ids : []));
    expect(left).not.toContain('vacant-policy');
  });

  test.each<[string, Partial<Sale>, readonly QuoteId[]]>([
    ['a house for cash', {}, ['survey', 'well-septic', 'vacant-policy']],
    ['a house with a loan', { loan }, ['survey', 'well-septic', 'vacant-policy', 'loan-charges']],
    ['a condominium', { kind: 'condo' }, ['vacant-policy', 'working-capital']],
    ['a co-op with a loan', { kind: 'co-op', loan }, ['vacant-policy', 'loan-charges', 'working-capital']],
    ['land', { kind: 'land' }, ['survey', 'well-septic']],
  ])('asks for the quotes that %s needs, and keeps any other that was typed', (_what, change, some) => {
    const expected = quoteIds.filter((id) => [...everySale, ...some].includes(id));
    const [note] = answer(change).notes.filter(({ code }) => code === 'not-estimated');
    expect(note).toEqual({ code: 'not-estimated', ids: expected });
    expect(offeredQuotes(aSale(change))).toEqual(expected);
    const rest = quoteIds.filter((id) => !expected.includes(id));
    const own = Object.fromEntries(rest.map((id) => [id, dollars(1)]));
    expect(offeredQuotes(aSale({ ...change, own }))).toEqual(quoteIds);
  });

  test('starts from the bid, or from the highest bid that the cash covers', () => {
    expect(answer().price?.bidCents).toBe(dollars(450_000));
    const { price } = answer({}, 'cash');
    expect(price?.bidCents).toBeLessThan(dollars(450_000));
    expect(price?.cashCents).toBeLessThanOrEqual(dollars(450_000));
    const nothing = answer({}, 'cash', 1);
    expect([nothing.price, nothing.cliffs]).toEqual([null, []]);
    expect(answer({}, 'bid', 990_000).cliffs.length).toBeGreaterThan(0);
  });

  test.each<[CostNote['code'], Partial<Sale>]>([
    ['arrears', { arrearsCents: null }],
    ['property-tax', { monthsUntilKeys: 1 }],
    ['other-towns', inCounty('Westchester')],
    ['other-towns', inCounty('Orange')],
    ['registration', { kind: 'two-family' }],
    ['mortgage-deduction', { ...inCounty('Otsego'), loan }],
    ['state-tax-left-out', { buyerPaysSellersTaxes: true }],
    ['county-law-ended', inCounty('Madison')],
    ['contested-fees', inCounty('Nassau')],
    ['shares', { kind: 'co-op', loan }],
    ['bill-of-sale', { kind: 'home-in-park', loan }],
  ])('notes: %s', (note, change) => {
    expect(notesOf(change)).toContain(note);
  });

  test.each(['farm', 'mixed-use'] as const)(
    'notes an unknown residence on a %s from $1 million on',
    (kind) => {
      const noted = (amount: number, residentialPercent: number | null) =>
        answer({ kind, residentialPercent, ...inCounty('Otsego') }, 'bid', amount).notes.some(
          ({ code }) => code === 'residential-part',
        );
      expect([noted(999_999, null), noted(1_000_000, null)]).toEqual([false, true]);
      expect([noted(1_000_000, 0), noted(1_000_000, 40)]).toEqual([false, false]);
    },
  );

  test('never calls a tax that may have ended a zero: it is included and the note names the day', () => {
    const { price, notes } = answer(inCounty('Madison'));
    expect(price?.lines.find(({ id }) => id === 'county-transfer-tax')).toMatchObject({
      amountCents: dollars(1_800),
      isVerified: false,
    });
    expect(notes).toContainEqual({ code: 'county-law-ended', county: 'Madison', until: '2025-12-01' });
    expect(notesOf({ ...inCounty('Madison'), kind: 'home-in-park' })).toEqual(['bill-of-sale']);
  });

  test('names the largest possible deduction: 0.25% of the first $10,000 of the debt', () => {
    const { notes } = answer({ ...inCounty('Otsego'), loan, arrearsCents: dollars(0) });
    expect(notes).toContainEqual({ code: 'mortgage-deduction', mostCents: dollars(25) });
  });

  test.each<[string, Partial<Sale>]>([
    ['cash in a county with the deduction', inCounty('Rockland')],
    ['a loan where the deduction is counted', { ...inCounty('Rockland'), loan }],
    ['cash where it is not', inCounty('Otsego')],
    [
      'months until the keys with the tax typed',
      { ...inCounty('Rockland'), monthsUntilKeys: 1, propertyTaxYearCents: dollars(1) },
    ],
    ['an exempt seller', { ...inCounty('Rockland'), buyerPaysSellersTaxes: true, sellerIsExempt: true }],
    ['a unit in New York City', { kind: 'condo' }],
    ['a home of three families in New York City, whose registration is a cost', { kind: 'three-family' }],
    ['a building that is no home', { buyerPaysSellersTaxes: true, kind: 'commercial' }],
    ['a loan on more than two families', { ...inCounty('Otsego'), kind: 'three-family', loan }],
  ])('notes nothing on %s', (_what, change) => {
    expect(notesOf(change)).toEqual([]);
  });
});
