import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CostError, costAccuracyOf } from './cost-accuracy';

const errors = (county: string, ...percents: readonly number[]): readonly CostError[] =>
  percents.map((percent) => ({ county, basisPoints: percent * 100 }));

test('a county counts from five closings on, and the state over all of them', () => {
  const four = errors('Erie', 1, 2, 3, 4);
  expect(costAccuracyOf(four)).toEqual({ statewide: null, counties: [] });
  expect(costAccuracyOf([...four, ...errors('Kings', 10)])).toEqual({
    statewide: { percent: 3, closings: 5 },
    counties: [],
  });
  expect(costAccuracyOf([...errors('Kings', 10), ...four, ...errors('Erie', 100)])).toEqual({
    statewide: { percent: 4, closings: 6 },
    counties: [{ county: 'Erie', percent: 3, closings: 5 }],
  });
  const several = Array.from({ length: 5 }, () => ({ county: null, basisPoints: 700 }));
  expect(costAccuracyOf(several)).toEqual({ statewide: { percent: 7, closings: 5 }, counties: [] });
});

test('one closing moves the median no farther than to its neighbor', () => {
  const percents = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 5, maxLength: 30 });
  fc.assert(
    fc.property(percents, fc.integer({ min: -100_000, max: 100_000 }), (all, wild) => {
      const sorted = [...all].sort((a, b) => a - b);
      const middle = (sorted.length - 1) >> 1;
      const { statewide } = costAccuracyOf(errors('Erie', ...all, wild));
      expect(statewide?.percent).toBeGreaterThanOrEqual((sorted[Math.max(0, middle - 1)] ?? 0) - 1);
      expect(statewide?.percent).toBeLessThanOrEqual((sorted[middle + 2] ?? sorted.at(-1) ?? 0) + 1);
    }),
  );
});
