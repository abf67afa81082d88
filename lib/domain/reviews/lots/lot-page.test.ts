import { expect, test } from 'vitest';
import { chosenKeys, toBasisPoints } from './lot-page';

test('a share is a percentage with at most two decimals', () => {
  const read = ['33.34', '33,3', '100', ' 7 % ', '0.01', '33.345', '-1', '', 'half', '1e2'].map(
    toBasisPoints,
  );
  const none = Number.NaN;
  expect(read).toEqual([3_334, 3_330, 10_000, 700, 1, none, none, none, none, none]);
});

test('the chosen homes are those whose boxes were posted', () => {
  expect(chosenKeys({ draftId: 'a', 'home-b': 'on', q: 'home-', 'home-c': 'on' })).toEqual(['b', 'c']);
});
