import { expect, test } from 'vitest';
import { toMapPoint } from '@/lib/domain/map/map-point';
import { isWithin } from '@/lib/domain/map/within';
import { aSearchedListing, builtNow } from '@/lib/domain/search/index/search.builders';
import { emptyQuery, parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { listHref, placeOfItems } from './pinned-place';

const facts = { latitude: 40.678_414_9, longitude: -73.921_096_2 };
const homes = Array.from({ length: 25 }, (_, at) =>
  toMapPoint(aSearchedListing({ card: { slug: `elm-${at}` }, facts }), builtNow),
);
const at = { latitude: 40.678_41, longitude: -73.9211 };
const cluster = {
  ...at,
  count: 1_200,
  auctionCount: 3,
  south: 40.678,
  west: -73.9211,
  north: 40.679,
  east: -73.9,
};

test('a place on the map names at most 20 of its homes and counts all of them', () => {
  const place = placeOfItems([...homes, cluster]);
  expect(place?.points.length).toBe(20);
  expect(place?.count).toBe(1_225);
  expect(place?.bounds).toEqual({ south: 40.678, west: -73.9211, north: 40.679, east: -73.9 });
  expect(placeOfItems([])).toBeNull();
});

test('the list of a place on the map covers the place and keeps the filters', () => {
  const place = placeOfItems(homes);
  if (!place) throw new Error('There is no place');
  const query = { ...emptyQuery, saleFormats: ['fixed-price'] as const, page: 3 };
  const { query: listed } = parseListingQuery(
    new URL(listHref(query, place), 'https://homes.example').searchParams,
  );
  expect(listed.bounds && isWithin(listed.bounds, facts)).toBe(true);
  expect({ ...listed, bounds: null }).toEqual({ ...query, page: 1 });
});
