import { describe, expect, test } from 'vitest';
import { aSale, inCounty, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { costStatementOf, estimateOf } from '@/lib/domain/costs/statement/cost-statement';
import { cents } from '@/lib/domain/shared/money';
import { decideFigures, estimateErrorOf, readFigures, type TypedFigures } from './actual-figures';
import type { ClosingState } from './closing';
import { aClosedSale, aClosing, actingParty, run, terms } from './closing.builders';

const statement = costStatementOf(aSale(inCounty('Erie')), terms.priceCents, today);
const closed: ClosingState = { ...aClosedSale(), statement };
const typed: TypedFigures = { price: '400,000', taxes: '$1,234.56', title: '3000' };
const entering = (more: Partial<TypedFigures> = {}) =>
  ({ type: 'enter-figures', typed: { ...typed, ...more } }) as const;
const inDollars = (value: number | null) => String((value ?? 0) / 100);

describe('the actual figures of a closing', () => {
  test('are entered once by each side, after the closing', () => {
    const acting = actingParty('buyer');
    const entered = run(closed, entering(), acting);
    expect(entered.figures).toEqual({
      buyer: {
        figures: { priceCents: 400_000_00, taxesCents: 1_234_56, titleCents: 3_000_00 },
        uid: 'buyer',
      },
      seller: null,
    });
    expect(decideFigures(entered, entering(), acting)).toEqual({ ok: false, reason: 'done-already' });
    expect(run(entered, entering(), actingParty('seller')).figures.seller).not.toBeNull();
    const same = { ...actingParty('seller'), by: acting.by };
    expect(decideFigures(entered, entering(), same)).toEqual({ ok: false, reason: 'not-your-word' });
    const open = { ...aClosing(), statement };
    expect(decideFigures(open, entering(), acting)).toEqual({ ok: false, reason: 'not-closed' });
    const without = { ...closed, statement: null };
    expect(decideFigures(without, entering(), acting)).toEqual({ ok: false, reason: 'no-statement' });
  });

  test.each<[string, Partial<TypedFigures>]>([
    ['no amount', { taxes: '' }],
    ['a word', { title: 'about 3000' }],
    ['a negative amount', { taxes: '-1' }],
    ['a price of zero', { price: '0' }],
    ['costs above the price', { price: '4,000', taxes: '3,000', title: '1,000.01' }],
    ['more digits than a price has', { price: '9'.repeat(13) }],
    ['fractions of a cent', { taxes: '1.234' }],
  ])('are refused with %s', (_what, more) => {
    expect(readFigures({ ...typed, ...more })).toBeNull();
    expect(decideFigures(closed, entering(more), actingParty('buyer'))).toEqual({
      ok: false,
      reason: 'bad-figures',
    });
  });
});

describe('the error of an estimate', () => {
  const [taxes, title] = [estimateOf(statement, 'Buyer', 'taxes'), estimateOf(statement, 'Buyer', 'title')];
  const exact = { taxes: inDollars(taxes), title: inDollars(title) };
  const errorAfter = (more: Partial<TypedFigures>) =>
    estimateErrorOf(run(closed, entering(more), actingParty('buyer')));

  test('is estimate minus actual in basis points of the actual costs', () => {
    expect(errorAfter(exact)).toBe(0);
    expect(errorAfter({ taxes: '0', title: inDollars(cents(2 * ((taxes ?? 0) + (title ?? 0)))) })).toBe(
      -5_000,
    );
  });

  test('compares only what was estimated for a side: of a seller, the taxes', () => {
    const seller = { taxes: inDollars(estimateOf(statement, 'Seller', 'taxes')), title: '99,999' };
    expect(estimateErrorOf(run(closed, entering(seller), actingParty('seller')))).toBe(0);
    const both = run(
      run(closed, entering(exact), actingParty('buyer')),
      entering(seller),
      actingParty('seller'),
    );
    expect(estimateErrorOf(both)).toBe(0);
  });

  test('is unknown without figures, without costs, and for a price that changed after the win', () => {
    expect(estimateErrorOf(closed)).toBeNull();
    expect(errorAfter({ taxes: '0', title: '0' })).toBeNull();
    expect(errorAfter({ ...exact, price: '404,000.01' })).toBeNull();
    expect(errorAfter({ ...exact, price: '404,000' })).toBe(0);
    const entered = run(closed, entering(exact), actingParty('buyer'));
    const incomplete = { ...entered, statement: { ...statement, mayOweMansionTax: true } };
    expect(estimateErrorOf(incomplete)).toBeNull();
  });
});
