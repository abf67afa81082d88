import { expect, test } from 'vitest';
import { phrasesOf } from './phrases';

test.each([
  ['brownstone halsey', 'brownstone, halsey'],
  ['418 Halsey St. brownstone', '418 halsey st, brownstone'],
  ['fixer upper halsey', 'fixer upper, halsey'],
  ['bny 10042 main rd', 'bny 10042, main rd'],
  ['hills school district', 'hills, school district'],
  ['', ''],
])('the words of “%s” belong together as %s', (text, phrases) => {
  expect(
    phrasesOf(text)
      .map((words) => words.join(' '))
      .join(', '),
  ).toBe(phrases);
});
