import { expect, it } from 'vitest';
import type { Point } from '@/lib/domain/search/query/listing-query';
import { simplifyRing } from './simplify-ring';

const point = (longitude: number, latitude: number): Point => ({ latitude, longitude });
const square = [point(0, 0), point(4, 0), point(4, 4), point(0, 4)];
const circle = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    point(Math.cos((at / count) * 2 * Math.PI), Math.sin((at / count) * 2 * Math.PI)),
  );

it('a ring keeps its corners and drops the points between them', () => {
  const jittered = [
    point(0, 0),
    point(1, 0.001),
    point(2, -0.001),
    point(4, 0),
    point(4, 2),
    ...square.slice(2),
  ];
  expect(simplifyRing(jittered, 100)).toEqual(square);
});

it('a long ring keeps its shape within the allowed number of corners', () => {
  const few = simplifyRing(circle(2_000), 100);
  expect(few.length).toBeGreaterThan(20);
  expect(few.length).toBeLessThanOrEqual(100);
  expect(simplifyRing(circle(2_000), 10).length).toBeLessThanOrEqual(10);
});

it('a stroke that does not move is not an area', () => {
  expect(simplifyRing([], 100)).toEqual([]);
  expect(simplifyRing([point(1, 1), point(1, 1), point(1, 1)], 100)).toEqual([point(1, 1)]);
  expect(simplifyRing([point(1, 1), point(2, 2), point(1.5, 1.5)], 100)).toHaveLength(2);
});
