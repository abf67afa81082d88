import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addFavorites,
  type Favorite,
  favoriteKinds,
  favoriteLimit,
  mergeFavorites,
  withFavorite,
} from './favorites';

/** Few homes and few instants, so that two lists often overlap. */
const someFavorites = fc
  .uniqueArray(
    fc.record({
      slug: fc.integer({ min: 1, max: 12 }).map((number) => `elm-street-${number}`),
      kind: fc.constantFrom(...favoriteKinds),
      at: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: ({ slug }) => slug },
  )
  .map((favorites) => mergeFavorites(favorites, []));

const slugsOf = (favorites: readonly Favorite[]) => favorites.map(({ slug }) => slug).sort();

describe('merging the favorites of a browser and an account', () => {
  test('keeps every home and adds none', () => {
    fc.assert(
      fc.property(someFavorites, someFavorites, (a, b) => {
        const merged = mergeFavorites(a, b);
        expect(slugsOf(merged)).toEqual([...new Set([...slugsOf(a), ...slugsOf(b)])].sort());
        for (const favorite of merged) expect([...a, ...b]).toContainEqual(favorite);
      }),
    );
  });

  test('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(someFavorites, someFavorites, someFavorites, (a, b, c) => {
        expect(mergeFavorites(a, b)).toEqual(mergeFavorites(b, a));
        expect(mergeFavorites(mergeFavorites(a, b), c)).toEqual(mergeFavorites(a, mergeFavorites(b, c)));
        expect(mergeFavorites(mergeFavorites(a, b), b)).toEqual(mergeFavorites(a, b));
      }),
    );
  });

  test('keeps the newer of two favorites of one home, and a saved one at the same instant', () => {
    const favorite = (kind: Favorite['kind'], at: number): Favorite => ({ slug: 'elm-1', kind, at });
    expect(mergeFavorites([favorite('saved', 1)], [favorite('hidden', 2)])).toEqual([favorite('hidden', 2)]);
    expect(mergeFavorites([favorite('hidden', 2)], [favorite('saved', 2)])).toEqual([favorite('saved', 2)]);
  });
});

describe('adding a browser’s favorites to an account', () => {
  const many = (count: number, at: number, name: string): Favorite[] =>
    Array.from({ length: count }, (_, index) => ({
      slug: `${name}-${index}`,
      kind: 'saved',
      at: at + index,
    }));

  test('keeps the account’s own and adds the newest of the browser, up to the limit', () => {
    const own = many(favoriteLimit - 2, 1000, 'own');
    const taken = addFavorites(own, many(5, 1, 'other'));
    expect(taken).toHaveLength(favoriteLimit);
    expect(slugsOf(taken).filter((slug) => slug.startsWith('other'))).toEqual(['other-3', 'other-4']);
    expect(slugsOf(taken)).toEqual(expect.arrayContaining(slugsOf(own)));
  });

  test('adds all favorites if there is room', () => {
    fc.assert(
      fc.property(someFavorites, someFavorites, (a, b) => {
        expect(addFavorites(a, b)).toEqual(mergeFavorites(a, b));
      }),
    );
  });
});

test('a favorite replaces the previous one of its home, and null removes it', () => {
  const saved = withFavorite([], 'elm-1', 'saved', 1);
  expect(withFavorite(saved, 'elm-1', 'hidden', 2)).toEqual([{ slug: 'elm-1', kind: 'hidden', at: 2 }]);
  expect(withFavorite(saved, 'elm-1', null, 2)).toEqual([]);
});
