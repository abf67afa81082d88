import { expect, test } from 'vitest';
import { indexingOf } from './indexing';

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-21T12:00:00Z');

test('a home that is for sale or under contract is indexed with no end date', () => {
  for (const standardStatus of ['ComingSoon', 'Active', 'ActiveUnderContract', 'Pending'] as const)
    expect(indexingOf({ standardStatus, closeDate: null }, now)).toEqual({ isIndexed: true, until: null });
});

test('a sold home stays indexed for 90 days after its closing and states the end date', () => {
  const soldAgo = (days: number) =>
    indexingOf({ standardStatus: 'Closed', closeDate: now - days * day }, now);
  expect(soldAgo(1)).toEqual({ isIndexed: true, until: now + 89 * day });
  expect(soldAgo(90)).toEqual({ isIndexed: false, until: now });
});

test('a withdrawn or expired home is no longer indexed', () => {
  for (const standardStatus of ['Withdrawn', 'Expired'] as const)
    expect(indexingOf({ standardStatus, closeDate: null }, now).isIndexed).toBe(false);
});
