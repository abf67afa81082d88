import { expect, test } from 'vitest';
import { indexingOf } from './indexing';

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-21T12:00:00Z');

test('a home that can be bought or is being sold is in the index without an end', () => {
  for (const standardStatus of ['ComingSoon', 'Active', 'ActiveUnderContract', 'Pending'] as const)
    expect(indexingOf({ standardStatus, closeDate: null }, now)).toEqual({ isIndexed: true, until: null });
});

test('a sold home stays in the index for 90 days after its closing, and says until when', () => {
  const soldAgo = (days: number) =>
    indexingOf({ standardStatus: 'Closed', closeDate: now - days * day }, now);
  expect(soldAgo(1)).toEqual({ isIndexed: true, until: now + 89 * day });
  expect(soldAgo(90)).toEqual({ isIndexed: false, until: now });
});

test('a withdrawn or expired home leaves the index at once', () => {
  for (const standardStatus of ['Withdrawn', 'Expired'] as const)
    expect(indexingOf({ standardStatus, closeDate: null }, now).isIndexed).toBe(false);
});
