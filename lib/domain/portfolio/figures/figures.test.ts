import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HomeAuction, type HomeFacts, homeFiguresOf } from './home-figures';
import { isIn, monthPeriod, monthsUntil, parsePeriod, weeksOf } from './period';
import { portfolioFiguresOf } from './portfolio-figures';

/** Noon in New York. */
const noon = (day: string) => Date.parse(`${day}T17:00:00Z`);
const now = noon('2026-11-27');
const october = { from: '2026-10-01', to: '2026-10-31' };

const anAuction = (more: Partial<HomeAuction> = {}): HomeAuction => ({
  overAt: noon('2026-10-10'),
  result: 'not-sold',
  bidders: 2,
  bids: 5,
  salePriceCents: null,
  ...more,
});
const aHome = (more: Partial<HomeFacts> = {}): HomeFacts => ({
  listingKey: 'elm',
  slug: 'elm-1',
  place: '1 Elm Street, Ithaca, NY 14850',
  status: 'Active',
  listedAt: noon('2026-09-21'),
  statusChangedAt: noon('2026-09-21'),
  closedAt: null,
  closePriceCents: null,
  listPriceCents: null,
  estimateCents: 30_000_000,
  auctions: [],
  views: [],
  saves: 0,
  askedAt: [],
  offeredAt: [],
  ...more,
});
const figures = (...homes: readonly HomeFacts[]) => portfolioFiguresOf(homes, october, now);
const home = (more: Partial<HomeFacts>) => homeFiguresOf(aHome(more), october, now);

