import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCollections } from '@/lib/server/jobs/transfer/all-collections';
import type { Collection } from '@/lib/server/platform/store/store';
import { toFirestoreIndexes } from './firestore-indexes';

describe('the indexes of Firestore', () => {
  test('firestore.indexes.json matches the declared collections; `npx vitest run firestore-indexes -u` updates it', async () => {
    const declared = toFirestoreIndexes(allCollections);
    await expect(`${JSON.stringify(declared, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../../firestore.indexes.json',
    );
  });

  const homes = (...indexes: string[][]): Collection<object> => ({
    name: 'homes',
    schema: z.union([
      z.object({ price: z.number(), tags: z.array(z.string()) }),
      z.object({ price: z.null(), seller: z.object({ name: z.string() }) }),
    ]),
    indexes,
  });

  test('a list of several fields becomes an index in each direction, and arrays are indexed by element', () => {
    const { indexes } = toFirestoreIndexes([homes(['tags', 'price'])]);
    expect(indexes.map(({ fields }) => fields)).toEqual(
      ['ASCENDING', 'DESCENDING'].map((order) => [
        { fieldPath: 'data.tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'data.price', order },
      ]),
    );
  });

  test('only declared single fields are indexed', () => {
    const { indexes, fieldOverrides } = toFirestoreIndexes([homes(['seller.name'], ['tags'])]);
    expect(indexes).toEqual([]);
    expect(fieldOverrides.map(({ fieldPath, indexes }) => [fieldPath, indexes.length])).toEqual([
      ['data', 0],
      ['data.seller.name', 2],
      ['data.tags', 1],
    ]);
  });

  test('a field that no document has is refused', () => {
    expect(() => toFirestoreIndexes([homes(['prise'])])).toThrow('homes has no field prise');
  });
});
