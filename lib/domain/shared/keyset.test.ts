import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRanks, pageAfter, parseCursor, type Rank, toCursorText } from './keyset';

interface Item {
  readonly key: string;
  readonly price: number | null;
}
const rankOf = ({ key, price }: Item): Rank => [price, key];
const someItems = (minLength = 0) =>
  fc.uniqueArray(
    fc.record({ key: fc.string({ maxLength: 3 }), price: fc.option(fc.integer({ min: 0, max: 4 })) }),
    { selector: ({ key }) => key, minLength, maxLength: 120 },
  );
const directions = fc.tuple(fc.boolean(), fc.boolean());

/** Reads page after page. `change` can alter the items between two pages. */
function walk(
  items: readonly Item[],
  { limit, isDescending }: { limit: number; isDescending: readonly boolean[] },
  change: (items: readonly Item[], page: number) => readonly Item[] = (same) => same,
): readonly Item[] {
  const seen: Item[] = [];
  let now = items;
  let after: Rank | null = null;
  for (let page = 1; page < 1000; page++) {
    const found: { items: readonly Item[]; last: Rank | null } = pageAfter(now, {
      rankOf,
      isDescending,
      after,
      limit,
    });
    expect(found.items.length).toBeLessThanOrEqual(limit);
    seen.push(...found.items);
    if (found.last === null) return seen;
    after = found.last;
    now = change(now, page);
  }
  throw new Error('The pages never end');
}

describe('pages by rank', () => {
  test('add up to the sorted list at any page size', () => {
    fc.assert(
      fc.property(someItems(), fc.integer({ min: 1, max: 40 }), directions, (items, limit, isDescending) => {
        const sorted = [...items].sort((a, b) => compareRanks(rankOf(a), rankOf(b), isDescending));
        expect(walk(items, { limit, isDescending })).toEqual(sorted);
      }),
    );
  });

  test('skip the requested number of items', () => {
    fc.assert(
      fc.property(someItems(), fc.nat(60), fc.integer({ min: 1, max: 9 }), (items, skip, limit) => {
        const sorted = [...items].sort((a, b) => compareRanks(rankOf(a), rankOf(b)));
        const first = pageAfter(items, { rankOf, after: null, skip, limit });
        expect(first.items).toEqual(sorted.slice(skip, skip + limit));
        expect(first.last !== null).toBe(sorted.length > skip + limit);
      }),
    );
  });

  test('return every unchanged item exactly once while others are added, removed and moved', () => {
    const changes = fc.array(
      fc.record({ going: fc.nat(), moving: fc.nat(), price: fc.nat(4), coming: someItems() }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(
        someItems(4),
        fc.integer({ min: 1, max: 7 }),
        directions,
        changes,
        (items, limit, isDescending, all) => {
          const touched = new Set<string>();
          const seen = walk(items, { limit, isDescending }, (now, page) => {
            const change = all[page % all.length];
            if (!change) return now;
            const going = now[change.going % Math.max(1, now.length)]?.key ?? '';
            const moving = now[change.moving % Math.max(1, now.length)]?.key ?? '';
            const coming = change.coming.filter(
              ({ key }) => !touched.has(key) && !now.some((each) => each.key === key),
            );
            for (const key of [going, moving, ...coming.map((each) => each.key)]) touched.add(key);
            // Each key is added at most once, so that the walk ends.
            return [
              ...now
                .filter(({ key }) => key !== going)
                .map((each) => (each.key === moving ? { ...each, price: change.price } : each)),
              ...coming.slice(0, 3),
            ];
          });
          const stayed = items.filter(({ key }) => !touched.has(key)).map(({ key }) => key);
          const seenStayed = seen.map(({ key }) => key).filter((key) => stayed.includes(key));
          expect([...seenStayed].sort()).toEqual([...stayed].sort());
        },
      ),
    );
  });
});

describe('a cursor', () => {
  test('survives a round trip', () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.array(value, { minLength: 1 }), (order, asOf, rank) => {
        const text = toCursorText({ order, asOf, rank });
        expect(text).toMatch(/^[\w-]+$/);
        expect(parseCursor(text, order, rank.length)).toEqual({ order, asOf, rank });
      }),
    );
  });

  test('is null for another order, another length or an invalid text', () => {
    const text = toCursorText({ order: 'newest', asOf: 1, rank: [1, 'k'] });
    expect(parseCursor(text, 'newest', 2)).not.toBeNull();
    expect(parseCursor(text, 'price-up', 2)).toBeNull();
    expect(parseCursor(text, 'newest', 3)).toBeNull();
    for (const wrong of [
      '',
      'x',
      '%',
      'bnVsbA',
      btoa('{}'),
      btoa('["newest","now",1,"k"]'),
      btoa('["newest",1,{},"k"]'),
    ])
      expect(parseCursor(wrong, 'newest', 2)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (wrong) => {
        expect(parseCursor(wrong, 'newest', 2)).toBeNull();
      }),
    );
  });
});
