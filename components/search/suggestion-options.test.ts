import { describe, expect, it } from 'vitest';
import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import { toSuggestionOptions } from './suggestion-options';

const ask = (change: Partial<ListingQuery>): ListingQuery => ({ ...emptyQuery, ...change });
const troy = { kind: 'city', label: 'Troy', query: ask({ cities: ['troy'] }), count: 6 } as const;
const home = { kind: 'listing', label: '74 Hollow Road, Troy', slug: 'hollow-road-74' } as const;
const inTroy = { kind: 'city', label: 'Troy', count: 6, href: '/properties?city=troy' };

describe('the suggestions under the search box', () => {
  it('link to a search or a home', () => {
    const reading = { query: ask({ text: 'tro' }), count: 9 };
    expect(toSuggestionOptions({ suggestions: [troy, home], reading })).toEqual([
      inTroy,
      { kind: 'listing', label: '74 Hollow Road, Troy', count: null, href: '/properties/hollow-road-74' },
    ]);
  });

  it('start with the parsed meaning in words', () => {
    const query = ask({
      counties: ['kings'],
      text: 'brownstone',
      priceCents: { min: null, max: 90_000_000 },
    });
    expect(toSuggestionOptions({ suggestions: [], reading: { query, count: 3 } })).toEqual([
      {
        kind: 'search',
        label: '“brownstone” · Kings County (Brooklyn) · Up to $900,000',
        count: 3,
        href: '/properties?q=brownstone&county=kings&max=900000',
      },
    ]);
  });

  it('have no duplicates and nothing without results', () => {
    const reading = { query: troy.query, count: 6 };
    expect(toSuggestionOptions({ suggestions: [troy], reading })).toEqual([inTroy]);
    const itself = { query: ask({ text: 'bny 10042', phases: ['sold'] }), count: 1 };
    expect(toSuggestionOptions({ suggestions: [home], reading: itself })).toHaveLength(1);
    const nothing = { query: ask({ zips: ['10001'] }), count: 0 };
    expect(toSuggestionOptions({ suggestions: [], reading: nothing })).toEqual([]);
  });
});
