import 'server-only';
import { z } from 'zod';
import { ENVELOPE } from '@/lib/server/platform/store/document';
import type { Collection } from '@/lib/server/platform/store/store';

type Mode = { readonly order: 'ASCENDING' | 'DESCENDING' } | { readonly arrayConfig: 'CONTAINS' };

const directions = ['ASCENDING', 'DESCENDING'] as const;

/**
 * The content of `firestore.indexes.json`: a composite index in each direction for every declared list of
 * several fields, and indexes of declared single fields. No other field is indexed, so it adds no index
 * storage.
 */
export function toFirestoreIndexes(declared: readonly Collection<object>[]) {
  const collections = declared.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    indexes: collections.flatMap((collection) =>
      collection.indexes
        .filter(({ length }) => length > 1)
        .flatMap((fields) => composites(collection, fields)),
    ),
    fieldOverrides: collections.flatMap((collection) => [
      { collectionGroup: collection.name, fieldPath: ENVELOPE, indexes: [] },
      ...[...new Set(collection.indexes.flat())].map((field) => singleField(collection, field)),
    ]),
  };
}

function composites(collection: Collection<object>, fields: readonly string[]) {
  return directions.map((order) => ({
    collectionGroup: collection.name,
    queryScope: 'COLLECTION',
    fields: fields.map((field) => ({
      fieldPath: `${ENVELOPE}.${field}`,
      ...(isArray(collection, field) ? { arrayConfig: 'CONTAINS' } : { order }),
    })),
  }));
}

function singleField(collection: Collection<object>, field: string) {
  const modes: readonly Mode[] = isArray(collection, field)
    ? [{ arrayConfig: 'CONTAINS' }]
    : directions.map((order) => ({ order }));
  return {
    collectionGroup: collection.name,
    fieldPath: `${ENVELOPE}.${field}`,
    indexes: modes.map((mode) => ({ ...mode, queryScope: 'COLLECTION' })),
  };
}

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});

function isArray({ name, schema }: Collection<object>, field: string): boolean {
  const found = typesAt(z.toJSONSchema(schema, { unrepresentable: 'any' }), field.split('.'));
  if (found.length === 0) throw new Error(`${name} has no field ${field}`);
  return found.includes('array');
}

/** The types that a field may have; empty when no variant of the document has the field. */
function typesAt(schema: unknown, path: readonly string[]): string[] {
  const { type, properties, anyOf = [], oneOf = [], allOf = [] } = node.parse(schema);
  const kinds = [...anyOf, ...oneOf, ...allOf].flatMap((kind) => typesAt(kind, path));
  const [key, ...rest] = path;
  if (key === undefined) return [...[type ?? 'any'].flat(), ...kinds];
  const own = properties && Object.hasOwn(properties, key) ? typesAt(properties[key], rest) : [];
  return [...own, ...kinds];
}
