import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byUrgency, toAgenda } from '@/lib/domain/notifications/agenda';
import { obligations, obligationsOf } from './account-deletion';

const free = {
  ...({ role: 'member', bids: [], openPurchases: 0, backupAsks: 0 } as const),
  listings: [],
  organisations: 0,
  visitsToCome: 0,
} as const;
const bid = { status: 'running', isLeading: true, isSold: false, standardStatus: 'Active' } as const;

describe('what binds an account', () => {
  test('nothing when nothing is open', () => expect(obligationsOf(free)).toEqual([]));

  test.each([
    ['staff', { ...free, role: 'admin' as const }],
    ['bids', { ...free, bids: [bid] }],
    ['bids', { ...free, bids: [{ ...bid, status: 'paused' as const }] }],
    ['bids', { ...free, bids: [{ ...bid, status: 'undecided' as const }] }],
    [
      'purchases',
      { ...free, bids: [{ ...bid, status: 'ended' as const, isSold: true, standardStatus: 'Pending' }] },
    ],
    ['purchases', { ...free, openPurchases: 1 }],
    ['back-up', { ...free, backupAsks: 1 }],
    ['sales', { ...free, listings: ['Active'] }],
    ['sales', { ...free, listings: ['Closed', 'Pending'] }],
    ['organisations', { ...free, organisations: 1 }],
    ['visits', { ...free, visitsToCome: 1 }],
  ])('%s', (obligation, account) => expect(obligationsOf(account)).toEqual([obligation]));

  test('not an auction in which somebody else leads, nor a sale that is closed', () => {
    const closed = { ...bid, status: 'ended' as const, isSold: true, standardStatus: 'Closed' };
    const unsold = { ...bid, status: 'ended' as const };
    expect(obligationsOf({ ...free, bids: [{ ...bid, isLeading: false }, closed, unsold] })).toEqual([]);
    expect(obligationsOf({ ...free, listings: ['Closed', 'Withdrawn', 'Expired', 'Rejected'] })).toEqual([]);
  });

  test('several things at once, each named', () => {
    const all = {
      role: 'admin',
      bids: [bid, { ...bid, status: 'ended', isSold: true, standardStatus: 'Pending' }],
    } as const;
    const more = { backupAsks: 1, listings: ['Hold'], organisations: 2, visitsToCome: 1 };
    expect(obligationsOf({ ...free, ...all, ...more })).toEqual(obligations);
  });
});

describe('the calendar', () => {
  const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.integer({ min: 0, max: 9e11 }) });
  test('has everything that is ahead once, in order, under its day of New York', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.integer({ min: 0, max: 9e11 }), (given, now) => {
        const entries = given.map((each) => ({ ...each, what: '', place: '', path: '/' }));
        const days = toAgenda(entries, now);
        const shown = days.flatMap((day) => day.entries);
        const ahead = new Set(entries.filter(({ at }) => at >= now).map(({ id }) => id));
        expect(new Set(shown.map(({ id }) => id))).toEqual(ahead);
        expect(shown.length).toBe(ahead.size);
        expect(shown.map(({ at }) => at)).toEqual(shown.map(({ at }) => at).toSorted((a, b) => a - b));
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      }),
    );
  });
  test('an evening in New York is not the next day of Greenwich', () => {
    const at = Date.parse('2026-11-22T23:30:00-05:00');
    expect(toAgenda([{ id: 'a', at, what: '', place: '', path: '/' }], 0)[0]?.day).toBe('2026-11-22');
  });
  test('what has a deadline comes before what has none', () => {
    const waiting = [null, 5, 3].map((by) => ({ id: '', what: '', place: '', path: '', by }));
    expect(waiting.sort(byUrgency).map(({ by }) => by)).toEqual([3, 5, null]);
  });
});
