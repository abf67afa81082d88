import { describe, expect, it } from 'vitest';
import { listingPhases } from '@/lib/domain/listing/phase';
import { emptyQuery } from '@/lib/domain/search/listing-query';
import { activeFilters, searchHref, withoutFilters } from './active-filters';

const full = {
  ...emptyQuery,
  text: 'halsey',
  counties: ['kings', 'erie'],
  kinds: ['condo'] as const,
  priceCents: { min: 10_000_000, max: 50_000_000 },
  bedrooms: { min: 2, max: null },
  saleFormats: ['auction'] as const,
  phases: ['live'] as const,
  sort: 'newest' as const,
  page: 3,
};

const hrefWithout = (label: string) => {
  const found = activeFilters(full).find((filter) => filter.label === label);
  return found ? searchHref(found.without) : null;
};

describe('the active filters of a search', () => {
  it('are none when nothing narrows', () => {
    expect(activeFilters(emptyQuery)).toEqual([]);
  });

  it('name each narrowing in words', () => {
    expect(activeFilters(full).map(({ label }) => label)).toEqual([
      '“halsey”',
      'Kings County (Brooklyn)',
      'Erie County',
      'Condominium',
      '$100,000 to $500,000',
      '2 or more beds',
      'Auction',
      'Auction live',
    ]);
  });

  it('take away one county and leave the other', () => {
    const href = hrefWithout('Kings County (Brooklyn)');
    expect(href).toContain('county=erie');
    expect(href).not.toContain('county=kings');
    expect(href).toContain('type=condo');
  });

  it('take away both ends of the price together', () => {
    const href = hrefWithout('$100,000 to $500,000');
    expect(href).not.toMatch(/min=|max=/);
  });

  it('go back to the first page and keep the order', () => {
    expect(hrefWithout('Condominium')).not.toContain('page=');
    expect(hrefWithout('Condominium')).toContain('sort=newest');
  });

  it('say a price with one end as such', () => {
    const labels = (change: object) => activeFilters({ ...emptyQuery, ...change }).map(({ label }) => label);
    expect(labels({ priceCents: { min: 10_000_000, max: null } })).toEqual(['From $100,000']);
    expect(labels({ priceCents: { min: null, max: 10_000_000 } })).toEqual(['Up to $100,000']);
  });

  it('are one for all statuses, not one each', () => {
    expect(activeFilters({ ...emptyQuery, phases: listingPhases }).map(({ label }) => label)).toEqual([
      'Every status, also sold',
    ]);
  });

  it('can all be taken away at once, which keeps the order', () => {
    expect(searchHref(withoutFilters(full))).toBe('/properties?sort=newest');
    expect(searchHref(withoutFilters(emptyQuery))).toBe('/properties');
  });
});
