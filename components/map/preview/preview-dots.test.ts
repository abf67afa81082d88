import { expect, it } from 'vitest';
import { counties } from '@/lib/domain/locations/counties';
import { previewDots } from './preview-dots';

it('places a dot per county with homes by its position within the state', () => {
  const [kings, erie, ...others] = previewDots({ kings: 12, erie: 3, albany: 0 });
  expect(others).toEqual([]);
  expect(erie).toEqual([expect.closeTo(13.4, 0), expect.closeTo(50, -1), 3]);
  expect(kings).toEqual([expect.closeTo(73.5, 0), expect.closeTo(96, -1), 12]);
});

it('counts the boroughs of New York City as one dot, so that no number covers another', () => {
  expect(
    previewDots({ kings: 12, queens: 20, bronx: 4, 'new-york': 3, erie: 3 }).map(([, , count]) => count),
  ).toEqual([39, 3]);
  const dots = previewDots(Object.fromEntries(counties.map(({ slug }, at) => [slug, at + 1])));
  const total = counties.length * (counties.length + 1) * 0.5;
  expect(dots.reduce((sum, [, , count]) => sum + count, 0)).toBe(total);
  for (const [left, top] of dots)
    expect(dots.filter((dot) => Math.abs(dot[0] - left) < 7 && Math.abs(dot[1] - top) < 7)).toHaveLength(1);
});
