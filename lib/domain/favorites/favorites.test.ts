import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Favorite,
  favoriteKinds,
  favoriteLimit,
  mergeFavorites,
  takeFavorites,
  withFavorite,
} from './favorites';

/** Few homes and few instants, so that two lists often speak of the same ones. */
const someMarks = fc
  .uniqueArray(
    fc.record({
      slug: fc.integer({ min: 1, max: 12 }).map((number) => `elm-street-${number}`),
      kind: fc.constantFrom(...favoriteKinds),
      at: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: ({ slug }) => slug },
  )
  .map((marks) => mergeFavorites(marks, []));

const slugsOf = (marks: readonly Favorite[]) => marks.map(({ slug }) => slug).sort();

describe('merging the marks of a browser and an account', () => {
  test('loses no home and invents none', () => {
    fc.assert(
      fc.property(someMarks, someMarks, (a, b) => {
        const merged = mergeFavorites(a, b);
        expect(slugsOf(merged)).toEqual([...new Set([...slugsOf(a), ...slugsOf(b)])].sort());
        for (const mark of merged) expect([...a, ...b]).toContainEqual(mark);
      }),
    );
  });

  test('gives the same in any order, in any grouping, and when it is done again', () => {
    fc.assert(
      fc.property(someMarks, someMarks, someMarks, (a, b, c) => {
        expect(mergeFavorites(a, b)).toEqual(mergeFavorites(b, a));
        expect(mergeFavorites(mergeFavorites(a, b), c)).toEqual(mergeFavorites(a, mergeFavorites(b, c)));
        expect(mergeFavorites(mergeFavorites(a, b), b)).toEqual(mergeFavorites(a, b));
      }),
    );
  });

  test('believes the newer of two marks on one home, and at the same instant the heart', () => {
    const mark = (kind: Favorite['kind'], at: number): Favorite => ({ slug: 'elm-1', kind, at });
    expect(mergeFavorites([mark('saved', 1)], [mark('hidden', 2)])).toEqual([mark('hidden', 2)]);
    expect(mergeFavorites([mark('hidden', 2)], [mark('saved', 2)])).toEqual([mark('saved', 2)]);
  });
});

describe('an account with no room for all', () => {
  const many = (count: number, at: number, name: string): Favorite[] =>
    Array.from({ length: count }, (_, index) => ({
      slug: `${name}-${index}`,
      kind: 'saved',
      at: at + index,
    }));

  test('keeps its own and takes the newest of the browser, up to the limit', () => {
    const own = many(favoriteLimit - 2, 1000, 'own');
    const taken = takeFavorites(own, many(5, 1, 'other'));
    expect(taken).toHaveLength(favoriteLimit);
    expect(slugsOf(taken).filter((slug) => slug.startsWith('other'))).toEqual(['other-3', 'other-4']);
    expect(slugsOf(taken)).toEqual(expect.arrayContaining(slugsOf(own)));
  });

  test('takes all where there is room', () => {
    fc.assert(
      fc.property(someMarks, someMarks, (a, b) => {
        expect(takeFavorites(a, b)).toEqual(mergeFavorites(a, b));
      }),
    );
  });
});

test('a mark replaces the one before, and null takes it away', () => {
  const saved = withFavorite([], 'elm-1', 'saved', 1);
  expect(withFavorite(saved, 'elm-1', 'hidden', 2)).toEqual([{ slug: 'elm-1', kind: 'hidden', at: 2 }]);
  expect(withFavorite(saved, 'elm-1', null, 2)).toEqual([]);
});
