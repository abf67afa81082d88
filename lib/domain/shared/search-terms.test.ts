import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningsOf, termsOf, wordsOf } from './search-terms';

test('words are lowercase letters and digits, each once', () => {
  expect(wordsOf('Nell Márquez-Marsh, nell.marsh+1@Example.com')).toEqual([
    'nell',
    'márquez',
    'marsh',
    '1',
    'example',
    'com',
  ]);
  expect(wordsOf(' – ')).toEqual([]);
});

test('a name is found by the prefixes of its words', () => {
  expect(beginningsOf('Nell Ma')).toEqual(['n', 'ne', 'nel', 'nell', 'm', 'ma']);
});

test('the number and the length of terms are bounded for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (text) => {
      const terms = termsOf(['is:started'], wordsOf(text));
      expect(terms.length).toBeLessThanOrEqual(200);
      for (const term of terms) expect([...term].length).toBeLessThanOrEqual(24);
      expect(terms[0]).toBe('is:started');
    }),
  );
});
