import { expect, test } from 'vitest';
import { mapStatusText } from './map-status';

const counts = {
  inView: { count: 1_204, isExact: true },
  total: 74_103,
  hidden: 0,
  isHidingInClusters: false,
};

test.each([
  [{}, '1,204 of 74,103 homes in view.'],
  [{ inView: { count: 1_204, isExact: false } }, 'About 1,204 of 74,103 homes in view.'],
  [{ hidden: 2 }, '1,204 of 74,103 homes in view, 2 hidden by you.'],
  [
    { isHidingInClusters: true },
    '1,204 of 74,103 homes in view. Homes you’ve hidden are left out, except in clusters.',
  ],
])('the status line gives an exact count or says that it is not exact: %o', (change, words) => {
  expect(mapStatusText({ ...counts, ...change })).toBe(words);
});
