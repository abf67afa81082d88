import { expect, test } from 'vitest';
import { chargeTokens, hasToken, MAX_BUCKETS, type RateLimit, takeToken } from './rate-limit';

let limits = 0;
const aLimit = (): RateLimit => ({ name: `test${++limits}`, burst: 3, refillMs: 10_000 });
const takeMany = (limit: RateLimit, count: number, nowMs: number) =>
  Array.from({ length: count }, () => takeToken(limit, 'k', nowMs).isAllowed);

test('a full burst passes at once, and the next request is refused with a retry time', () => {
  const limit = aLimit();
  expect(takeMany(limit, 3, 0)).toEqual([true, true, true]);
  expect(takeToken(limit, 'k', 0)).toEqual({ isAllowed: false, retryAfterSeconds: 10 });
  expect(takeToken(limit, 'k', 7_500)).toEqual({ isAllowed: false, retryAfterSeconds: 3 });
});

test('one request passes after the retry time', () => {
  const limit = aLimit();
  takeMany(limit, 3, 0);
  expect(takeMany(limit, 2, 10_000)).toEqual([true, false]);
});

test('a refused request costs no token', () => {
  const limit = aLimit();
  takeMany(limit, 3, 0);
  takeMany(limit, 50, 5_000);
  expect(takeToken(limit, 'k', 10_000).isAllowed).toBe(true);
});

test('a long pause refills the bucket to the burst and no further', () => {
  const limit = aLimit();
  takeMany(limit, 3, 0);
  expect(takeMany(limit, 4, 3_600_000)).toEqual([true, true, true, false]);
});

test('each key and each limit is counted separately', () => {
  const limit = aLimit();
  takeMany(limit, 3, 0);
  expect(takeToken(limit, 'other', 0).isAllowed).toBe(true);
  expect(takeToken(aLimit(), 'k', 0).isAllowed).toBe(true);
});

test('a clock that runs backward gives no tokens, even after it catches up', () => {
  const limit = aLimit();
  takeMany(limit, 3, 100_000);
  expect(takeToken(limit, 'k', 0).isAllowed).toBe(false);
  expect(takeToken(limit, 'k', 100_000).isAllowed).toBe(false);
});

test('a flood of keys gives nobody extra tokens, because only full buckets are dropped', () => {
  const limit = aLimit();
  takeMany(limit, 3, 0);
  for (let n = 0; n < 3 * MAX_BUCKETS; n++) takeToken(limit, `flood ${n}`, 0);
  expect(takeToken(limit, 'k', 0).isAllowed).toBe(false);
  expect(hasToken(limit, 'flood 0', 0)).toBe(true);
  takeToken(limit, 'flood 0', 0);
  takeToken(limit, 'flood 0', 0);
  expect(takeToken(limit, 'flood 0', 0).isAllowed).toBe(false);
});

test('new keys beyond the maximum share a few buckets until older buckets are full again', () => {
  const limit = aLimit();
  for (let n = 0; n < 2 * MAX_BUCKETS; n++) takeToken(limit, `flood ${n}`, 0);
  const late = (nowMs: number) =>
    Array.from({ length: 1_000 }, (_, n) => takeToken(limit, `late ${nowMs} ${n}`, nowMs).isAllowed);
  expect(late(0)).not.toContain(true);
  expect(hasToken(limit, 'later still', 0)).toBe(false);
  expect(late(30_000)).not.toContain(false);
});

test('a flood of keys in one limit does not affect another limit', () => {
  const [flooded, calm] = [aLimit(), aLimit()];
  takeMany(calm, 2, 0);
  for (let n = 0; n < 2 * MAX_BUCKETS; n++) takeToken(flooded, `flood ${n}`, 0);
  expect(takeMany(calm, 2, 0)).toEqual([true, false]);
});

test('a later charge takes the remaining tokens and leaves a debt of at most one burst', () => {
  const limit = aLimit();
  chargeTokens(limit, 'k', 2, 0);
  expect(takeMany(limit, 2, 0)).toEqual([true, false]);
  chargeTokens(limit, 'k', 50, 0);
  expect(hasToken(limit, 'k', 30_000)).toBe(false);
  expect(hasToken(limit, 'k', 40_000)).toBe(true);
});

test('hasToken takes no token', () => {
  const limit = aLimit();
  takeMany(limit, 2, 0);
  expect([hasToken(limit, 'k', 0), hasToken(limit, 'k', 0)]).toEqual([true, true]);
  takeToken(limit, 'k', 0);
  expect(hasToken(limit, 'k', 0)).toBe(false);
  expect(hasToken(limit, 'k', 10_000)).toBe(true);
});
