import { describe, expect, it } from 'vitest';
import { toSlug } from '@/lib/domain/to-slug';
import { findPoint, pointName } from './around';

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

  it('is none that nobody knows', () => {
    expect(findPoint('Atlantis')).toBeNull();
    expect(findPoint('')).toBeNull();
  });
});
