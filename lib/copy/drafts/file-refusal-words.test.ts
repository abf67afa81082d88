import { expect, test } from 'vitest';
import { fileRefusalWords, isFileRefusal, toOutcome } from './file-refusal-words';

test('every refusal has a full sentence, and only refusals are recognized as such', () => {
  for (const [reason, words] of Object.entries(fileRefusalWords)) {
    expect(isFileRefusal(reason)).toBe(true);
    expect(words).toMatch(/^[A-Z].*\.$/);
  }
  expect(['toString', '__proto__', ''].filter(isFileRefusal)).toEqual([]);
});

test('the outcome of an upload form is read from the URL, and unknown values are ignored', () => {
  expect(toOutcome({ added: '2', refused: ['2.empty', '0.busy'] })).toEqual({
    added: 2,
    refused: [`File 2: ${fileRefusalWords.empty}`, fileRefusalWords.busy],
  });
  expect(toOutcome({ added: 'x', refused: '1.<script>' })).toEqual({ added: 0, refused: [] });
  expect(toOutcome({ added: '1e9' }).added).toBe(40);
  expect(toOutcome({})).toEqual({ added: 0, refused: [] });
});
