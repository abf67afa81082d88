import { expect, it } from 'vitest';
import { previewDots } from './preview-dots';

it('places a dot per county with homes by its position within the state', () => {
  const [erie, kings, ...others] = previewDots({ kings: 12, erie: 3, albany: 0 });
  expect(others).toEqual([]);
  expect(erie).toEqual([expect.closeTo(13.4, 0), expect.closeTo(50, -1), 3]);
  expect(kings).toEqual([expect.closeTo(73.5, 0), expect.closeTo(96, -1), 12]);
});
