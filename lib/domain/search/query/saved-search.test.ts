import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSaidByName,
  longestSearchName,
  newsAmong,
  nextRun,
  reportedAtFirst,
  usualSearchName,
} from './saved-search';

const minute = 60_000;

/** Homes are listed at one time and become known up to ten minutes later; runs come at any time. */
const aCourse = fc.record({
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

test('each home that becomes known after the search was saved is told exactly once, however late it comes to light', () => {
  fc.assert(
    fc.property(aCourse, ({ homes, runs, startsAt }) => {
      const all = homes.map((home, index) => ({ ...home, key: `home-${index}` }));
      const knownAt = (now: number) => all.filter(({ listedAt, lateMs }) => listedAt + lateMs <= now);
      let told = reportedAtFirst(knownAt(startsAt), startsAt);
      const mailed: string[] = [];
      const times = [...runs.filter((at) => at >= startsAt), 200 * minute].sort((a, b) => a - b);
      for (const now of times) {
        const { fresh, after } = newsAmong(told, knownAt(now), now);
        mailed.push(...fresh);
        told = after;
      }
      const expected = all.filter(({ listedAt, lateMs }) => listedAt + lateMs > startsAt);
      expect(mailed.sort()).toEqual(expected.map(({ key }) => key).sort());
    }),
  );
});

test('what was told long ago is not remembered by name', () => {
  const home = { key: 'a', listedAt: 1000 };
  const first = newsAmong({ toldUntil: 0, told: [] }, [home], 2000);
  expect(first).toEqual({ fresh: ['a'], after: { toldUntil: 2000, told: [home] } });
  expect(newsAmong(first.after, [home], 30 * minute)).toEqual({
    fresh: [],
    after: { toldUntil: 30 * minute, told: [] },
  });
});

test('a home that leaves the search for a while and comes back is not told again', () => {
  const home = { key: 'a', listedAt: 1000 };
  const { after } = newsAmong({ toldUntil: 0, told: [] }, [home], 2000);
  const meanwhile = newsAmong(after, [], 3000).after;
  expect(newsAmong(meanwhile, [home], 4000).fresh).toEqual([]);
});

test('a home is not told again after the clock was put back', () => {
  const home = { key: 'a', listedAt: 7 * minute };
  let told = newsAmong({ toldUntil: 0, told: [] }, [home], 8 * minute).after;
  for (const now of [20 * minute, 15 * minute, 30 * minute]) {
    const { fresh, after } = newsAmong(told, [home], now);
    expect(fresh).toEqual([]);
    told = after;
  }
});

test('the newest home comes first, and one that is announced for later is not told yet', () => {
  const homes = [
    { key: 'old', listedAt: 1000 },
    { key: 'new', listedAt: 2000 },
    { key: 'later', listedAt: 9000 },
  ];
  expect(newsAmong({ toldUntil: 0, told: [] }, homes, 3000).fresh).toEqual(['new', 'old']);
});

test('a search tells daily, weekly, or at once but not more often than every quarter of an hour', () => {
  expect([nextRun('at-once', 0), nextRun('daily', 0), nextRun('weekly', 0)]).toEqual([
    15 * minute,
    1440 * minute,
    10_080 * minute,
  ]);
});

test('a search is called by its filters, which are said beside the name only where it does not say them all', () => {
  const few = ['Kings County (Brooklyn)', 'House'];
  const many = Array.from({ length: 9 }, (_, index) => `Filter number ${index}`);
  expect(usualSearchName(few)).toBe('Kings County (Brooklyn), House');
  expect(usualSearchName(many)).toHaveLength(longestSearchName);
  expect(usualSearchName([])).toBe('All homes');
  expect([few, [], many].map((filters) => isSaidByName(usualSearchName(filters), filters))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isSaidByName('For my mother', few)).toBe(false);
});
