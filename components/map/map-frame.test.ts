import { expect, test } from 'vitest';
import { fromMapAnswer, toMapAnswer } from '@/lib/domain/map/map-answer';
import { toMapPoint } from '@/lib/domain/map/map-point';
import { isWithin } from '@/lib/domain/map/within';
import { aSearchedListing, builtNow } from '@/lib/domain/search/index/search.builders';
import { emptyQuery } from '@/lib/domain/search/query/listing-query';
import { countInView, frameOf, hasHomeInView } from './map-frame';

const at = (latitude: number, longitude: number) =>
  toMapPoint(aSearchedListing({ facts: { latitude, longitude } }), builtNow);
const homes = [at(40.6, -74), at(42.9, -78.9), at(43.1, -73.8)];
const found = { points: homes, clusters: [] };
const bounds = { south: 42, west: -75, north: 43, east: -73 };
const area = [
  { latitude: 41, longitude: -74 },
  { latitude: 41.5, longitude: -73.5 },
  { latitude: 41.2, longitude: -74.5 },
];

test('a map frames the drawn area, else the search bounds, else all results', () => {
  expect(frameOf({ ...emptyQuery, area, bounds }, found)).toEqual([-74.5, 41, -73.5, 41.5]);
  expect(frameOf({ ...emptyQuery, bounds }, found)).toEqual([-75, 42, -73, 43]);
  expect(frameOf(emptyQuery, found)).toEqual([-78.9, 40.6, -73.8, 43.1]);
  expect(frameOf(emptyQuery, { points: [], clusters: [] })).toBeNull();
});

test('homes in clusters are framed like single homes', () => {
  const many = Array.from({ length: 5000 }, (_, index) => homes[index % homes.length] ?? at(0, 0));
  expect(frameOf(emptyQuery, fromMapAnswer(toMapAnswer(many)))).toEqual(frameOf(emptyQuery, found));
});

test('a frame is found for two hundred thousand homes', () => {
  const many = Array.from({ length: 200_000 }, (_, index) => homes[index % homes.length] ?? at(0, 0));
  expect(frameOf(emptyQuery, { points: many, clusters: [] })).toEqual(frameOf(emptyQuery, found));
});

test('a home on the edge of the view is in view', () => {
  expect(homes.filter((point) => isWithin(bounds, point))).toEqual([]);
  expect(isWithin(bounds, { latitude: 42, longitude: -73 })).toBe(true);
  expect(isWithin(bounds, { latitude: 41.999, longitude: -73 })).toBe(false);
  expect(isWithin(bounds, { latitude: 42, longitude: -72.999 })).toBe(false);
});

const cluster = {
  count: 40,
  auctionCount: 0,
  latitude: 42.5,
  longitude: -74.9,
  south: 42.4,
  west: -75.2,
  north: 42.6,
  east: -74.6,
};

test('homes in view include clusters, and are exact unless a cluster crosses the edge', () => {
  const inside = { ...cluster, west: -75 };
  expect(countInView({ points: homes, clusters: [inside] }, bounds)).toEqual({ count: 40, isExact: true });
  expect(countInView({ points: [], clusters: [cluster] }, bounds)).toEqual({ count: 40, isExact: false });
  expect(countInView({ points: [], clusters: [{ ...cluster, longitude: -75.1 }] }, bounds)).toEqual({
    count: 0,
    isExact: false,
  });
});

test('a view that a cluster overlaps may show a home', () => {
  expect(hasHomeInView({ points: homes, clusters: [] }, bounds)).toBe(false);
  expect(hasHomeInView({ points: [], clusters: [{ ...cluster, longitude: -75.1 }] }, bounds)).toBe(true);
  expect(hasHomeInView({ points: [], clusters: [{ ...cluster, east: -75.1 }] }, bounds)).toBe(false);
});
