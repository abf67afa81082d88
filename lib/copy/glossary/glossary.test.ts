import { expect, test } from 'vitest';
import { glossary, glossaryAnchor, glossaryByLetter } from './glossary';

const terms = glossary.map(({ term }) => term);

test('every term is unique and has a unique anchor that is valid in a URL', () => {
  expect(new Set(terms).size).toBe(terms.length);
  const anchors = terms.map(glossaryAnchor);
  expect(new Set(anchors).size).toBe(terms.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test('every cross-reference names another existing term', () => {
  const broken = glossary.flatMap(({ term, see }) =>
    see.filter((other) => other === term || !terms.includes(other)),
  );
  expect(broken).toEqual([]);
});

test('the letters are in order and contain every entry', () => {
  const letters = glossaryByLetter();
  expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).toSorted());
  expect(letters.flatMap(({ entries }) => entries)).toEqual(glossary);
  expect(glossary.length).toBeGreaterThanOrEqual(40);
});
