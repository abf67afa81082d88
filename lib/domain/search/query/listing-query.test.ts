import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listingPhases } from '@/lib/domain/listing-views/sale-phase';
import { someQuery } from '@/lib/domain/search/index/search.arbitraries';
import {
  emptyQuery,
  filterFields,
  narrowedFields,
  parseListingQuery,
  toResultQuery,
  toSearchParams,
  withoutField,
} from './listing-query';

const read = (params: string) => parseListingQuery(new URLSearchParams(params));

describe('a search in the URL', () => {
  test('parsing a written query gives the same query', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        expect(parseListingQuery(toSearchParams(query))).toEqual({ query, ignored: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test('the empty query has no parameters', () => {
    expect(toSearchParams(emptyQuery).toString()).toBe('');
    expect(parseListingQuery({}).query).toEqual(emptyQuery);
  });

  test('reads and writes every kind of parameter', () => {
    const params =
      'q=halsey&county=kings&zip=11216&subtype=duplex&status=live&deed=bargain-and-sale-with-covenant&financing=cash-only&min=100000&baths=1.5&days=30&ends-from=2026-11-22&area=40_-74_41_-74_41_-73.5&near=40.7_-73.9_5&sort=distance&page=2';
    const { query, ignored } = read(params);
    expect(ignored).toEqual([]);
    expect(query).toEqual({
      ...emptyQuery,
      text: 'halsey',
      counties: ['kings'],
      zips: ['11216'],
      subTypes: ['Duplex'],
      phases: ['live'],
      deedTypes: ['BargainAndSaleWithCovenant'],
      financing: ['CashOnly'],
      priceCents: { min: 10_000_000, max: null },
      bathrooms: { min: 1.5, max: null },
      daysOnMarket: { min: null, max: 30 },
      endDay: { min: 20_779, max: null },
      area: [
        { latitude: 40, longitude: -74 },
        { latitude: 41, longitude: -74 },
        { latitude: 41, longitude: -73.5 },
      ],
      near: { latitude: 40.7, longitude: -73.9, radiusMiles: 5 },
      sort: 'distance',
      page: 2,
    });
    expect(toSearchParams(query).toString()).toBe(params);
  });

  test('an invalid value is ignored and reported with its reason, and the rest is kept', () => {
    const { query, ignored } = read(
      'county=kings&county=narnia&type=castle&zip=1121&min=1e5&max=-3&beds=99&baths=1.2&sale=barter&sort=magic&page=0&ends-from=2026-02-31&ends-to=1970&near=40.7_-73.9&bounds=41_-73_40_-74&area=1_2_3_4&utm_source=x',
    );
    expect(query).toEqual({ ...emptyQuery, counties: ['kings'] });
    expect(ignored.map(({ name, value, reason }) => `${name}=${value}: ${reason}`).sort()).toEqual([
      'area=1_2_3_4: not-a-place',
      'baths=1.2: not-a-whole-number',
      'beds=99: out-of-range',
      'bounds=41_-73_40_-74: not-a-place',
      'county=narnia: unknown',
      'ends-from=2026-02-31: not-a-day',
      'ends-to=1970: not-a-day',
      'max=-3: not-a-whole-number',
      'min=1e5: not-a-whole-number',
      'near=40.7_-73.9: not-a-place',
      'page=0: out-of-range',
      'sale=barter: unknown',
      'sort=magic: unknown',
      'type=castle: unknown',
      'zip=1121: unknown',
    ]);
  });

  test('a minimum above the maximum keeps the minimum and reports the maximum', () => {
    const { query, ignored } = parseListingQuery({ min: '$400,000', max: '300000' });
    expect(query.priceCents).toEqual({ min: 40_000_000, max: null });
    expect(ignored).toEqual([{ name: 'max', value: '300000', reason: 'minimum-above-maximum' }]);
  });

  test('a minimum of 0 is no filter, but a maximum of 0 is', () => {
    expect(read('min=0&beds=0').query).toEqual(emptyQuery);
    expect(read('hoa=0').query.feeCents).toEqual({ min: null, max: 0 });
  });

  test('sorting by distance needs a place to measure from', () => {
    expect(read('sort=distance')).toEqual({
      query: emptyQuery,
      ignored: [{ name: 'sort', value: 'distance', reason: 'needs-near' }],
    });
  });

  test('the page number and the price shown on cards do not change what is found', () => {
    expect(
      toSearchParams(toResultQuery(read('whole-max=250000&show=whole-price&page=3').query)).toString(),
    ).toBe('whole-max=250000');
  });

  test('the sort by distance is not written without a place', () => {
    const near = { latitude: 40.7, longitude: -73.9, radiusMiles: 5 };
    const query = withoutField({ ...emptyQuery, near, sort: 'distance' }, 'near');
    expect(toSearchParams(query).toString()).toBe('');
  });

  test('status=all means every phase, and a borough means its county', () => {
    expect(read('status=all&county=Brooklyn').query).toEqual({
      ...emptyQuery,
      phases: listingPhases,
      counties: ['kings'],
    });
  });

  test('any input is accepted', () => {
    const names = fc.constantFrom(
      'county',
      'city',
      'type',
      'min',
      'max',
      'beds',
      'ends-to',
      'near',
      'bounds',
      'area',
      'status',
      'q',
      'sort',
      'page',
    );
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('-0', '0', '40_-74_9', '-0_1_2_3', '2026-11-21'),
      fc.array(fc.string()),
    );
    fc.assert(
      fc.property(fc.dictionary(names, values), (params) => {
        const { query } = parseListingQuery(params);
        expect(parseListingQuery(toSearchParams(query)).query).toEqual(query);
      }),
    );
  });
});

describe('the filters of a search', () => {
  test('narrow when they are set, and no longer when they are removed', () => {
    expect(narrowedFields(emptyQuery)).toEqual([]);
    fc.assert(
      fc.property(someQuery, (query) => {
        for (const field of filterFields) {
          const without = withoutField(query, field);
          expect(narrowedFields(without)).toEqual(narrowedFields(query).filter((each) => each !== field));
          expect(without.page).toBe(1);
        }
      }),
    );
  });
});
