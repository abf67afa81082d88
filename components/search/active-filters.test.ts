import { describe, expect, it } from 'vitest';
import { listingPhases } from '@/lib/domain/listing-views/sale-phase';
import { emptyQuery, parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { activeFilters, fieldLabel, searchHref, withoutFilters } from './active-filters';

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
  it('are empty when nothing is filtered', () => {
    expect(activeFilters(emptyQuery)).toEqual([]);
  });

  it('describe each filter in words', () => {
    expect(activeFilters(full).map(({ label }) => label)).toEqual([
      '“halsey”',
      'Kings County (Brooklyn)',
      'Erie County',
      'Condominium',
      'Auction',
      'Live auction',
      '$100,000 to $500,000',
      '2+ beds',
    ]);
  });

  it('remove one county and keep the other', () => {
    const href = hrefWithout('Kings County (Brooklyn)');
    expect(href).toContain('county=erie');
    expect(href).not.toContain('county=kings');
    expect(href).toContain('type=condo');
  });

  it('remove both ends of the price range together', () => {
    const href = hrefWithout('$100,000 to $500,000');
    expect(href).not.toMatch(/min=|max=/);
  });

  it('are one for each typed phrase, which can be removed alone', () => {
    const query = { ...emptyQuery, text: '418 Halsey St brownstone' };
    expect(activeFilters(query).map(({ label, without }) => [label, searchHref(without)])).toEqual([
      ['“418 halsey st”', '/properties?q=brownstone'],
      ['“brownstone”', '/properties?q=418+halsey+st'],
    ]);
    expect(fieldLabel(query, 'text')).toBe('“418 Halsey St brownstone”');
  });

  it('return to the first page and keep the sort order', () => {
    expect(hrefWithout('Condominium')).not.toContain('page=');
    expect(hrefWithout('Condominium')).toContain('sort=newest');
  });

  it.each([
    ['min=100000', 'From $100,000'],
    ['whole-max=250000', 'Total cost up to $250,000'],
    ['max=100000', 'Up to $100,000'],
    ['value-min=200000&value-max=300000', 'Estimated value $200,000 to $300,000'],
    ['beds-max=0', 'Studio'],
    ['beds-max=2', 'Up to 2 beds'],
    ['baths=1.5&baths-max=1.5', '1.5 baths'],
    ['sqft=1500', '1,500+ sq ft'],
    ['lot-max=43560', 'Up to 43,560 sq ft lot'],
    ['built=1900&built-max=1930', 'Built 1900 to 1930'],
    ['built-max=1930', 'Built 1930 or earlier'],
    ['units=4', '4+ units'],
    ['hoa=0', 'No monthly dues'],
    ['hoa=300', 'Monthly dues up to $300'],
    ['days=7', 'Up to 7 days on market'],
    ['hours=24', 'Ends within 24 hours'],
    ['ends-from=2026-11-22&ends-to=2026-11-30', 'Ends Nov 22, 2026 to Nov 30, 2026'],
    ['city=croton-on-hudson', 'Croton on Hudson'],
    ['zip=11216', 'ZIP code 11216'],
    ['subtype=duplex', 'Two-family house'],
    ['reserve=not-met', 'Reserve not met'],
    ['occupancy=vacant', 'Vacant'],
    ['deed=bill-of-sale', 'Bill of sale and certificate of title'],
    ['financing=fha', 'FHA loan'],
    ['price=cut', 'Price cut'],
    ['near=42.7003_-73.8575_1', 'Within 1 mile of Albany'],
    ['near=42.7_-73.8_5', 'Within 5 miles of 42.7, -73.8'],
    ['bounds=40_-74_41_-73', 'Map area'],
    ['area=40_-74_41_-73_40_-73', 'Drawn area'],
  ])('describe %s in words and can be removed', (params, label) => {
    const [filter, ...others] = activeFilters(parseListingQuery(new URLSearchParams(params)).query);
    expect([filter?.label, others]).toEqual([label, []]);
    expect(filter && searchHref(filter.without)).toBe('/properties');
  });

  it('are combined when they cover one field', () => {
    expect(fieldLabel(full, 'counties')).toBe('Kings County (Brooklyn) or Erie County');
  });

  it('are a single filter when every status is chosen', () => {
    expect(activeFilters({ ...emptyQuery, phases: listingPhases }).map(({ label }) => label)).toEqual([
      'All statuses, including sold',
    ]);
  });

  it('can all be removed at once, which keeps the sort order', () => {
    expect(searchHref(withoutFilters(full))).toBe('/properties?sort=newest');
    expect(searchHref(withoutFilters(emptyQuery))).toBe('/properties');
  });
});
