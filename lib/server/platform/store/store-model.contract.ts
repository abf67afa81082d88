import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { atDepth } from '@/lib/depth.fixture';
import {
  type Collection,
  ConflictError,
  type Filter,
  type Query,
  type Store,
  type Write,
  write,
} from './store';

const itemSchema = z.object({
  group: z.string(),
  rank: z.number().nullable(),
  note: z.string().optional(),
  tags: z.array(z.string()),
});
type Item = z.infer<typeof itemSchema>;
type Model = Map<string, Item>;

const someId = fc.constantFrom('a', 'b', 'c', 'd', 'é', '\u{1F3E0}', '\uFFFD');
const text = fc.constantFrom('', 'A', 'a', 'b', 'é', '\uFFFD', '\u{1F3E0}', "it's");
const someItem: fc.Arbitrary<Item> = fc
  .record({
    group: fc.constantFrom('x', 'y'),
    rank: fc.option(fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom(0.5, -1e300, 2 ** 53))),
    note: fc.option(text, { nil: undefined }),
    tags: fc.uniqueArray(text, { maxLength: 3 }),
  })
  .map(({ note, ...item }) => (note === undefined ? item : { ...item, note }));

type Step = {
  readonly kind: 'create' | 'set' | 'setFresh' | 'delete';
  readonly id: string;
  readonly item: Item;
};
const someStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('create', 'set', 'setFresh', 'delete'),
  id: someId,
  item: someItem,
});
const someCommit = fc.uniqueArray(someStep, { selector: ({ id }) => id, minLength: 1, maxLength: 3 });

const comparison = fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const);
const group = fc.constantFrom('x', 'y').map((value): Filter => ({ field: 'group', op: '==', value }));
const groups = fc.constant<Filter>({ field: 'group', op: 'in', value: ['x', 'y', 'z'] });
const rank = fc.oneof(
  fc.record({ field: fc.constant('rank'), op: comparison, value: fc.integer({ min: -2, max: 2 }) }),
  fc.constantFrom<Filter>(
    { field: 'rank', op: '==', value: null },
    { field: 'rank', op: 'in', value: [null, 1] },
  ),
);
const note = fc.record({ field: fc.constant('note'), op: comparison, value: text });
const tag = fc.record({
  field: fc.constant('tags'),
  op: fc.constant('array-contains' as const),
  value: text,
});
const someQuery: fc.Arbitrary<Query> = fc
  .record({
    where: fc.oneof(
      fc.constant<Filter[]>([]),
      fc.tuple(fc.oneof(group, groups, rank, note, tag)),
      fc.tuple(fc.oneof(group, groups), fc.oneof(rank, note, tag)),
    ),
    order: fc.subarray(['rank', 'note']).chain((fields) => fc.shuffledSubarray(fields)),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ where, order, direction, limit }) => ({
    where,
    limit,
    orderBy: order.map((field) => ({ field, direction })),
  }));

/** Compares random commits and queries with a simple model: a Map that is filtered and sorted. */
export function describeAgainstModel(store: () => Store): void {
  test('random commits and queries give the same answers as a model in memory', async () => {
    const items = aCollection();
    let queriesWithAnswers = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(someCommit, { maxLength: 8 }),
        fc.array(someQuery, { maxLength: 8 }),
        async (commits, queries) => {
          await empty(store(), items);
          const model: Model = new Map();
          for (const steps of commits) await commitBoth(store(), items, model, steps);
          const ids = [...model.keys(), 'nope'];
          const docs = await store().getAll(items, ids);
          expect(docs.map((doc) => doc?.data)).toEqual(ids.map((id) => model.get(id)));
          for (const query of queries) {
            const expected = answer(model, query);
            expect(await readPages(store(), items, query)).toEqual(expected);
            if (expected.length > 1) queriesWithAnswers++;
          }
        },
      ),
      { numRuns: atDepth(150) },
    );
    expect(queriesWithAnswers).toBeGreaterThan(atDepth(50));
  }, 120_000);
}

