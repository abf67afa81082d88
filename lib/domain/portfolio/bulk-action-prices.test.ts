import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowerPrice, type PriceRule, priceSteps } from './bulk-action-prices';

const wholeDollars = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount * 100);
const prices = wholeDollars(50_000_000);
const step = fc.constantFrom(...priceSteps);
const floorCents = wholeDollars(1_000_000);
const rules: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.record({
    by: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 1, max: 9_999 }),
    stepDollars: step,
    floorCents,
  }),
  fc.record({
    by: fc.constant('amount' as const),
    amountCents: wholeDollars(1_000_000).filter((amount) => amount > 0),
    stepDollars: step,
    floorCents,
  }),
  fc.record({ by: fc.constant('table' as const), floorCents }),
);

describe('a lowered price', () => {
  test('is in whole dollars, below the old price, and not below the floor', () => {
    let lowered = 0;
    fc.assert(
      fc.property(rules, prices, prices, (rule, price, target) => {
        const to = lowerPrice(rule, price, target);
        if (!to.ok) return;
        lowered += 1;
        expect(Number.isSafeInteger(to.value) && to.value % 100).toBe(0);
        expect(to.value).toBeLessThan(price);
        expect(to.value).toBeGreaterThanOrEqual(Math.max(rule.floorCents, 100));
        if (rule.by === 'table') expect(to.value).toBe(target);
        else expect(to.value % (rule.stepDollars * 100)).toBe(0);
      }),
      { numRuns: 1_000 },
    );
    expect(lowered).toBeGreaterThan(100);
  });

  test('is less than one step below the exact result, in exact arithmetic', () => {
    const percent = fc.record({ basisPoints: fc.integer({ min: 1, max: 9_999 }), stepDollars: step });
    fc.assert(
      fc.property(percent, prices, ({ basisPoints, stepDollars }, price) => {
        const to = lowerPrice({ by: 'percent', basisPoints, stepDollars, floorCents: 0 }, price, null);
        if (!to.ok) return;
        const exact = BigInt(price) * BigInt(10_000 - basisPoints);
        const rounded = BigInt(to.value) * 10_000n;
        expect(rounded <= exact && exact - rounded < BigInt(stepDollars) * 1_000_000n).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('keeps the order of prices', () => {
    fc.assert(
      fc.property(rules, prices, prices, (rule, a, b) => {
        if (rule.by === 'table') return;
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((price) => lowerPrice(rule, price, null));
        if (low?.ok && high?.ok) expect(low.value).toBeLessThanOrEqual(high.value);
      }),
    );
  });

  test('of a table is lowered once: the same table changes nothing more', () => {
    fc.assert(
      fc.property(prices, prices, (price, target) => {
        const rule = { by: 'table', floorCents: 0 } as const;
        const to = lowerPrice(rule, price, target);
        if (to.ok) expect(lowerPrice(rule, to.value, target)).toMatchObject({ reason: 'price-not-lower' });
      }),
    );
  });

  test.each<[string, PriceRule, number | null, number | null, string | number]>([
    [
      '3% off $412,500, down to a hundred',
      { by: 'percent', basisPoints: 300, stepDollars: 100, floorCents: 0 },
      41_250_000,
      null,
      40_010_000,
    ],
    ['a table price', { by: 'table', floorCents: 0 }, 41_250_000, 39_999_900, 39_999_900],
    ['an equal price', { by: 'table', floorCents: 0 }, 41_250_000, 41_250_000, 'price-not-lower'],
    [
      'a price below the floor',
      { by: 'table', floorCents: 40_000_000 },
      41_250_000,
      39_999_900,
      'below-floor',
    ],
    ['a home that is not in the table', { by: 'table', floorCents: 0 }, 41_250_000, null, 'not-in-table'],
    ['a home without a price', { by: 'table', floorCents: 0 }, null, 39_999_900, 'no-price'],
    [
      'more off than the price',
      { by: 'amount', amountCents: 50_000_000, stepDollars: 1, floorCents: 0 },
      41_250_000,
      null,
      'below-floor',
    ],
  ])('%s', (_what, rule, price, target, expected) => {
    const to = lowerPrice(rule, price, target);
    expect(to.ok ? to.value : to.reason).toBe(expected);
  });
});
