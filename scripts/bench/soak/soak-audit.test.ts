import { expect, test } from 'vitest';
import { audit, riseOf } from './soak-audit';

const at = (ms: number) => new Date(ms).toISOString();
const taken = (more: object = {}, sentAt = 1_000) => ({
  sentAt,
  receipt: {
    auctionId: 'a',
    seq: 1,
    hash: 'h1',
    receivedAt: at(1_005),
    endsAtBefore: at(2_000),
    ...more,
  },
});
const ledgers = new Map([['a', [{ seq: 1, hash: 'h1' }]]]);
const countsOf = (...bids: object[]) => {
  const { lost, backdated } = audit(ledgers, bids);
  return [lost, backdated];
};

test('a bid in the ledger, dated after its last byte and before the end, passes', () => {
  expect(countsOf(taken())).toEqual([0, 0]);
});

test('an acknowledged bid is lost when its entry or its ledger is missing or the hash differs', () => {
  expect(countsOf(taken({ seq: 2 }), taken({ hash: 'h2' }), taken({ auctionId: 'b' }))).toEqual([3, 0]);
});

test('a bid is backdated when it is dated before its last byte or after the end', () => {
  const late = { receivedAt: at(2_001) };
  expect(countsOf(taken({}, 1_100), taken(late))).toEqual([0, 2]);
});

test('a ledger that does not verify is a fault', () => {
  expect(audit(ledgers, []).faults.join()).toContain('the ledger of a does not verify');
});

test('the rise is the gain of the fitted line as a fraction of its start', () => {
  expect(riseOf([100, 100, 100])).toBe(0);
  expect(riseOf([100, 105, 110])).toBeCloseTo(0.1);
  expect(riseOf([110, 105, 100])).toBeCloseTo(-1 / 11);
});
