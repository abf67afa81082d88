import { expect, test } from 'vitest';
import { toMapPoint } from '@/lib/domain/listing/map-point';
import { emptyQuery } from '@/lib/domain/search/listing-query';
import { aSearchedListing, builtNow } from '@/lib/domain/search/search.builders';
import { frameOf, isWithin } from './map-frame';

const at = (latitude: number, longitude: number) =>
  toMapPoint(aSearchedListing({ facts: { latitude, longitude } }), builtNow);
const found = [at(40.6, -74), at(42.9, -78.9), at(43.1, -73.8)];
const bounds = { south: 42, west: -75, north: 43, east: -73 };
const area = [
  { latitude: 41, longitude: -74 },
  { latitude: 41.5, longitude: -73.5 },
  { latitude: 41.2, longitude: -74.5 },
];

test('a map looks at the drawn area, else at the bounds of the search, else at all that was found', () => {
  expect(frameOf({ ...emptyQuery, area, bounds }, found)).toEqual([-74.5, 41, -73.5, 41.5]);
  expect(frameOf({ ...emptyQuery, bounds }, found)).toEqual([-75, 42, -73, 43]);
  expect(frameOf(emptyQuery, found)).toEqual([-78.9, 40.6, -73.8, 43.1]);
  expect(frameOf(emptyQuery, [])).toBeNull();
});

test('two hundred thousand homes are framed as three are', () => {
  const many = Array.from({ length: 200_000 }, (_, index) => found[index % found.length] ?? at(0, 0));
  expect(frameOf(emptyQuery, many)).toEqual(frameOf(emptyQuery, found));
});

test('a home on the edge of what is shown is in view', () => {
  expect(found.filter((point) => isWithin(bounds, point))).toEqual([]);
  expect(isWithin(bounds, { latitude: 42, longitude: -73 })).toBe(true);
  expect(isWithin(bounds, { latitude: 41.999, longitude: -73 })).toBe(false);
  expect(isWithin(bounds, { latitude: 42, longitude: -72.999 })).toBe(false);
});
