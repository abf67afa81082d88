import { describe, expect, test } from 'vitest';
import { counties, countyLabel, getCountyByName, getCountyByPlace, getCountyBySlug } from './counties';
import { listTowns } from './towns';

describe('locations', () => {
  test('the state has 62 counties with unique names, unique slugs and odd FIPS codes', () => {
    expect(counties).toHaveLength(62);
    for (const field of ['name', 'slug', 'fips'] as const) {
      expect(new Set(counties.map((county) => county[field])).size).toBe(62);
    }
    expect(counties.map((county) => county.fips)).toEqual(
      counties.map((_, index) => `36${String(index * 2 + 1).padStart(3, '0')}`),
    );
  });

  test('a county’s point is the mean of its towns', () => {
    for (const { name, latitude, longitude } of counties) {
      const towns = listTowns(name);
      const mean = (field: 'latitude' | 'longitude') =>
        towns.reduce((sum, town) => sum + town[field], 0) / towns.length;
      expect(Math.abs(mean('latitude') - latitude), name).toBeLessThan(0.006);
      expect(Math.abs(mean('longitude') - longitude), name).toBeLessThan(0.006);
    }
  });

  test('the county populations add up to the census total, each rounded to a thousand', () => {
    expect(counties.reduce((sum, county) => sum + county.populationThousands, 0)).toBe(20_200);
  });

  test('five counties are boroughs and their labels say so', () => {
    expect(counties.filter((county) => county.borough !== null)).toHaveLength(5);
    expect(
      ['kings', 'st-lawrence'].map((slug) => getCountyBySlug(slug)).map((it) => it && countyLabel(it)),
    ).toEqual(['Kings County (Brooklyn)', 'St. Lawrence County']);
    expect(getCountyByName('Kings')?.slug).toBe('kings');
    expect(getCountyBySlug('narnia')).toBeNull();
    expect(['brooklyn', 'the-bronx', 'kings', ''].map((place) => getCountyByPlace(place)?.slug)).toEqual([
      'kings',
      'bronx',
      'kings',
      undefined,
    ]);
  });

  test('every county has a town, and the largest counties have at least seven', () => {
    for (const county of counties) {
      const least = county.populationThousands > 1000 ? 7 : 1;
      expect(listTowns(county.name).length, county.name).toBeGreaterThanOrEqual(least);
    }
  });

  test('a ZIP code belongs to one county, is in New York and is near its county', () => {
    const zips = counties.flatMap((county) => listTowns(county.name).map((town) => ({ ...town, county })));
    expect(new Set(zips.map((town) => town.postalCode)).size).toBe(zips.length);
    for (const { postalCode, latitude, longitude, county } of zips) {
      expect(postalCode).toMatch(/^1[0-4]\d{3}$/);
      expect(Math.hypot(latitude - county.latitude, longitude - county.longitude)).toBeLessThan(0.9);
    }
  });
});
