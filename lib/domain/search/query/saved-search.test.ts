import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultSearchName,
  listUnreported,
  longestSearchName,
  namesAllFilters,
  nextRun,
  reportedAtFirst,
} from './saved-search';

const minute = 60_000;

/** Homes are listed at some time and become visible up to ten minutes later; runs happen at any time. */
const aTimeline = fc.record({
  homes: fc.array(
    fc.record({
      listedAt: fc.integer({ min: 0, max: 120 * minute }),
      lateMs: fc.integer({ min: 0, max: 10 * minute - 1 }),
    }),
    { maxLength: 20 },
  ),
  runs: fc.array(fc.integer({ min: 0, max: 120 * minute }), { maxLength: 12 }),
  startsAt: fc.integer({ min: 0, max: 60 * minute }),
});

test('each home that becomes visible after the search was saved is reported exactly once, however late', () => {
  fc.assert(
    fc.property(aTimeline, ({ homes, runs, startsAt }) => {
      const all = homes.map((home, index) => ({ ...home, key: `home-${index}` }));
      const knownAt = (now: number) => all.filter(({ listedAt, lateMs }) => listedAt + lateMs <= now);
      let reported = reportedAtFirst(knownAt(startsAt), startsAt);
      const mailed: string[] = [];
      const times = [...runs.filter((at) => at >= startsAt), 200 * minute].sort((a, b) => a - b);
      for (const now of times) {
        const { fresh, after } = listUnreported(reported, knownAt(now), now);
        mailed.push(...fresh);
        reported = after;
      }
      const expected = all.filter(({ listedAt, lateMs }) => listedAt + lateMs > startsAt);
      expect(mailed.sort()).toEqual(expected.map(({ key }) => key).sort());
    }),
  );
});

test('homes reported long ago are not remembered by key', () => {
  const home = { key: 'a', listedAt: 1000 };
  const first = listUnreported({ toldUntil: 0, told: [] }, [home], 2000);
  expect(first).toEqual({ fresh: ['a'], after: { toldUntil: 2000, told: [home] } });
  expect(listUnreported(first.after, [home], 30 * minute)).toEqual({
    fresh: [],
    after: { toldUntil: 30 * minute, told: [] },
  });
});

test('a home that leaves the search and comes back is not reported again', () => {
  const home = { key: 'a', listedAt: 1000 };
  const { after } = listUnreported({ toldUntil: 0, told: [] }, [home], 2000);
  const meanwhile = listUnreported(after, [], 3000).after;
  expect(listUnreported(meanwhile, [home], 4000).fresh).toEqual([]);
});

test('a home is not reported again after the clock was set back', () => {
  const home = { key: 'a', listedAt: 7 * minute };
  let reported = listUnreported({ toldUntil: 0, told: [] }, [home], 8 * minute).after;
  for (const now of [20 * minute, 15 * minute, 30 * minute]) {
    const { fresh, after } = listUnreported(reported, [home], now);
    expect(fresh).toEqual([]);
    reported = after;
  }
});

test('the newest home comes first, and a home whose listing time is in the future is not reported yet', () => {
  const homes = [
    { key: 'old', listedAt: 1000 },
    { key: 'new', listedAt: 2000 },
    { key: 'later', listedAt: 9000 },
  ];
  expect(listUnreported({ toldUntil: 0, told: [] }, homes, 3000).fresh).toEqual(['new', 'old']);
});

test('a search reports daily, weekly, or at once but at most every 15 minutes', () => {
  expect([nextRun('at-once', 0), nextRun('daily', 0), nextRun('weekly', 0)]).toEqual([
    15 * minute,
    1440 * minute,
    10_080 * minute,
  ]);
});

test('a search is named after its filters, and a name that contains all filters is recognized', () => {
  const few = ['Kings County (Brooklyn)', 'House'];
  const many = Array.from({ length: 9 }, (_, index) => `Filter number ${index}`);
  expect(defaultSearchName(few)).toBe('Kings County (Brooklyn), House');
  expect(defaultSearchName(many)).toHaveLength(longestSearchName);
  expect(defaultSearchName([])).toBe('All homes');
  expect([few, [], many].map((filters) => namesAllFilters(defaultSearchName(filters), filters))).toEqual([
    true,
    true,
    false,
  ]);
  expect(namesAllFilters('For my mother', few)).toBe(false);
});
