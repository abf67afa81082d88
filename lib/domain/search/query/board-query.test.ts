import { describe, expect, test } from 'vitest';
import { emptyBoardQuery, parseBoardQuery, toBoardParams } from './board-query';

const parse = (text: string) => parseBoardQuery(new URLSearchParams(text));

describe('the URL of the auction board', () => {
  test('states place, price, occupancy, reserve, type, order, day and month, and reads back the same', () => {
    const text =
      'county=kings&type=land&reserve=not-met&occupancy=vacant&min=100000&max=400000&sort=price-up&day=2026-11-30&month=2026-12';
    const { query, ignored } = parse(text);
    expect(ignored).toEqual([]);
    expect(query).toMatchObject({
      filters: {
        counties: ['kings'],
        reserves: ['not-met'],
        occupancies: ['Vacant'],
        priceCents: { min: 10_000_000, max: 40_000_000 },
      },
      sort: 'price-up',
      day: '2026-11-30',
      month: '2026-12',
    });
    expect(parseBoardQuery(toBoardParams(query)).query).toEqual(query);
    expect(new URLSearchParams(text).size).toBe(toBoardParams(query).size);
  });

  test('without values is the whole board', () => {
    expect(parse('county=&min=&sort=&day=')).toEqual({ query: emptyBoardQuery, ignored: [] });
    expect(String(toBoardParams(emptyBoardQuery))).toBe('');
    expect(parseBoardQuery({ county: ['kings'], day: undefined }).query.filters.counties).toEqual(['kings']);
  });

  test.each([
    ['county=narnia', 'county', 'unknown'],
    ['min=cheap', 'min', 'not-a-whole-number'],
    ['min=500000&max=100', 'max', 'minimum-above-maximum'],
    ['sort=luck', 'sort', 'unknown'],
    ['day=2026-02-30', 'day', 'not-a-day'],
    ['month=2026-13', 'month', 'not-a-month'],
    ['occupancy=vacant&occupancy=unknown', 'occupancy', 'one-only'],
  ])('reports what it ignored: %s', (text, name, reason) => {
    expect(parse(text).ignored).toMatchObject([{ name, reason }]);
  });

  test('keeps the first of several choices and skips parameters of others', () => {
    const { query, ignored } = parse('occupancy=vacant&occupancy=unknown&beds=3&utm_source=mail');
    expect(query.filters).toEqual({ ...emptyBoardQuery.filters, occupancies: ['Vacant'] });
    expect(ignored).toHaveLength(1);
  });
});
