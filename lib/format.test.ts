import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCount,
  formatDay,
  formatExactMoment,
  formatExactMoney,
  formatInstant,
  formatMoment,
  formatMoney,
} from './format';

const cents = fc.integer({ min: -1e14, max: 1e14 });

test('money is formatted as Intl formats U.S. dollars', () => {
  const written = (amount: number, minimumFractionDigits: number) =>
    (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
  fc.assert(
    fc.property(cents, (amount) => formatMoney(amount) === written(amount, amount % 100 === 0 ? 0 : 2)),
  );
});

test('numbers are formatted as Intl formats them', () => {
  const thousandths = cents.map((value) => value / 1000);
  fc.assert(
    fc.property(
      fc.oneof(cents, thousandths),
      (value) => formatCount(value) === value.toLocaleString('en-US'),
    ),
  );
});

test.each([
  [0, '$0'],
  [5, '$0.05'],
  [41_250_000, '$412,500'],
  [100_050, '$1,000.50'],
  [-150, '-$1.50'],
])('%i cents are %s', (amount, words) => {
  expect(formatMoney(amount)).toBe(words);
});

test.each([
  [41_250_000, '$412,500.00'],
  [41_250_005, '$412,500.05'],
  [-15_000, '-$150.00'],
])('on a statement, %i cents are %s', (amount, words) => {
  expect(formatExactMoney(amount)).toBe(words);
});

const hours = { min: Date.UTC(2007, 0, 1) / 3_600_000, max: Date.UTC(2100, 0, 1) / 3_600_000 };
const instants = fc.oneof(
  fc.integer({ min: hours.min * 3_600_000, max: hours.max * 3_600_000 }),
  // Whole hours, because daylight saving time starts and ends on the hour.
  fc.integer(hours).map((hour) => hour * 3_600_000),
);
const timeZone = 'America/New_York';

test('days and moments are formatted in New York time, as Intl formats them', () => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const moment = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  fc.assert(
    fc.property(instants, (at) => {
      expect(formatDay(at)).toBe(day.format(at));
      expect(formatMoment(at)).toBe(`${moment.format(at)} ET`);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ['2026-03-08T06:59:59Z', 'Sun, Mar 8, 1:59 AM ET'],
  ['2026-03-08T07:00:00Z', 'Sun, Mar 8, 3:00 AM ET'],
  ['2026-11-01T05:59:59Z', 'Sun, Nov 1, 1:59 AM ET'],
  ['2026-11-01T06:00:00Z', 'Sun, Nov 1, 1:00 AM ET'],
  ['2026-11-21T17:05:00Z', 'Sat, Nov 21, 12:05 PM ET'],
])('%s is %s', (at, words) => {
  expect(formatMoment(at)).toBe(words);
});

test('an instant is formatted in New York time with seconds', () => {
  const clock = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'America/New_York',
  });
  fc.assert(
    fc.property(instants, (at) => {
      expect(formatInstant(new Date(at).toISOString())).toBe(`${clock.format(at)} ET`);
    }),
    { numRuns: 5_000 },
  );
});

test('an exact moment adds the seconds to the moment', () => {
  expect(formatExactMoment('2026-11-21T20:05:09.900Z')).toBe('Sat, Nov 21, 3:05:09 PM ET');
});

/** Files that may format by Intl, and why. */
const formatsByIntl = {
  // Days and times as they are stored and compared, not as they are read.
  'lib/domain/shared/eastern-day.ts': 'stored days',
  'lib/domain/shared/eastern-time.ts': 'stored times',
  'components/auctions/board/day-title.ts': 'titles of calendar days, on the server only',
};

test('numbers, money, and dates are formatted in one place', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const found = ['app', 'components', 'providers', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|oracle|contract)\.tsx?$/.test(file))
      .filter((file) =>
        /Intl\.(NumberFormat|DateTimeFormat)|\.toLocale(Date|Time)?String\(/.test(
          readFileSync(join(root, file), 'utf8'),
        ),
      ),
  );
  expect(found.sort()).toEqual(Object.keys(formatsByIntl).sort());
});
