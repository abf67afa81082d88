import { describe, expect, it } from 'vitest';
import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import { toSuggestionOptions } from './suggestion-options';

const ask = (change: Partial<ListingQuery>): ListingQuery => ({ ...emptyQuery, ...change });
const readAs = (query: ListingQuery, count: number) => ({ query, understood: query, count });
const troy = { kind: 'city', label: 'Troy', query: ask({ cities: ['troy'] }), count: 6 } as const;
const home = { kind: 'listing', label: '74 Hollow Road, Troy', slug: 'hollow-road-74' } as const;
const inTroy = { kind: 'city', label: 'Troy', count: 6, href: '/properties?city=troy' };

describe('the suggestions under the search box', () => {
  it('link to a search or a home', () => {
    const reading = readAs(ask({ text: 'tro' }), 9);
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
    expect(toSuggestionOptions({ suggestions: [], reading: readAs(query, 3) })).toEqual([
      {
        kind: 'search',
        label: '“brownstone” · Kings County (Brooklyn) · Up to $900,000',
        count: 3,
        href: '/properties?q=brownstone&county=kings&max=900000',
      },
    ]);
  });

  it('leave ignored words out of the parsed meaning, but not out of its link', () => {
    const query = ask({ counties: ['kings'], text: 'school district' });
    const reading = { query, understood: { ...query, text: '' }, count: 3 };
    expect(toSuggestionOptions({ suggestions: [], reading })).toEqual([
      {
        kind: 'search',
        label: 'Kings County (Brooklyn)',
        count: 3,
        href: '/properties?q=school+district&county=kings',
      },
    ]);
  });

  it('have no duplicates and nothing without results', () => {
    const reading = readAs(troy.query, 6);
    expect(toSuggestionOptions({ suggestions: [troy], reading })).toEqual([inTroy]);
    const itself = readAs(ask({ text: 'bny 10042', phases: ['sold'] }), 1);
    expect(toSuggestionOptions({ suggestions: [home], reading: itself })).toHaveLength(1);
    const nothing = readAs(ask({ zips: ['10001'] }), 0);
    expect(toSuggestionOptions({ suggestions: [], reading: nothing })).toEqual([]);
  });
});
