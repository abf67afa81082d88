import { describe, expect, test } from 'vitest';
import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import { createListingIndex } from './listing-index';
import { aSearchedListing, builtNow as now } from './search.builders';

const index = createListingIndex();
for (const listing of [
  aSearchedListing({ card: { key: 'halsey' } }),
  aSearchedListing({
    card: {
      key: 'main',
      slug: 'main',
      addressLines: ['12 Twentieth Road', 'Albany, NY 12203'],
      county: 'Albany',
    },
    facts: { listingId: 'BNY-10043', street: 'Twentieth Road', city: 'Albany', needsRepair: true },
  }),
])
  index.put(listing);

const understand = (change: Partial<ListingQuery>) => {
  const { query, ignoredWords } = index.understand({ ...emptyQuery, ...change }, now);
  return { text: query.text, ignored: ignoredWords.join(', ') };
};

describe('typed words that would leave a search without homes', () => {
  test.each([
    ['halsey street', 'halsey street', ''],
    ['halsey st', 'halsey st', ''],
    ['12 20th rd', '12 20th rd', ''],
    ['pool', '', 'pool'],
    ['halsey pool', 'halsey', 'pool'],
    ['fixer upper pool', 'fixer upper', 'pool'],
    ['419 halsey street', 'halsey street', '419'],
    ['418 nowhere street', '', '418 nowhere street'],
    ['halsey albany', 'halsey', 'albany'],
    ['halsey street unit 301', 'halsey street', 'unit, 301'],
    ['needs work school district', 'needs work', 'school district'],
    ['halsey school district', 'halsey', 'school district'],
    ['halsey school district pool', 'halsey', 'pool, school district'],
    ['419 school district', '', '419, school district'],
  ])('are ignored: %s', (text, kept, ignored) => {
    expect(understand({ text })).toEqual({ text: kept, ignored });
  });

  test('are judged together with the other filters', () => {
    expect(understand({ text: 'fixer upper', counties: ['kings'] })).toEqual({
      text: '',
      ignored: 'fixer upper',
    });
  });

  test('include the school district even where no home is listed', () => {
    expect(understand({ text: 'school district', cities: ['massapequa'] })).toEqual({
      text: '',
      ignored: 'school district',
    });
  });

  test.each([
    ['a listing ID', { text: 'bny 99999' }],
    [
      'a street that is called after a school district',
      { text: '1 school district road', counties: ['erie'] },
    ],
    ['words of a search that finds nothing without them', { text: 'pool', counties: ['erie'] }],
    [
      'words that match outside the map area',
      { text: 'halsey', bounds: { south: 0, west: 0, north: 1, east: 1 } },
    ],
  ])('do not include %s', (_, change) => {
    expect(understand(change)).toEqual({ text: change.text, ignored: '' });
  });
});
