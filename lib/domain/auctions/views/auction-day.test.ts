import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { alertsOf, chooseDay, readsForAlerts, type SellerLot, sumLots, windowOf } from './auction-day';

const now = Date.parse('2026-12-02T19:00:00Z');
const minuteMs = 60_000;
const inMinutes = (minutes: number): string => new Date(now + minutes * minuteMs).toISOString();
const aLot = (change: Partial<SellerLot> = {}): SellerLot => ({
  status: 'open',
  endsAt: inMinutes(180),
  bidCount: 3,
  currentPriceCents: cents(20_000_000),
  reserveStatus: 'not-met',
  reserveCents: 40_000_000,
  lastBidAt: now - minuteMs,
  ...change,
});
const alerts = (change: Partial<SellerLot>) => alertsOf(aLot(change), now);

describe('the seller of a lot is alerted', () => {
  test('when it has no bids in the hour before its end, to the millisecond', () => {
    const none = { bidCount: 0, lastBidAt: null };
    expect(alerts({ ...none, endsAt: inMinutes(60) })).toEqual(['no-bids']);
    expect(alerts({ ...none, endsAt: new Date(now + 60 * minuteMs + 1).toISOString() })).toEqual([]);
  });

  test('when nobody bid within the last hour before its end', () => {
    expect(alerts({ endsAt: inMinutes(30), lastBidAt: now - 60 * minuteMs })).toEqual(['quiet']);
    expect(alerts({ endsAt: inMinutes(30), lastBidAt: now - 60 * minuteMs + 1 })).toEqual([]);
    expect(alerts({ endsAt: inMinutes(90), lastBidAt: now - 120 * minuteMs })).toEqual([]);
    expect(alerts({ endsAt: inMinutes(30), lastBidAt: null })).toEqual([]);
  });

  test('when the price is within five percent of a reserve that is not met, to the cent', () => {
    const near = { reserveCents: 40_000_000 };
    expect(alerts({ ...near, currentPriceCents: cents(38_000_000) })).toEqual(['near-reserve']);
    expect(alerts({ ...near, currentPriceCents: cents(37_999_999) })).toEqual([]);
    expect(alerts({ ...near, currentPriceCents: cents(40_000_000), reserveStatus: 'met' })).toEqual([]);
    expect(alerts({ ...near, currentPriceCents: cents(39_000_000), bidCount: 0 })).toEqual([]);
    expect(alerts({ reserveCents: null, reserveStatus: 'none' })).toEqual([]);
  });

  test('about both at once, and about nothing when the lot takes no bids', () => {
    const both = { bidCount: 2, lastBidAt: now - 90 * minuteMs, endsAt: inMinutes(5) };
    const near = { currentPriceCents: cents(39_000_000) };
    expect(alerts({ ...both, ...near })).toEqual(['quiet', 'near-reserve']);
    for (const status of ['scheduled', 'paused', 'settling', 'ended', 'cancelled'] as const)
      expect(alerts({ ...both, ...near, status }), status).toEqual([]);
  });
});

test('a fact is read only where it decides about an alert', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('scheduled' as const, 'open' as const, 'ended' as const),
      fc.constantFrom(0, 1),
      fc.constantFrom('not-met' as const, 'met' as const, 'none' as const),
      fc.constantFrom(30, 90),
      (status, bidCount, reserveStatus, minutes) => {
        const lot = aLot({ status, bidCount, reserveStatus, endsAt: inMinutes(minutes) });
        const of = (reserveCents: number | null, lastBidAt: number | null) =>
          alertsOf({ ...lot, reserveCents, lastBidAt }, now).join();
        const reads = readsForAlerts(lot, now);
        expect(reads.reserve).toBe(of(20_000_000, null) !== of(null, null));
        expect(reads.lastBid).toBe(of(null, now - 90 * minuteMs) !== of(null, null));
      },
    ),
  );
});

test('the sums count bids, not starting bids, and leave canceled lots out', () => {
  const lots = [
    aLot(),
    aLot({ reserveStatus: 'met', currentPriceCents: cents(30_000_000) }),
    aLot({ reserveStatus: 'none', currentPriceCents: cents(1_000_000) }),
    aLot({ reserveStatus: 'none', bidCount: 0 }),
    aLot({ status: 'cancelled' }),
  ];
  expect(sumLots(lots)).toEqual({ lots: 4, withBids: 3, atReserve: 2, totalCents: 51_000_000 });
  expect(sumLots(lots, sumLots(lots))).toEqual({
    lots: 8,
    withBids: 6,
    atReserve: 4,
    totalCents: 102_000_000,
  });
  expect(sumLots([])).toEqual({ lots: 0, withBids: 0, atReserve: 0, totalCents: 0 });
});

describe('the board of an auction day shows', () => {
  const days = ['2026-12-08', '2026-12-01', '2026-12-04', '2026-12-04'];
  const today = '2026-12-02';

  test('today if it has lots, else the next day with lots, else the last one', () => {
    expect(chooseDay([...days, today], null, today).day).toBe(today);
    expect(chooseDay(days, null, today).day).toBe('2026-12-04');
    expect(chooseDay(days, null, '2026-12-30').day).toBe('2026-12-08');
    expect(chooseDay([], null, today)).toEqual({ day: today, previous: null, next: null });
  });

  test('the day that was asked for, with its nearest neighbors, and not what is no day', () => {
    expect(chooseDay(days, '2026-12-02', today)).toEqual({
      day: '2026-12-02',
      previous: '2026-12-01',
      next: '2026-12-04',
    });
    expect(chooseDay(days, '2026-02-30', today).day).toBe('2026-12-04');
  });
});

describe('a board with room for some of a day’s lots', () => {
  const days = fc.record({
    lots: fc.array(fc.boolean(), { maxLength: 200 }),
    most: fc.integer({ min: 1, max: 100 }),
  });

  test('shows as many as it can, leaves none out without counting it, and none that is not over at the start', () => {
    fc.assert(
      fc.property(days, ({ lots, most }) => {
        const byEnd = lots.map((isPast, number) => ({ number, isPast }));
        const { shown, others, past } = windowOf(byEnd, (lot) => lot.isPast, most);
        expect(shown).toHaveLength(Math.min(most, lots.length));
        expect(shown).toEqual(byEnd.slice(past, past + most));
        expect([...shown, ...others].sort((a, b) => a.number - b.number)).toEqual(byEnd);
        expect(byEnd.slice(0, past).every((lot) => lot.isPast)).toBe(true);
        if (past + most < lots.length) expect(shown[0]?.isPast).toBe(false);
      }),
    );
  });

  test('goes on to the last lot as the first ones end', () => {
    const byEnd = Array.from({ length: 120 }, (_, index) => index + 1);
    const endsOf = (ended: number) => {
      const { shown, past } = windowOf(byEnd, (number) => number <= ended, 100);
      return [shown[0], shown.at(-1), past];
    };
    expect(endsOf(0)).toEqual([1, 100, 0]);
    expect(endsOf(7)).toEqual([8, 107, 7]);
    expect(endsOf(20)).toEqual([21, 120, 20]);
    expect(endsOf(90)).toEqual([21, 120, 20]);
    expect(endsOf(120)).toEqual([21, 120, 20]);
  });
});
