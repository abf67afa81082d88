import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfSlug, type SaleDayAuction, toSaleDays } from './sale-days';

const bank = { id: 'org_1', name: 'First Elm Savings' };
const at = (iso: string): number => Date.parse(iso);

function anAuction(auctionId: string, endsAt: string, change: Partial<SaleDayAuction> = {}): SaleDayAuction {
  const scheduledEndsAt = at(endsAt);
  return {
    auctionId,
    listingKey: `home-${auctionId}`,
    seller: bank,
    startsAt: scheduledEndsAt - 86_400_000,
    scheduledEndsAt,
    isCancelled: false,
    ...change,
  };
}

const summaryOf = (auctions: readonly SaleDayAuction[]) =>
  toSaleDays(auctions).map(({ slug, lots }) => [slug, lots.map(({ auction }) => auction.auctionId).join()]);

describe('the auctions of a seller on one New York day', () => {
  test('are one sale day, with lot numbers in the order of their announced ends', () => {
    const [day] = toSaleDays([
      anAuction('c', '2026-12-02T20:00:00Z'),
      anAuction('b', '2026-12-02T19:00:00Z'),
      anAuction('a', '2026-12-02T20:00:00Z'),
    ]);
    expect(day).toMatchObject({ slug: 'first-elm-savings-2026-12-02', day: '2026-12-02', seller: bank });
    expect(day?.lots.map(({ number, auction }) => [number, auction.auctionId])).toEqual([
      [1, 'b'],
      [2, 'a'],
      [3, 'c'],
    ]);
  });

  test('end between two midnights in New York, in winter and in summer', () => {
    expect(
      summaryOf([
        anAuction('late', '2026-12-03T04:59:59Z'),
        anAuction('early', '2026-12-02T05:00:00Z'),
        anAuction('before', '2026-12-02T04:59:59Z'),
        anAuction('after', '2026-12-03T05:00:00Z'),
      ]),
    ).toEqual([['first-elm-savings-2026-12-02', 'early,late']]);
    expect(
      summaryOf([
        anAuction('late', '2026-07-03T03:59:59Z'),
        anAuction('early', '2026-07-02T04:00:00Z'),
        anAuction('after', '2026-07-03T04:00:00Z'),
      ]),
    ).toEqual([['first-elm-savings-2026-07-02', 'early,late']]);
  });

  test('are of one day when clocks change: 23 hours in March, 25 in November', () => {
    expect(
      summaryOf([
        anAuction('first', '2027-03-14T05:00:00Z'),
        anAuction('last', '2027-03-15T03:59:59Z'),
        anAuction('next', '2027-03-15T04:00:00Z'),
      ]),
    ).toEqual([['first-elm-savings-2027-03-14', 'first,last']]);
    expect(
      summaryOf([
        anAuction('first', '2026-11-01T04:00:00Z'),
        anAuction('last', '2026-11-02T04:59:59Z'),
        anAuction('next', '2026-11-02T05:00:00Z'),
      ]),
    ).toEqual([['first-elm-savings-2026-11-01', 'first,last']]);
  });
});

test('one home alone is no sale day, even when it was scheduled twice', () => {
  const twice = { listingKey: 'home-a' };
  expect(summaryOf([anAuction('a', '2026-12-02T20:00:00Z')])).toEqual([]);
  expect(
    summaryOf([
      anAuction('a', '2026-12-02T20:00:00Z', { ...twice, isCancelled: true }),
      anAuction('b', '2026-12-02T21:00:00Z', twice),
    ]),
  ).toEqual([]);
});

test('a home that was scheduled again for the day counts with the auction that was not canceled', () => {
  const twice = { listingKey: 'home-a' };
  expect(
    summaryOf([
      anAuction('new', '2026-12-02T21:00:00Z', twice),
      anAuction('old', '2026-12-02T20:00:00Z', { ...twice, isCancelled: true, startsAt: Number.MAX_VALUE }),
      anAuction('other', '2026-12-02T22:00:00Z', { isCancelled: true }),
    ]),
  ).toEqual([['first-elm-savings-2026-12-02', 'new,other']]);
});

test('sellers do not share a sale day, and those with the same name have different slugs', () => {
  const namesake = { seller: { id: 'org_2', name: 'First Elm Savings' } };
  expect(
    summaryOf([
      anAuction('c', '2026-12-02T20:00:00Z', namesake),
      anAuction('d', '2026-12-02T21:00:00Z', namesake),
      anAuction('a', '2026-12-02T20:00:00Z'),
      anAuction('b', '2026-12-02T21:00:00Z'),
    ]),
  ).toEqual([
    ['first-elm-savings-2026-12-02', 'a,b'],
    ['first-elm-savings-2-2026-12-02', 'c,d'],
  ]);
});

test('a slug has the day of its sale, and other texts have none', () => {
  expect(dayOfSlug('first-elm-savings-2026-12-02')).toBe('2026-12-02');
  for (const text of [
    '2026-12-02',
    '-2026-12-02',
    'bank-2026-02-30',
    'bank-2026-12-2',
    'Bank-2026-12-02',
    '',
  ])
    expect(dayOfSlug(text), text).toBeNull();
});

test('whatever the auctions, each home is in at most one lot of a day, and the order given does not matter', () => {
  const auctions = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 500 }),
      home: fc.integer({ min: 0, max: 4 }),
      seller: fc.integer({ min: 1, max: 2 }),
      hours: fc.integer({ min: 0, max: 72 }),
      isCancelled: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 15 },
  );
  fc.assert(
    fc.property(auctions, (rows) => {
      const given = rows.map(({ id, home, seller, hours, isCancelled }) => ({
        ...anAuction(String(id).padStart(3, '0'), '2026-10-31T04:00:00Z'),
        listingKey: `home-${home}`,
        seller: { id: `org_${seller}`, name: 'First Elm Savings' },
        // Different starts, so that one of two auctions of a home is the later one.
        startsAt: id,
        scheduledEndsAt: at('2026-10-31T04:00:00Z') + hours * 3_600_000,
        isCancelled,
      }));
      const days = toSaleDays(given);
      expect(toSaleDays(given.toReversed())).toEqual(days);
      expect(new Set(days.map(({ slug }) => slug)).size).toBe(days.length);
      for (const { day, slug, lots } of days) {
        expect(dayOfSlug(slug)).toBe(day);
        expect(new Set(lots.map(({ auction }) => auction.listingKey)).size).toBe(lots.length);
        expect(lots.length).toBeGreaterThan(1);
      }
    }),
  );
});
