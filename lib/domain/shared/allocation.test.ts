import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highestAmountCents } from '@/lib/domain/auctions/terms/fields';
import { allocate, equalShares, isWhole, sharesByWeight, wholeShare } from './allocation';

const amounts = fc.integer({ min: 0, max: highestAmountCents });
/** Two to twenty positive shares that make a whole, from the cuts between them. */
const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: wholeShare - 1 }), { minLength: 1, maxLength: 19 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), wholeShare])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

describe('an amount split by shares', () => {
  test('loses and gains no cent, and no part is a cent away from its exact share', () => {
    fc.assert(
      fc.property(amounts, shares, (amount, split) => {
        const parts = allocate(amount, split);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        parts.forEach((part, index) => {
          expect(Math.abs(part * wholeShare - amount * (split[index] ?? 0))).toBeLessThan(wholeShare);
        });
      }),
    );
  });

  test('gives a larger share no smaller part', () => {
    fc.assert(
      fc.property(amounts, shares, (amount, split) => {
        const parts = allocate(amount, split);
        const bySize = split
          .map((share, index) => ({ share, part: parts[index] ?? 0 }))
          .sort((a, b) => a.share - b.share);
        const sorted = bySize.every(
          ({ share, part }, index) =>
            index === 0 || share === bySize[index - 1]?.share || part >= (bySize[index - 1]?.part ?? 0),
        );
        expect(sorted).toBe(true);
      }),
    );
  });

  test('gives the left-over cents to the largest remainders', () => {
    expect(allocate(100, [3_334, 3_333, 3_333])).toEqual([34, 33, 33]);
    expect(allocate(101, [2_500, 2_500, 5_000])).toEqual([25, 25, 51]);
    expect(allocate(2, [3_300, 3_300, 3_400])).toEqual([1, 0, 1]);
  });

  test('is refused when the shares make no whole', () => {
    for (const split of [[], [9_999], [5_000, 5_001], [10_001, -1], [0, 10_000], [0.5, 9_999.5]])
      expect(() => allocate(100, split)).toThrow(RangeError);
  });

  test('is equal with equal shares, which always make a whole', () => {
    for (let count = 1; count <= 20; count++) expect(isWhole(equalShares(count))).toBe(true);
    expect(equalShares(3)).toEqual([3_334, 3_333, 3_333]);
  });
});

describe('shares by weight', () => {
  test('make a whole in the same proportions, whatever the weights', () => {
    const weights = fc.array(fc.integer({ min: 1, max: wholeShare }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, (some) => {
        const sum = some.reduce((all, each) => all + each, 0);
        const made = sharesByWeight(some);
        expect(isWhole(made)).toBe(true);
        made.forEach((share, index) => {
          const exact = (wholeShare * (some[index] ?? 0)) / sum;
          expect(Math.abs(share - exact)).toBeLessThanOrEqual(some.length);
        });
      }),
    );
  });

  test('repeat shares that already make a whole', () => {
    expect(sharesByWeight([7_000, 3_000])).toEqual([7_000, 3_000]);
    expect(sharesByWeight([1, 1, 1, 1])).toEqual([2_500, 2_500, 2_500, 2_500]);
  });
});
