import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureAlertsOf } from './figure-alerts';
import { figuresOf, type MeasuredFacts } from './figures';
import { weekOf, weeksUntil } from './week';

const monday = Date.parse('2026-11-23T05:00:00Z');
const hourMs = 3_600_000;
const nothing: MeasuredFacts = { listedAt: [], auctions: [], defaultedAt: [], responses: new Map() };
const figures = (facts: Partial<MeasuredFacts>) => figuresOf({ ...nothing, ...facts }, ['2026-11-23'])[0];

describe('a week', () => {
  test('begins on Monday at midnight in New York, also where the clocks change', () => {
    expect(weekOf(monday)).toBe('2026-11-23');
    expect(weekOf(monday - 1)).toBe('2026-11-16');
    expect(weekOf(monday + 7 * 24 * hourMs - 1)).toBe('2026-11-23');
    expect(weekOf(Date.parse('2026-11-02T04:30:00Z'))).toBe('2026-10-26');
    expect(weeksUntil(monday, 3)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
  });

  test('of any instant is among the weeks until then', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
        expect(weeksUntil(at, 2)[1]).toBe(weekOf(at));
        expect(new Date(weekOf(at)).getUTCDay()).toBe(1);
      }),
    );
  });
});

describe('the figures of a week', () => {
  test('count sales, compare prices with estimates by their median, and average response times', () => {
    const sale = (priceCents: number | null, estimateCents: number | null) => ({
      overAt: monday,
      priceCents,
      estimateCents,
    });
    const found = figures({
      listedAt: [monday, monday - 1],
      auctions: [sale(90, 100), sale(120, 100), sale(100, null), sale(null, 100)],
      defaultedAt: [monday],
      responses: new Map([['2026-11-23', { reviews: { count: 2, sumMs: 5 * hourMs } }]]),
    });
    expect(found).toEqual({
      week: '2026-11-23',
      listings: 1,
      auctions: 4,
      sellThrough: 75,
      priceToEstimate: 105,
      defaults: 1,
      reviewHours: 2.5,
      limitHours: null,
      reportHours: null,
    });
  });

  test('that cannot be measured are missing, not zero', () => {
    expect(figures({})).toMatchObject({
      auctions: 0,
      sellThrough: null,
      priceToEstimate: null,
      reviewHours: null,
    });
  });

  test('raise an alert past their limits, shares only with enough auctions', () => {
    const week = {
      week: '2026-11-23',
      listings: 0,
      auctions: 5,
      sellThrough: 39,
      priceToEstimate: 70,
      defaults: 3,
      reviewHours: 48,
      limitHours: 24.1,
      reportHours: null,
    };
    const names = (of: typeof week) => figureAlertsOf(of).map(({ figure }) => figure);
    expect(names(week)).toEqual(['sellThrough', 'defaults', 'limitHours']);
    expect(names({ ...week, auctions: 4 })).toEqual(['defaults', 'limitHours']);
  });
});