/** Every index that `someQuery` may need. */
function aCollection(): Collection<Item> {
  const starts = [[], ['group'], ['tags'], ['rank'], ['group', 'tags'], ['group', 'rank']];
  const ends = [[], ['rank'], ['note'], ['rank', 'note'], ['note', 'rank'], ['group']];
  const lists = starts.flatMap((start) => ends.map((end) => [...new Set([...start, ...end])]));
  const indexes = [
    ...new Map(lists.filter((list) => list.length > 0).map((list) => [list.join(), list])).values(),
  ];
  return { name: `items_${randomUUID().replaceAll('-', '')}`, schema: itemSchema, indexes };
}

async function empty(store: Store, items: Collection<Item>): Promise<void> {
  const { docs } = await store.query(items, {});
  await store.commit(docs.map(({ id }) => write.delete(items, id)));
}

async function commitBoth(
  store: Store,
  items: Collection<Item>,
  model: Model,
  steps: readonly Step[],
): Promise<void> {
  const isRefused = steps.some(({ kind, id }) => kind === 'create' && model.has(id));
  const writes = await Promise.all(steps.map((step) => toWrite(store, items, step)));
  const outcome = store.commit(writes);
  if (isRefused) return expect(outcome).rejects.toThrow(ConflictError);
  await outcome;
  for (const { kind, id, item } of steps) {
    if (kind === 'delete') model.delete(id);
    else model.set(id, item);
  }
}

async function toWrite(store: Store, items: Collection<Item>, { kind, id, item }: Step): Promise<Write> {
  if (kind === 'create') return write.create(items, id, item);
  if (kind === 'delete') return write.delete(items, id);
  if (kind === 'set') return write.set(items, id, item);
  return write.set(items, id, item, (await store.get(items, id))?.version ?? null);
}

async function readPages(store: Store, items: Collection<Item>, query: Query): Promise<string[]> {
  const ids: string[] = [];
  let page = await store.query(items, query);
  for (;;) {
    ids.push(...page.docs.map(({ id }) => id));
    if (page.cursor === null) return ids;
    page = await store.query(items, { ...query, after: page.cursor });
  }
}

function answer(model: Model, { where = [], orderBy = [] }: Query): string[] {
  const fixed = where.filter(({ op }) => op === '==').map(({ field }) => field);
  const compared = where
    .filter(({ op }) => op.startsWith('<') || op.startsWith('>'))
    .map(({ field }) => field);
  const fields = [...new Set([...orderBy.map(({ field }) => field), ...compared])].filter(
    (f) => !fixed.includes(f),
  );
  const sign = orderBy[0]?.direction === 'desc' ? -1 : 1;
  return [...model]
    .filter(([, item]) => where.every((filter) => meets(fieldOf(item, filter.field), filter)))
    .filter(([, item]) => fields.every((field) => fieldOf(item, field) !== undefined))
    .sort(([idA, a], [idB, b]) => {
      const orders = fields.map((field) => compare(fieldOf(a, field), fieldOf(b, field)));
      return sign * ([...orders, compare(idA, idB)].find((order) => order !== 0) ?? 0);
    })
    .map(([id]) => id);
}

function fieldOf(item: Item, field: string): unknown {
  return Object.entries(item).find(([key]) => key === field)?.[1];
}

function meets(value: unknown, filter: Filter): boolean {
  if (filter.op === '==') return value === filter.value;
  if (filter.op === 'in') return filter.value.some((candidate) => candidate === value);
  if (filter.op === 'array-contains') return Array.isArray(value) && value.includes(filter.value);
  if (typeof value !== typeof filter.value) return false;
  const order = compare(value, filter.value);
  if (filter.op === '<') return order < 0;
  if (filter.op === '<=') return order <= 0;
  return filter.op === '>' ? order > 0 : order >= 0;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Number(a !== null) - Number(b !== null);
}
