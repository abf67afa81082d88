import { describe, expect, it, test } from 'vitest';
import { toSlug } from '@/lib/domain/shared/to-slug';
import { defaultRadius, findPoint, pointName, radii } from './around';

describe('a place to search around', () => {
  it.each(['Albany', '12208', 'Throggs Neck', 'Hamilton County', 'Staten Island', 'St. Lawrence County'])(
    'is found as %s, and its point leads back to that name',
    (name) => {
      const point = findPoint(name);
      expect(point && toSlug(pointName(point))).toBe(toSlug(name));
    },
  );

  it('is found regardless of case, spaces and a trailing NY', () => {
    expect(findPoint(' new rochelle, NY ')).toEqual(findPoint('New Rochelle'));
  });

  it('may be any point', () => {
    const point = { latitude: 42.65, longitude: -73.75 };
    expect(findPoint(pointName(point))).toEqual(point);
  });

  it('is the mean of a city’s ZIP codes, leaving out PO boxes unless the city has no others', () => {
    expect(findPoint('Bayside')).toEqual({ latitude: 40.7787, longitude: -73.7771 });
    expect(findPoint('Copake')).toEqual(findPoint('12516'));
  });

  it('is null for an unknown name', () => {
    expect(findPoint('Atlantis')).toBeNull();
    expect(findPoint('')).toBeNull();
  });
});

test('the radius is 1, 3, 5, 10, 25 or 50 miles, and the default is one of them', () => {
  expect(radii).toEqual([1, 3, 5, 10, 25, 50]);
  expect(radii).toContain(defaultRadius);
});
