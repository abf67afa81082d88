import { describe, expect, it, test } from 'vitest';
import { toSlug } from '@/lib/domain/shared/to-slug';
import { findPoint, pointName, radii, usualRadius } from './around';

describe('a place to look around', () => {
  it.each(['Albany', '12208', 'Throggs Neck', 'Hamilton County', 'Staten Island', 'St. Lawrence County'])(
    'is known as %s, and called so again',
    (name) => {
      const point = findPoint(name);
      expect(point && toSlug(pointName(point))).toBe(toSlug(name));
    },
  );

  it('is found however it is written', () => {
    expect(findPoint(' new rochelle, NY ')).toEqual(findPoint('New Rochelle'));
  });

  it('may be any point', () => {
    const point = { latitude: 42.65, longitude: -73.75 };
    expect(findPoint(pointName(point))).toEqual(point);
  });

  it('is the middle of the ZIP codes of a city, without those of PO boxes', () => {
    expect(findPoint('Bayside')).toEqual({ latitude: 40.7787, longitude: -73.7771 });
    expect(findPoint('Copake')).toEqual(findPoint('12516'));
  });

  it('is none that nobody knows', () => {
    expect(findPoint('Atlantis')).toBeNull();
    expect(findPoint('')).toBeNull();
  });
});

test('a search reaches 1, 3, 5, 10, 25 or 50 miles around a place, usually one of these', () => {
  expect(radii).toEqual([1, 3, 5, 10, 25, 50]);
  expect(radii).toContain(usualRadius);
});
