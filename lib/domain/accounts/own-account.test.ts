import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byUrgency, firstOfAgenda, toAgenda } from '@/lib/domain/notifications/agenda';
import { obligations, obligationsOf } from './account-deletion';

const free = {
  ...({ role: 'member', bids: [], openPurchases: 0, backupAsks: 0, openDefaults: 0 } as const),
  listings: [],
  organisations: 0,
  visitsToCome: 0,
} as const;
const bid = { status: 'running', isLeading: true, isSold: false, standardStatus: 'Active' } as const;

describe('the obligations of an account', () => {
  test('are empty when nothing is open', () => expect(obligationsOf(free)).toEqual([]));

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
    ['defaults', { ...free, openDefaults: 1 }],
    ['sales', { ...free, listings: ['Active'] }],
    ['sales', { ...free, listings: ['Closed', 'Pending'] }],
    ['organisations', { ...free, organisations: 1 }],
    ['visits', { ...free, visitsToCome: 1 }],
  ])('include %s', (obligation, account) => expect(obligationsOf(account)).toEqual([obligation]));

  test('do not include an auction that somebody else leads or a closed sale', () => {
    const closed = { ...bid, status: 'ended' as const, isSold: true, standardStatus: 'Closed' };
    const unsold = { ...bid, status: 'ended' as const };
    expect(obligationsOf({ ...free, bids: [{ ...bid, isLeading: false }, closed, unsold] })).toEqual([]);
    expect(obligationsOf({ ...free, listings: ['Closed', 'Withdrawn', 'Expired', 'Rejected'] })).toEqual([]);
  });

  test('include every open kind at once', () => {
    const all = {
      role: 'admin',
      bids: [bid, { ...bid, status: 'ended', isSold: true, standardStatus: 'Pending' }],
    } as const;
    const more = { backupAsks: 1, openDefaults: 1, listings: ['Hold'], organisations: 2, visitsToCome: 1 };
    expect(obligationsOf({ ...free, ...all, ...more })).toEqual(obligations);
  });
});

describe('the agenda', () => {
  const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.integer({ min: 0, max: 9e11 }) });
  test('lists each future entry once, in order, under its New York day', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.integer({ min: 0, max: 9e11 }), (drawn, now) => {
        const entries = drawn.map((each) => ({ ...each, what: '', place: '', path: '/' }));
        const days = toAgenda(entries, now);
        const agendaEntries = days.flatMap((day) => day.entries);
        const ahead = new Set(entries.filter(({ at }) => at >= now).map(({ id }) => id));
        expect(new Set(agendaEntries.map(({ id }) => id))).toEqual(ahead);
        expect(agendaEntries.length).toBe(ahead.size);
        expect(agendaEntries.map(({ at }) => at)).toEqual(
          agendaEntries.map(({ at }) => at).toSorted((a, b) => a - b),
        );
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      }),
    );
  });
  test('lists entries at the same instant by their id', () => {
    const entries = ['b', 'a', 'c'].map((id) => ({ id, at: 0, what: '', place: '', path: '/' }));
    expect(toAgenda(entries, 0)[0]?.entries.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
  test('lists a New York evening under its own day, not the UTC date', () => {
    const at = Date.parse('2026-11-22T23:30:00-05:00');
    expect(toAgenda([{ id: 'a', at, what: '', place: '', path: '/' }], 0)[0]?.day).toBe('2026-11-22');
  });

  test('shows at most the given number of entries, and counts the others', () => {
    const entries = ['21', '21', '22', '23'].map((day, at) => ({
      ...{ id: `e${at}`, what: '', place: '', path: '/' },
      at: Date.parse(`2026-11-${day}T17:00:00Z`),
    }));
    const shown = (limit: number) => {
      const { days, left } = firstOfAgenda(toAgenda(entries, 0), limit);
      return [days.map((each) => each.entries.map(({ id }) => id)), left];
    };
    expect(shown(4)).toEqual([[['e0', 'e1'], ['e2'], ['e3']], 0]);
    expect(shown(3)).toEqual([[['e0', 'e1'], ['e2']], 1]);
    expect(shown(1)).toEqual([[['e0']], 3]);
  });
  test('sorts entries with a deadline before those without', () => {
    const waiting = [null, 5, 3].map((by) => ({ id: '', what: '', place: '', path: '', by }));
    expect(waiting.sort(byUrgency).map(({ by }) => by)).toEqual([3, 5, null]);
  });
});