describe('a period', () => {
  test('is the last 30 days by default and ends today', () => {
    const { id, period, fault } = parsePeriod({}, now);
    expect({ id, period, fault }).toEqual({
      id: 'last-30-days',
      period: { from: '2026-10-29', to: '2026-11-27' },
      fault: null,
    });
  });

  test.each([
    ['this-month', '2026-11-01', '2026-11-27'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-11-27'],
  ])('%s runs from %s to %s', (period, from, to) => {
    expect(parsePeriod({ period }, now).period).toEqual({ from, to });
  });

  test.each([
    ['2026-10-01', '2026-10-31', null],
    ['2026-10-01', '', 'no-date'],
    ['2026-02-30', '2026-10-31', 'no-date'],
    ['2026-10-31', '2026-10-01', 'backward'],
    ['2026-11-01', '2026-11-28', 'future'],
    ['2025-10-01', '2026-10-02', 'too-long'],
  ])('a custom one from %s to %s has the fault %s and keeps the typed dates', (from, to, fault) => {
    const chosen = parsePeriod({ period: 'custom', from, to }, now);
    expect([chosen.fault, chosen.typed]).toEqual([fault, { from, to }]);
    if (fault) expect(chosen.period).toEqual(parsePeriod({}, now).period);
  });

  test('of a month ends with the month or today, and no month that has not begun has one', () => {
    const since = noon('2026-10-20');
    expect(monthPeriod('2026-10', since, now)).toEqual(october);
    expect(monthPeriod('2026-11', since, now)).toEqual({ from: '2026-11-01', to: '2026-11-27' });
    expect(['2026-12', '2026-13', '10-2026', ''].map((month) => monthPeriod(month, since, now))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const newYear = Date.parse('2027-01-01T06:00:00Z');
    expect(monthsUntil(newYear, 0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  });

  test('of a month before the organization existed has no report, and is not offered', () => {
    const since = Date.parse('2026-10-01T03:59:59Z');
    expect(monthPeriod('2026-09', since, now)?.to).toBe('2026-09-30');
    expect(monthPeriod('2026-09', since + 1_000, now)).toBeNull();
    expect(monthPeriod('2000-01', since, now)).toBeNull();
    expect(monthsUntil(now, since, 24)).toEqual(['2026-11', '2026-10', '2026-09']);
    expect(monthsUntil(now, now + 60 * 24 * 3_600_000, 24)).toEqual(['2026-11']);
  });

  test('counts days in New York', () => {
    expect(isIn(october, Date.parse('2026-10-01T03:59:59Z'))).toBe(false);
    expect(isIn(october, Date.parse('2026-10-01T04:00:00Z'))).toBe(true);
    expect(isIn(october, Date.parse('2026-11-01T03:59:59Z'))).toBe(true);
    expect(weeksOf(october)).toEqual([
      ...['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'],
    ]);
  });
});

describe('the figures of a home', () => {
  test('count what happened in the period, and nothing before or after', () => {
    const at = [noon('2026-09-30'), noon('2026-10-01'), noon('2026-10-31'), noon('2026-11-01')];
    expect(
      home({
        views: [
          { day: '2026-09-30', count: 1 },
          { day: '2026-10-31', count: 20 },
          { day: '2026-11-01', count: 300 },
        ],
        saves: 4,
        askedAt: at,
        offeredAt: at,
        auctions: at.map((overAt) => anAuction({ overAt })),
      }),
    ).toMatchObject({ views: 20, saves: 4, questions: 2, offers: 2, bidders: 4, bids: 10 });
  });

  test('leave canceled auctions out and give an open one to the period of today', () => {
    const auctions = [anAuction({ result: 'cancelled' }), anAuction({ overAt: null, result: null, bids: 9 })];
    expect(home({ auctions })).toMatchObject({ bids: 0, auctions: { held: 0 } });
    expect(homeFiguresOf(aHome({ auctions }), { ...october, to: '2026-11-27' }, now)).toMatchObject({
      bids: 9,
      auctions: { held: 0 },
    });
  });

  test('say how each auction ended', () => {
    const results = ['sold', 'not-sold', 'no-bids', 'fell-through', 'undecided'] as const;
    const auctions = results.map((result) => anAuction({ result }));
    expect(home({ auctions }).auctions).toEqual({ held: 5, sold: 1, failed: 3, undecided: 1 });
  });

  test('end the days on the market with the sale, not with the closing', () => {
    const sold = anAuction({ result: 'sold', salePriceCents: 25_000_001 });
    const closed = {
      status: 'Closed',
      closedAt: noon('2026-10-30'),
      closePriceCents: 25_000_001,
      auctions: [sold],
    } as const;
    expect(home(closed)).toMatchObject({
      standing: 'sold',
      daysOnMarket: 19,
      price: { kind: 'sale', cents: 25_000_001 },
    });
    expect(home({ status: 'Pending', auctions: [sold] })).toMatchObject({ standing: 'under-contract' });
    expect(home({})).toMatchObject({ standing: 'on-market', daysOnMarket: 40, price: null });
    expect(home({ auctions: [anAuction()] })).toMatchObject({ standing: 'no-sale' });
    expect(home({ status: 'Withdrawn', statusChangedAt: noon('2026-10-02') })).toMatchObject({
      standing: 'off-market',
      daysOnMarket: 11,
    });
  });

  test('show a home that sold after the period as still on the market', () => {
    const auctions = [anAuction({ result: 'sold', overAt: noon('2026-11-03'), salePriceCents: 1 })];
    expect(home({ status: 'Pending', auctions })).toMatchObject({
      standing: 'on-market',
      price: null,
      soldOn: null,
    });
  });
});

describe('the figures of all homes', () => {
  test('leave out homes that were listed later or gone before', () => {
    const gone = { status: 'Closed', closePriceCents: 1, closedAt: noon('2026-09-30') } as const;
    const { homes } = figures(
      aHome({ listingKey: 'later', listedAt: noon('2026-11-01') }),
      aHome({ listingKey: 'gone', ...gone }),
      aHome({ listingKey: 'b', listedAt: noon('2026-09-22') }),
      aHome({ listingKey: 'a' }),
    );
    expect(homes.map(({ listingKey }) => listingKey)).toEqual(['a', 'b']);
  });

  test('compare prices only with estimates of the same homes, in exact cents', () => {
    const sold = (salePriceCents: number, estimateCents: number | null) =>
      aHome({
        status: 'Pending',
        estimateCents,
        auctions: [anAuction({ result: 'sold', salePriceCents })],
      });
    const { totals } = figures(
      sold(10_000_001, 10_000_000),
      sold(20_000_002, 30_000_000),
      sold(99_999_999, null),
      aHome({ listPriceCents: 5_000_005, estimateCents: 10_000_000 }),
    );
    expect(totals.sales).toEqual({ homes: 2, priceCents: 30_000_003, estimateCents: 40_000_000 });
    expect(totals.lists).toEqual({ homes: 1, priceCents: 5_000_005, estimateCents: 10_000_000 });
    expect(totals).toMatchObject({ homesSold: 3, sellThrough: 100 });
  });

  test('are missing, not zero, where nothing could be measured', () => {
    expect(figures().totals).toMatchObject({ homes: 0, sellThrough: null, daysOnMarket: null });
  });

  const day = fc.integer({ min: -40, max: 40 }).map((back) => noon('2026-10-15') + back * 86_400_000);
  const anyHome = fc
    .record({
      listedAt: day,
      askedAt: fc.array(day),
      offeredAt: fc.array(day),
      auctions: fc.array(
        fc
          .record({ overAt: day, result: fc.constantFrom('sold', 'not-sold', 'no-bids', 'cancelled') })
          .map((more) => anAuction(more)),
      ),
    })
    .map(aHome);

  test('are the sum of their homes and of their weeks', () => {
    fc.assert(
      fc.property(fc.array(anyHome), (facts) => {
        const { totals, homes, weeks } = figures(...facts);
        for (const name of ['questions', 'offers'] as const) {
          const sum = homes.reduce((all, each) => all + each[name], 0);
          expect(totals[name]).toBe(sum);
          expect(weeks.reduce((all, week) => all + week[name], 0)).toBe(sum);
        }
        expect(weeks.reduce((all, week) => all + week.held, 0)).toBe(totals.auctions.held);
        expect(weeks.reduce((all, week) => all + week.bidders, 0)).toBe(totals.bidders);
        const { held, sold, failed, undecided } = totals.auctions;
        expect(sold + failed + undecided).toBe(held);
      }),
    );
  });

  test('of a week have the saves last counted by its end, and nothing before the first count', () => {
    const saves = (more: Partial<HomeFacts>, period = october) =>
      portfolioFiguresOf([aHome(more)], period, now).weeks.map((week) => week.saves);
    const views = [
      { day: '2026-10-06', count: 1 },
      { day: '2026-10-13', count: 1, saves: 5 },
      { day: '2026-10-12', count: 1, saves: 2 },
    ];
    expect(saves({ views })).toEqual([null, null, 5, 5, 5]);
    const november = { from: '2026-11-16', to: '2026-11-27' };
    expect(saves({ views: [{ day: '2026-11-17', count: 1, saves: 1 }], saves: 9 }, november)).toEqual([1, 9]);
    const two = [aHome({ saves: 3 }), aHome({ listingKey: 'oak', saves: 4 })];
    expect(portfolioFiguresOf(two, november, now).weeks.map((week) => week.saves)).toEqual([null, 7]);
  });

  test('of a week have the days and the price of the homes sold in it', () => {
    const sold = (listingKey: string, overAt: number, cents: number) =>
      aHome({
        listingKey,
        status: 'Closed',
        closedAt: noon('2026-11-20'),
        listedAt: noon('2026-09-21'),
        auctions: [anAuction({ result: 'sold', overAt, salePriceCents: cents })],
      });
    const { weeks } = figures(
      sold('a', noon('2026-10-06'), 30_000_000),
      sold('b', noon('2026-10-07'), 24_000_000),
      sold('c', noon('2026-10-19'), 36_000_000),
      aHome({ listPriceCents: 1 }),
    );
    expect(weeks.map(({ daysOnMarket }) => daysOnMarket)).toEqual([null, 16, null, 28, null]);
    expect(weeks.map(({ saleToEstimate }) => saleToEstimate)).toEqual([null, 90, null, 120, null]);
  });
});
