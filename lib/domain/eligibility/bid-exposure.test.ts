import { expect, test } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { exposureIn, overLimit } from './bid-exposure';

test('who leads is bound to their maximum, below the reserve to the price, and nobody once it is over', () => {
  const leader = { alias: 'Bidder 1', commitment: 'c', maximumCents: null };
  const bound = (status: Parameters<typeof exposureIn>[0]['status'], alias = 'Bidder 1') =>
    exposureIn({ status, priceCents: cents(20_000), leader }, { alias, maximumCents: 30_000 });
  const all = ['running', 'paused', 'undecided', 'ended', 'cancelled'] as const;
  expect(all.map((status) => bound(status))).toEqual([30_000, 30_000, 20_000, 0, 0]);
  expect(all.map((status) => bound(status, 'Bidder 2'))).toEqual([0, 0, 0, 0, 0]);
});

test('a price is too much from a cent above what is left of the limit', () => {
  expect(overLimit(500, 200, 300)).toBeNull();
  expect(overLimit(500, 200, 301)).toEqual({ reason: 'over-limit', limitCents: 500, leftCents: 300 });
  expect(overLimit(500, 0, 501)).toEqual({ reason: 'over-limit', limitCents: 500 });
});
