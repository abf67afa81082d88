import { expect, test } from 'vitest';
import { splitRemarks } from './split-remarks';

const sentence = 'A frame house with a dry cellar and a new roof.';
const textOf = (sentences: number) => Array.from({ length: sentences }, () => sentence).join(' ');

test('a short description is shown whole', () => {
  expect(splitRemarks(textOf(7))).toEqual([textOf(7), '']);
});

test('a long description is folded after a sentence, and nothing is lost', () => {
  const [shown, rest] = splitRemarks(textOf(20));
  expect(shown).toBe(textOf(5));
  expect(`${shown} ${rest}`).toBe(textOf(20));
});

test('a description without sentences is cut all the same', () => {
  const [shown, rest] = splitRemarks('x'.repeat(900));
  expect(shown + rest).toBe('x'.repeat(900));
  expect(rest).not.toBe('');
});
