import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetProcess } from '@/lib/server/platform/process/per-process';
import { clock } from './clock';

const start = Date.UTC(2027, 0, 4, 15);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  forgetProcess();
  vi.useRealTimers();
});

test('the clock shows the real time until it is moved', () => {
  expect(clock.now()).toBe(start);
  vi.setSystemTime(start + 5);
  expect(clock.now()).toBe(start + 5);
});

test('moves add up and are added to the real time', () => {
  clock.advance(3_600_000);
  clock.advance(1_000);
  vi.setSystemTime(start + 5);
  expect(clock.now()).toBe(start + 3_601_005);
});

test('no sequence of moves turns the clock back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -1e9, max: 1e9 })), { maxLength: 20 }),
      (steps) => {
        let last = clock.now();
        for (const [isMove, byMs] of steps) {
          if (!isMove) vi.advanceTimersByTime(Math.abs(byMs) % 1_000);
          else if (byMs < 0) expect(() => clock.advance(byMs)).toThrow(RangeError);
          else clock.advance(byMs);
          expect(clock.now()).toBeGreaterThanOrEqual(last);
          last = clock.now();
        }
      },
    ),
  );
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('the clock refuses to move by %s ms', (byMs) => {
  expect(() => clock.advance(byMs)).toThrow(RangeError);
  expect(clock.now()).toBe(start);
});

test('a site time converts to real time and back', () => {
  clock.advance(86_400_000);
  expect(clock.toRealTime(clock.now())).toBe(start);
  expect(clock.toSiteTime(start)).toBe(clock.now());
});
