import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { sliderRange } from './slider-range';

test.each([
  [33_100_000, true, [331_000, 661_000, 2_500]],
  [20_000_000, false, [160_000, 240_000, 500]],
  [50_000, true, [500, 1_000, 100]],
] as const)('the slider at %d cents (auction: %s) runs over %o', (bidCents, isAuction, range) => {
  expect(sliderRange(cents(bidCents), isAuction)).toEqual(range);
});

test('the slider starts at the price, in at most 200 steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 5_000_000 }), fc.boolean(), (price, isAuction) => {
      const [min, max, step] = sliderRange(cents(price * 100), isAuction);
      expect((price - min) % step).toBe(0);
      expect(min).toBeGreaterThan(0);
      expect(max).toBeGreaterThan(price);
      expect((max - min) / step).toBeLessThanOrEqual(200);
    }),
  );
});
