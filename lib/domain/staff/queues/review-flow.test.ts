import { expect, test } from 'vitest';
import { placeInFlow } from './review-flow';

const queue = [
  { draftId: 'a', isFree: true },
  { draftId: 'own', isFree: false },
  { draftId: 'b', isFree: true },
  { draftId: 'taken', isFree: false },
  { draftId: 'c', isFree: true },
];

test('the review goes from one submission to the next that the reviewer can decide, in both directions', () => {
  expect(placeInFlow(queue, 'b')).toEqual({ position: 3, total: 5, previous: 'a', next: 'c' });
  expect(placeInFlow(queue, 'a')).toEqual({ position: 1, total: 5, previous: null, next: 'b' });
  expect(placeInFlow(queue, 'c')).toEqual({ position: 5, total: 5, previous: 'b', next: null });
});

test('a submission that no longer waits leads to the first free one', () => {
  const rest = queue.slice(1);
  expect(placeInFlow(rest, 'a')).toEqual({ position: null, total: 4, previous: null, next: 'b' });
  expect(placeInFlow([], 'a')).toEqual({ position: null, total: 0, previous: null, next: null });
});
