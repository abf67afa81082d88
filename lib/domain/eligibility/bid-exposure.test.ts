import { expect, test } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { exposureIn, overLimit } from './bid-exposure';

test('the leader’s exposure is their maximum, then the price below the reserve, and nothing once it ends', () => {
  const leader = { alias: 'Bidder 1', commitment: 'c', maximumCents: null };
  const bound = (status: Parameters<typeof exposureIn>[0]['status'], alias = 'Bidder 1') =>
    exposureIn({ status, priceCents: cents(20_000), leader }, { alias, maximumCents: 30_000 });
  const all = ['running', 'paused', 'undecided', 'ended', 'cancelled'] as const;
  expect(all.map((status) => bound(status))).toEqual([30_000, 30_000, 20_000, 0, 0]);
  expect(all.map((status) => bound(status, 'Bidder 2'))).toEqual([0, 0, 0, 0, 0]);
});

test('an amount one cent above the rest of the limit is refused', () => {
  expect(overLimit(500, 200, 300)).toBeNull();
  expect(overLimit(500, 200, 301)).toEqual({ reason: 'over-limit', limitCents: 500, leftCents: 300 });
  expect(overLimit(500, 0, 501)).toEqual({ reason: 'over-limit', limitCents: 500 });
});
