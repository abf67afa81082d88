import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { planQuery } from './query-plan';
import { requireIndex } from './require-index';
import type { Filter, Query } from './store';

function check(indexes: string[][], query: Query): () => void {
  return () => requireIndex({ name: 'homes', schema: z.object({}), indexes }, planQuery(query));
}
const equals = (field: string): Filter => ({ field, op: '==', value: 'x' });
const orderedBy = (...fields: string[]) => fields.map((field) => ({ field, direction: 'desc' as const }));

describe('the index that a query needs', () => {
  test('a query without conditions needs none', () => {
    expect(check([], {})).not.toThrow();
  });

  test('a single field is served by any index that starts with it', () => {
    expect(check([['a', 'b']], { where: [equals('a')] })).not.toThrow();
    expect(check([['a', 'b']], { orderBy: orderedBy('a') })).not.toThrow();
    expect(check([['b', 'a']], { where: [equals('a')] })).toThrow("homes needs the index ['a']");
  });

  test('equality filters are served in any order, also by the start of a longer index', () => {
    expect(check([['b', 'a', 'c']], { where: [equals('a'), equals('b')] })).not.toThrow();
    expect(check([['a', 'c', 'b']], { where: [equals('a'), equals('b')] })).toThrow(/needs the index/);
  });

  test('an order after equality filters needs an index of exactly these fields, because longer ones omit documents', () => {
    const query = { where: [equals('a')], orderBy: orderedBy('b') };
    expect(check([['a', 'b']], query)).not.toThrow();
    expect(check([['a', 'b', 'c']], query)).toThrow("homes needs the index ['a', 'b']");
    expect(check([['b', 'a']], query)).toThrow(/needs the index/);
  });

  test('a compared field orders after those of orderBy', () => {
    const query: Query = { where: [{ field: 'a', op: '>', value: 1 }], orderBy: orderedBy('b') };
    expect(check([['b', 'a']], query)).not.toThrow();
    expect(check([['a', 'b']], query)).toThrow("homes needs the index ['b', 'a']");
  });

  test('a field fixed by an equality filter does not order', () => {
    const query = { where: [equals('a')], orderBy: orderedBy('b', 'a') };
    expect(check([['a', 'b']], query)).not.toThrow();
    expect(check([['b', 'a']], query)).toThrow(/needs the index/);
  });
});

describe('a query that one of the engines could not answer is refused', () => {
  test.each<[string, Query, RegExp]>([
    [
      'orders in two directions',
      { orderBy: [...orderedBy('a'), { field: 'b', direction: 'asc' }] },
      /one direction/,
    ],
    ['a limit of zero', { limit: 0 }, /limit/],
    ['an invalid field name', { where: [equals("a') OR 1=1 --")] }, /is not a field/],
    [
      'two array-contains',
      { where: ['a', 'b'].map((field) => ({ field, op: 'array-contains', value: 'x' })) },
      /one array-contains/,
    ],
  ])('%s', (_what, query, message) => {
    expect(() => planQuery(query)).toThrow(message);
  });
});
