import { describe, expect, test } from 'vitest';
import { counties, getCountyBySlug } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { isBorough, isOfLocation, locationName, placesOf } from './location';

const home = {
  countyOrParish: 'Erie',
  city: 'Buffalo',
  postalCode: '14201',
  propertySubType: 'Duplex',
} as const;
const brooklyn = { ...home, countyOrParish: 'Kings', city: 'Brooklyn', postalCode: '11216' };

describe('the locations of a home', () => {
  test('are its county, its city and its ZIP code, and the home belongs to each of them', () => {
    const places = placesOf(home);
    expect(places.map(locationName)).toEqual(['Erie County', 'Buffalo, Erie County', 'Buffalo 14201']);
    expect(places.every((place) => isOfLocation(place, home))).toBe(true);
    expect(places.some((place) => isOfLocation(place, brooklyn))).toBe(false);
  });

  test('list a borough only once', () => {
    expect(placesOf(brooklyn).map(locationName)).toEqual(['Kings County (Brooklyn)', 'Brooklyn 11216']);
    const boroughs = counties.filter((county) =>
      listTowns(county.name).some(({ city }) => isBorough(county, city)),
    );
    expect(boroughs.map(({ slug }) => slug)).toEqual(['bronx', 'kings', 'new-york', 'richmond']);
  });

  test('are empty for an unknown county', () => {
    expect(placesOf({ ...home, countyOrParish: 'Narnia' })).toEqual([]);
  });
});

test('a different spelling is the same city, but a city in another county is not', () => {
  const county = getCountyBySlug('queens');
  if (!county) throw new Error('Queens is a county');
  const city = { level: 'city', county, city: 'St. Albans', slug: 'st-albans' } as const;
  const of = (countyOrParish: string, name: string) =>
    isOfLocation(city, { ...home, countyOrParish, city: name });
  expect([of('Queens', 'ST ALBANS'), of('Kings', 'St. Albans')]).toEqual([true, false]);
});

test('a kind includes all of its subtypes, and the state includes every home', () => {
  expect(isOfLocation({ level: 'type', type: 'two-to-four-family' }, home)).toBe(true);
  expect(isOfLocation({ level: 'type', type: 'house' }, home)).toBe(false);
  expect(isOfLocation({ level: 'state' }, home)).toBe(true);
  expect(locationName({ level: 'type', type: 'two-to-four-family' })).toBe('Two- to four-family houses');
});
