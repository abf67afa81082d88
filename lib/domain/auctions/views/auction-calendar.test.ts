import { expect, test } from 'vitest';
import { toAuctionCalendar } from './auction-calendar';

const totals = new Map([
  ['2026-09-30', 4],
  ['2026-11-01', 1],
  ['2026-11-30', 2],
  ['2027-02-03', 3],
]);

test('a month has all its days in weeks from Sunday, with the number of auctions on each', () => {
  const { weeks } = toAuctionCalendar('2026-11', totals);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toEqual({ day: '2026-11-01', total: 1 });
  expect(weeks[4]).toEqual([
    { day: '2026-11-29', total: 0 },
    { day: '2026-11-30', total: 2 },
    null,
    null,
    null,
    null,
    null,
  ]);
  const leap = toAuctionCalendar('2028-02', totals).weeks.flat();
  expect(leap.filter((day) => day !== null)).toHaveLength(29);
  expect(leap.slice(0, 3)).toEqual([null, null, { day: '2028-02-01', total: 0 }]);
});

test('the neighbors of a month are the nearest months with auctions', () => {
  expect(toAuctionCalendar('2026-11', totals)).toMatchObject({ previous: '2026-09', next: '2027-02' });
  expect(toAuctionCalendar('2026-08', totals)).toMatchObject({ previous: null, next: '2026-09' });
  expect(toAuctionCalendar('2027-02', totals)).toMatchObject({ previous: '2026-11', next: null });
});
