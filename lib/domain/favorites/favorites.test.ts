import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HomeMark, markKinds, markLimit, mergeMarks, takeMarks, withMark } from './favorites';

/** Few homes and few instants, so that two lists often speak of the same ones. */
const someMarks = fc
  .uniqueArray(
    fc.record({
      slug: fc.integer({ min: 1, max: 12 }).map((number) => `elm-street-${number}`),
      kind: fc.constantFrom(...markKinds),
      at: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: ({ slug }) => slug },
  )
  .map((marks) => mergeMarks(marks, []));

const slugsOf = (marks: readonly HomeMark[]) => marks.map(({ slug }) => slug).sort();

describe('merging the marks of a browser and an account', () => {
  test('loses no home and invents none', () => {
    fc.assert(
      fc.property(someMarks, someMarks, (a, b) => {
        const merged = mergeMarks(a, b);
        expect(slugsOf(merged)).toEqual([...new Set([...slugsOf(a), ...slugsOf(b)])].sort());
        for (const mark of merged) expect([...a, ...b]).toContainEqual(mark);
      }),
    );
  });

  test('gives the same in any order, in any grouping, and when it is done again', () => {
    fc.assert(
      fc.property(someMarks, someMarks, someMarks, (a, b, c) => {
        expect(mergeMarks(a, b)).toEqual(mergeMarks(b, a));
        expect(mergeMarks(mergeMarks(a, b), c)).toEqual(mergeMarks(a, mergeMarks(b, c)));
        expect(mergeMarks(mergeMarks(a, b), b)).toEqual(mergeMarks(a, b));
      }),
    );
  });

  test('believes the newer of two marks on one home, and at the same instant the heart', () => {
    const mark = (kind: HomeMark['kind'], at: number): HomeMark => ({ slug: 'elm-1', kind, at });
    expect(mergeMarks([mark('saved', 1)], [mark('hidden', 2)])).toEqual([mark('hidden', 2)]);
    expect(mergeMarks([mark('hidden', 2)], [mark('saved', 2)])).toEqual([mark('saved', 2)]);
  });
});

describe('an account with no room for all', () => {
  const many = (count: number, at: number, name: string): HomeMark[] =>
    Array.from({ length: count }, (_, index) => ({
      slug: `${name}-${index}`,
      kind: 'saved',
      at: at + index,
    }));

  test('keeps its own and takes the newest of the browser, up to the limit', () => {
    const own = many(markLimit - 2, 1000, 'own');
    const taken = takeMarks(own, many(5, 1, 'other'));
    expect(taken).toHaveLength(markLimit);
    expect(slugsOf(taken).filter((slug) => slug.startsWith('other'))).toEqual(['other-3', 'other-4']);
    expect(slugsOf(taken)).toEqual(expect.arrayContaining(slugsOf(own)));
  });

  test('takes all where there is room', () => {
    fc.assert(
      fc.property(someMarks, someMarks, (a, b) => {
        expect(takeMarks(a, b)).toEqual(mergeMarks(a, b));
      }),
    );
  });
});

test('a mark replaces the one before, and null takes it away', () => {
  const saved = withMark([], 'elm-1', 'saved', 1);
  expect(withMark(saved, 'elm-1', 'hidden', 2)).toEqual([{ slug: 'elm-1', kind: 'hidden', at: 2 }]);
  expect(withMark(saved, 'elm-1', null, 2)).toEqual([]);
});
