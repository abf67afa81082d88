import { expect, test } from 'vitest';
import { boundsAround, isWithin, widened } from './within';

const bounds = { south: 40, west: -75, north: 42, east: -73 };
const point = (latitude: number, longitude: number) => ({ latitude, longitude });

test('bounds contain the points on their edges', () => {
  const inside = [point(41, -74), point(40, -75), point(42, -73)];
  const outside = [point(39.9, -74), point(42.1, -74), point(41, -75.1), point(41, -72.9)];
  expect([...inside, ...outside].filter((each) => isWithin(bounds, each))).toEqual(inside);
});

test('boundsAround returns the smallest bounds around points and other bounds', () => {
  expect(boundsAround([])).toBeNull();
  expect(boundsAround([point(41, -74)])).toEqual({ south: 41, west: -74, north: 41, east: -74 });
  expect(boundsAround([bounds, point(43, -76)])).toEqual({ south: 40, west: -76, north: 43, east: -73 });
  expect(boundsAround([point(39, -72), bounds])).toEqual({ south: 39, west: -75, north: 42, east: -72 });
});

test('widened bounds grow equally on all sides', () => {
  expect(widened(bounds, 1)).toEqual({ south: 39, west: -76, north: 43, east: -72 });
});
