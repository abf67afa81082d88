import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { documentBytes } from './document';
import {
  BadDocumentError,
  BusyError,
  type Collection,
  ConflictError,
  isBadCursorError,
  type Store,
  type Unreadable,
  write,
} from './store';
import { describeAgainstModel } from './store-model.contract';

const homeSchema = z.object({
  county: z.string(),
  price: z.number().nullable(),
  beds: z.number().optional(),
  isOpen: z.boolean(),
  tags: z.array(z.string()),
  seller: z.object({ name: z.string() }),
});
type Home = z.infer<typeof homeSchema>;

function aHome(over: Partial<Home> = {}): Home {
  return { county: 'Kings', price: 100, isOpen: true, tags: [], seller: { name: 'First Bank' }, ...over };
}

/** A new, empty collection for each test, so that all tests can share one store. */
function aCollection(): Collection<Home> {
  return {
    name: `homes_${randomUUID().replaceAll('-', '')}`,
    schema: homeSchema,
    indexes: [
      ['county', 'price'],
      ['price'],
      ['beds'],
      ['isOpen'],
      ['seller.name'],
      ['tags', 'price'],
      ['county', 'isOpen'],
      ['beds', 'price'],
    ],
  };
}

const eventually = (check: () => void) => vi.waitFor(check, 10_000);

/** What every adapter of the document-store port must do. `open` returns an empty store. */
export function describeStore(
  name: string,
  open: (onUnreadable: (unreadable: Unreadable) => void) => Promise<Store>,
): void {
  describe(name, () => {
    const unreadable: Unreadable[] = [];
    let store: Store;
    let homes: Collection<Home>;
    beforeAll(async () => {
      store = await open((each) => unreadable.push(each));
    });
    afterAll(() => store.close());
    beforeEach(() => {
      homes = aCollection();
    });

    async function createHomes(docs: Record<string, Partial<Home>>): Promise<void> {
      await store.commit(Object.entries(docs).map(([id, over]) => write.create(homes, id, aHome(over))));
    }
    async function idsOf(query: Parameters<Store['query']>[1]): Promise<string[]> {
      return (await store.query(homes, query)).docs.map(({ id }) => id);
    }
    async function versionOf(id: string): Promise<string> {
      return (await store.get(homes, id))?.version ?? 'absent';
    }

    describe('documents', () => {
      test('a document is read as it was written', async () => {
        const home = aHome({ county: "O'Neil – «é» 🏠", tags: ['a'], price: 0.1 });
        await store.commit([write.create(homes, 'h1', home)]);
        expect((await store.get(homes, 'h1'))?.data).toEqual(home);
      });

      test('a missing document is null', async () => {
        expect(await store.get(homes, 'nope')).toBeNull();
      });

      test('an id that no document can have is read as null and does not affect other reads at the same time', async () => {
        await store.commit([write.create(homes, 'a', aHome())]);
        const bad = ['__x__', 'a/b', '.', '..', '', 'x'.repeat(1_501)];
        const read = await Promise.all([store.get(homes, 'a'), ...bad.map((id) => store.get(homes, id))]);
        expect(read.map((doc) => doc?.id ?? null)).toEqual(['a', ...bad.map(() => null)]);
      });

      test('getAll returns documents in the requested order, with null for missing ones', async () => {
        await createHomes({ a: {}, b: {} });
        const docs = await store.getAll(homes, ['b', 'x', 'a']);
        expect(docs.map((doc) => doc?.id ?? null)).toEqual(['b', null, 'a']);
      });

      test('the version changes with every write that changes the document, and with no other write', async () => {
        await createHomes({ a: {}, b: {} });
        const first = await versionOf('a');
        await store.commit([write.set(homes, 'b', aHome({ price: 1 })), write.check(homes, 'a', first)]);
        expect(await versionOf('a')).toBe(first);
        await store.commit([write.set(homes, 'a', aHome({ price: 1 }))]);
        expect(await versionOf('a')).not.toBe(first);
      });

      test('set replaces the whole document, also with a precondition', async () => {
        await createHomes({ a: { beds: 1 }, b: { beds: 1 } });
        await store.commit([
          write.set(homes, 'a', aHome()),
          write.set(homes, 'b', aHome(), await versionOf('b')),
        ]);
        const docs = await store.getAll(homes, ['a', 'b']);
        expect(docs.map((doc) => doc?.data)).toEqual([aHome(), aHome()]);
      });

      test('a version is not reused when a document is deleted and created again', async () => {
        await createHomes({ a: {} });
        const first = await versionOf('a');
        await store.commit([write.delete(homes, 'a')]);
        await createHomes({ a: {} });
        await expect(store.commit([write.set(homes, 'a', aHome(), first)])).rejects.toThrow(ConflictError);
      });

      test('a document that its schema refuses is not written, and the error names collection, id and path', async () => {
        const bad = { ...aHome(), seller: { name: 7 } };
        const refused = store.commit([{ kind: 'set', collection: homes, id: 'h1', data: bad }]);
        await expect(refused).rejects.toThrow(BadDocumentError);
        await expect(refused).rejects.toThrow(new RegExp(`${homes.name}/h1 .*seller\\.name`));
        expect(await store.get(homes, 'h1')).toBeNull();
      });

      test('a stored document that its schema refuses is an error that names collection, id and path', async () => {
        await createHomes({ h1: { county: 'Bronx' } });
        const strict = { ...homes, schema: homeSchema.extend({ county: z.literal('Kings') }) };
        await expect(store.get(strict, 'h1')).rejects.toThrow(new RegExp(`${homes.name}/h1 .*county`));
        await expect(store.getAll(strict, ['h1'])).rejects.toThrow(BadDocumentError);
        await expect(store.query(strict, { requireAll: true })).rejects.toThrow(BadDocumentError);
        await expect(store.transact((tx) => tx.get(strict, 'h1'))).rejects.toThrow(BadDocumentError);
      });

      test('queries skip documents that cannot be read, even several in a row', async () => {
        await createHomes({
          a: {},
          b: { price: null },
          c: { price: null },
          d: {},
          e: { price: null },
          f: {},
        });
        const priced = { ...homes, schema: homeSchema.extend({ price: z.number() }) };
        const first = await store.query(priced, { limit: 2 });
        expect(first.docs.map(({ id }) => id)).toEqual(['a', 'd']);
        const rest = await store.query(priced, { limit: 2, after: first.cursor ?? '' });
        expect(rest.docs.map(({ id }) => id)).toEqual(['f']);
        expect(rest.cursor).toBeNull();
        const read = await store.getReadable(priced, ['a', 'b', 'none']);
        expect(read.map((doc) => doc?.id ?? null)).toEqual(['a', null, null]);
      });

      test.each(['asc', 'desc'] as const)(
        'pages in %s order continue past documents whose ordered field is an object or an array',
        async (direction) => {
          await createHomes({ b: { price: 1 }, e: { price: 2 } });
          const loose = { ...homes, schema: z.looseObject({}) };
          for (const [id, price] of Object.entries({ a: {}, c: { was: 2 }, d: [3], f: { was: null } }))
            await store.commit([write.set(loose, id, { ...aHome(), price })]);
          const seen: string[] = [];
          for (let after: string | null | undefined; after !== null; ) {
            const query = { orderBy: [{ field: 'price', direction }], limit: 1 };
            const page = await store.query(homes, { ...query, ...(after && { after }) });
            seen.push(...page.docs.map(({ id }) => id));
            after = page.cursor;
          }
          expect(seen).toEqual(direction === 'asc' ? ['b', 'e'] : ['e', 'b']);
        },
      );

      test('each document that cannot be read is reported with its fault', async () => {
        await createHomes({ a: {}, b: { price: null } });
        const priced = { ...homes, schema: homeSchema.extend({ price: z.number() }) };
        unreadable.length = 0;
        await store.query(priced, {});
        await store.get(priced, 'b').catch(() => null);
        const fault = expect.stringMatching(/b is not a valid document: price: /);
        const found = { collection: homes.name, id: 'b', fault };
        expect(unreadable).toEqual([found, found]);
      });

      test('watchers get null for a document that became unreadable, and the data of the others', async () => {
        const priced = { ...homes, schema: homeSchema.extend({ price: z.number() }) };
        const seen: string[] = [];
        const stop = store.watchChanges(priced, (changes) => {
          for (const { id, data } of changes) seen.push(`${id} ${data?.price ?? 'none'}`);
        });
        await store.commit([
          write.set(homes, 'a', aHome({ price: 1 })),
          write.set(homes, 'b', aHome({ price: null })),
          write.set(homes, 'c', aHome({ price: 3 })),
        ]);
        await eventually(() => expect(seen.toSorted()).toEqual(['a 1', 'b none', 'c 3']));
        stop();
      });

      test('a document of 1 MiB as Firestore counts it is stored, and a larger one is refused', async () => {
        const room = 1_048_576 - documentBytes(homes, 'big', aHome({ county: '' }));
        await createHomes({ big: { county: 'x'.repeat(room) } });
        expect((await store.get(homes, 'big'))?.data.county).toHaveLength(room);
        await expect(createHomes({ big: { county: 'x'.repeat(room + 1) } })).rejects.toThrow(/big.*1048577/);
      });

      test('an array within an array is refused, because Firestore cannot store it', async () => {
        const grids = {
          name: homes.name,
          schema: z.object({ rows: z.array(z.array(z.number())) }),
          indexes: [],
        };
        await expect(store.commit([write.set(grids, 'g', { rows: [[1]] })])).rejects.toThrow(
          BadDocumentError,
        );
      });

      test.each(['', 'a/b', '..', '__x__', 'x'.repeat(1501)])('the id %j is refused', async (id) => {
        await expect(store.commit([write.set(homes, id, aHome())])).rejects.toThrow(BadDocumentError);
      });
    });

    describe('fields of a later release', () => {
      const later = z.strictObject({
        ...homeSchema.shape,
        roof: z.string(),
        seller: z.strictObject({ name: z.string(), grade: z.number() }),
        rooms: z.array(z.strictObject({ key: z.string(), beds: z.number(), paint: z.string() })),
      });
      const known = z.strictObject({
        ...homeSchema.shape,
        seller: z.strictObject({ name: z.string() }),
        rooms: z.array(z.strictObject({ key: z.string(), beds: z.number() })),
      });
      const rooms = [
        { key: 'den', beds: 0, paint: 'red' },
        { key: 'loft', beds: 1, paint: 'blue' },
        { key: 'hall', beds: 0, paint: 'white' },
      ];
      const stored = { ...aHome(), roof: 'slate', seller: { name: 'First Bank', grade: 2 }, rooms };
      const collections = () => ({
        newer: { name: homes.name, schema: later, indexes: homes.indexes },
        older: { name: homes.name, schema: known, indexes: homes.indexes },
      });

      test('are omitted from reads, even if the schema is strict', async () => {
        const { newer, older } = collections();
        await store.commit([write.create(newer, 'a', stored)]);
        const data = (await store.get(older, 'a'))?.data;
        expect(data).toEqual({ ...aHome(), rooms: rooms.map(({ key, beds }) => ({ key, beds })) });
        expect((await store.query(older, { requireAll: true })).docs).toHaveLength(1);
      });

      test('are listed in `incomplete`, as the fields that the document lacks or has only in part', async () => {
        const { newer, older } = collections();
        await store.commit([write.create(newer, 'a', stored)]);
        const { docs } = await store.query(older, {});
        const read = [await store.get(older, 'a'), ...docs];
        expect(read.map((doc) => doc?.incomplete?.toSorted())).toEqual(
          Array.from({ length: 2 }, () => ['roof', 'rooms', 'seller']),
        );
        expect((await store.get(newer, 'a'))?.incomplete).toBeUndefined();
      });

      test('are kept when older code reads, changes and writes the document', async () => {
        const { newer, older } = collections();
        await store.commit([write.create(newer, 'a', stored)]);
        await store.transact(async (tx) => {
          const home = await tx.get(older, 'a');
          if (!home) throw new Error('It is there');
          const [den, loft] = home.data.rooms;
          if (!den || !loft) throw new Error('They are there');
          tx.set(older, 'a', { ...home.data, price: 200, rooms: [{ ...loft, beds: 2 }, den] });
        });
        const [red, blue] = rooms;
        const changed = { ...stored, price: 200, rooms: [{ ...blue, beds: 2 }, red] };
        expect((await store.get(newer, 'a'))?.data).toEqual(changed);
        const home = await store.get(older, 'a');
        if (!home) throw new Error('It is there');
        await store.commit([write.set(older, 'a', { ...home.data, price: 300 }, home.version)]);
        expect((await store.get(newer, 'a'))?.data).toEqual({ ...changed, price: 300 });
      });

      test('stay with their array item when items before it are removed, even without an identity', async () => {
        const { newer, older } = collections();
        const door = z.strictObject({ to: z.string() });
        const doors = [
          { to: 'garden', lock: 'bolt' },
          { to: 'street', lock: 'latch' },
        ];
        const newDoors = z.array(door.extend({ lock: z.string() }));
        const withLocks = { ...newer, schema: later.extend({ doors: newDoors }) };
        const withDoors = { ...older, schema: known.extend({ doors: z.array(door) }) };
        await store.commit([write.create(withLocks, 'a', { ...stored, doors })]);
        const home = await store.get(withDoors, 'a');
        if (!home) throw new Error('It is there');
        const remaining = { ...home.data, doors: home.data.doors.slice(1) };
        await store.commit([write.set(withDoors, 'a', remaining, home.version)]);
        expect((await store.get(withLocks, 'a'))?.data.doors).toEqual(doors.slice(1));
      });

      test('are refused in data that this release writes itself', async () => {
        const { older } = collections();
        const refused = store.commit([{ kind: 'create', collection: older, id: 'a', data: stored }]);
        await expect(refused).rejects.toThrow(BadDocumentError);
      });

      test('do not excuse a known field with a wrong value', async () => {
        const { newer, older } = collections();
        await store.commit([write.create(newer, 'a', stored)]);
        const strict = { ...older, schema: known.extend({ county: z.literal('Bronx') }) };
        await expect(store.get(strict, 'a')).rejects.toThrow(BadDocumentError);
      });
    });

    describe('commit', () => {
      test('creating an existing document is a conflict and leaves it unchanged', async () => {
        await createHomes({ a: { price: 1 } });
        await expect(store.commit([write.create(homes, 'a', aHome({ price: 2 }))])).rejects.toThrow(
          ConflictError,
        );
        expect((await store.get(homes, 'a'))?.data.price).toBe(1);
      });

      test('set without a precondition writes unconditionally', async () => {
        await store.commit([write.set(homes, 'a', aHome({ price: 1 }))]);
        await store.commit([write.set(homes, 'a', aHome({ price: 2 }))]);
        expect((await store.get(homes, 'a'))?.data.price).toBe(2);
      });

      test('set, delete and check with an outdated version are conflicts', async () => {
        await createHomes({ a: {} });
        const old = await versionOf('a');
        await store.commit([write.set(homes, 'a', aHome({ price: 1 }))]);
        for (const stale of [
          write.set(homes, 'a', aHome(), old),
          write.delete(homes, 'a', old),
          write.check(homes, 'a', old),
        ])
          await expect(store.commit([stale])).rejects.toThrow(ConflictError);
      });

      test('expecting absence of an existing document is a conflict', async () => {
        await createHomes({ a: {} });
        for (const stale of [write.set(homes, 'a', aHome(), null), write.check(homes, 'a', null)])
          await expect(store.commit([stale])).rejects.toThrow(ConflictError);
        await store.commit([write.set(homes, 'b', aHome(), null), write.check(homes, 'c', null)]);
        expect(await store.get(homes, 'b')).not.toBeNull();
      });

      test('one failed precondition undoes every other write of the commit', async () => {
        await createHomes({ a: {}, b: {} });
        await expect(
          store.commit([
            write.create(homes, 'new', aHome()),
            write.delete(homes, 'b'),
            write.create(homes, 'a', aHome()),
          ]),
        ).rejects.toThrow(ConflictError);
        expect(await store.get(homes, 'new')).toBeNull();
        expect(await store.get(homes, 'b')).not.toBeNull();
      });

      test('of commits sent at once, a conflict fails only its own', async () => {
        await createHomes({ a: {} });
        const results = await Promise.allSettled([
          store.commit([write.create(homes, 'b', aHome())]),
          store.commit([write.create(homes, 'a', aHome()), write.create(homes, 'lost', aHome())]),
          store.commit([write.create(homes, 'c', aHome())]),
          store.commit([write.create(homes, 'b', aHome())]),
        ]);
        const [first, lost, other, again] = results.map(({ status }) => status);
        expect([lost, other]).toEqual(['rejected', 'fulfilled']);
        // Either one may arrive first.
        expect([first, again].toSorted()).toEqual(['fulfilled', 'rejected']);
        const docs = await store.getAll(homes, ['b', 'lost', 'c']);
        expect(docs.map((doc) => doc?.id ?? null)).toEqual(['b', null, 'c']);
      });

      test('deleting a missing document succeeds', async () => {
        await expect(store.commit([write.delete(homes, 'nope')])).resolves.toBeUndefined();
      });

      test('a commit that names a document twice is refused', async () => {
        const twice = store.commit([write.set(homes, 'a', aHome()), write.set(homes, 'a', aHome())]);
        await expect(twice).rejects.toThrow(/a is named twice/);
      });
    });

    describe('query', () => {
      test('without conditions it returns every document in order of id', async () => {
        await createHomes({ b: {}, c: {}, a: {} });
        expect(await idsOf({})).toEqual(['a', 'b', 'c']);
      });

      test('matches equal values, including null, booleans and fields of nested objects', async () => {
        await createHomes({ a: { price: null }, b: { isOpen: false }, c: { seller: { name: 'Other' } } });
        expect(await idsOf({ where: [{ field: 'price', op: '==', value: null }] })).toEqual(['a']);
        expect(await idsOf({ where: [{ field: 'isOpen', op: '==', value: false }] })).toEqual(['b']);
        expect(await idsOf({ where: [{ field: 'seller.name', op: '==', value: 'Other' }] })).toEqual(['c']);
      });

      test('comparisons omit null and absent values and order by the compared field', async () => {
        await createHomes({ a: { price: 3 }, b: { price: 1 }, c: { price: null }, d: { price: 2 } });
        const where = (op: '<' | '<=' | '>' | '>=') => idsOf({ where: [{ field: 'price', op, value: 2 }] });
        expect(await where('<')).toEqual(['b']);
        expect(await where('<=')).toEqual(['b', 'd']);
        expect(await where('>')).toEqual(['a']);
        expect(await where('>=')).toEqual(['d', 'a']);
      });

      test('a count equals the number of matching documents, with an index as a query needs', async () => {
        await createHomes({
          a: { tags: ['brick'], price: 1 },
          b: { tags: ['brick', 'new'], price: 2 },
          c: { price: null },
        });
        const count = (...where: Parameters<Store['count']>[1]) => store.count(homes, where);
        expect(await count()).toBe(3);
        expect(await count({ field: 'tags', op: 'array-contains', value: 'brick' })).toBe(2);
        expect(await count({ field: 'price', op: '>=', value: 2 })).toBe(1);
        expect(await count({ field: 'county', op: 'in', value: ['Bronx'] })).toBe(0);
        await store.commit([write.delete(homes, 'a')]);
        expect(await count({ field: 'tags', op: 'array-contains', value: 'brick' })).toBe(1);
        await expect(count({ field: 'other', op: '==', value: 1 })).rejects.toThrow(/needs the index/);
      });

      test('`in` takes 1 to 30 values and matches any of them', async () => {
        await createHomes({ a: { county: 'Kings' }, b: { county: 'Bronx' }, c: { county: 'Erie' } });
        const among = (value: string[]) =>
          idsOf({
            where: [{ field: 'county', op: 'in', value }],
            orderBy: [{ field: 'price', direction: 'asc' }],
          });
        expect(await among(['Erie', 'Kings', ...Array<string>(28).fill('x')])).toEqual(['a', 'c']);
        await expect(among(Array<string>(31).fill('x'))).rejects.toThrow(/1 to 30/);
        await expect(among([])).rejects.toThrow(/1 to 30/);
      });

      test('`array-contains` finds an element only while it is in the array', async () => {
        await createHomes({
          a: { tags: ['new', 'brick'], price: 2 },
          b: { tags: ['brick'], price: 1 },
          c: { tags: [] },
        });
        const tagged = (value: string) =>
          idsOf({
            where: [{ field: 'tags', op: 'array-contains', value }],
            orderBy: [{ field: 'price', direction: 'asc' }],
          });
        expect(await tagged('brick')).toEqual(['b', 'a']);
        await store.commit([write.set(homes, 'a', aHome({ tags: ['new'] })), write.delete(homes, 'b')]);
        await createHomes({ d: { tags: ['brick'] } });
        expect(await tagged('brick')).toEqual(['d']);
        expect(await tagged('["new"]')).toEqual([]);
      });

      test('null comes before every value, and a document without the ordered field is left out', async () => {
        await createHomes({ a: { beds: 2, price: 5 }, b: { price: null }, c: { beds: 1, price: -1 } });
        expect(await idsOf({ orderBy: [{ field: 'beds', direction: 'asc' }] })).toEqual(['c', 'a']);
        expect(await idsOf({ orderBy: [{ field: 'beds', direction: 'desc' }] })).toEqual(['a', 'c']);
        expect(await idsOf({ orderBy: [{ field: 'price', direction: 'asc' }] })).toEqual(['b', 'c', 'a']);
        expect(await idsOf({ orderBy: [{ field: 'price', direction: 'desc' }] })).toEqual(['a', 'c', 'b']);
      });

      test.each(['asc', 'desc'] as const)(
        'pages in %s order return every document once, including equal values',
        async (direction) => {
          const prices = [5, null, 5, 5, 1, null, 9];
          await createHomes(Object.fromEntries(prices.map((price, at) => [`h${at}`, { price }])));
          const all = await idsOf({ orderBy: [{ field: 'price', direction }] });
          const paged: string[] = [];
          let cursor: string | null = null;
          do {
            const after: { after?: string } = cursor === null ? {} : { after: cursor };
            const page = await store.query(homes, {
              orderBy: [{ field: 'price', direction }],
              limit: 2,
              ...after,
            });
            paged.push(...page.docs.map(({ id }) => id));
            cursor = page.cursor;
          } while (cursor !== null);
          expect(all).toHaveLength(7);
          expect(paged).toEqual(all);
        },
      );

      test('a page that ends with the last document has no cursor', async () => {
        await createHomes({ a: {}, b: {} });
        expect((await store.query(homes, { limit: 2 })).cursor).toBeNull();
        expect((await store.query(homes, { limit: 1 })).cursor).not.toBeNull();
      });

      test('an invalid cursor or one of another query is refused', async () => {
        await expect(store.query(homes, { after: 'rubbish' })).rejects.toSatisfy(isBadCursorError);
        await createHomes({ a: {}, b: {} });
        const { cursor } = await store.query(homes, { limit: 1 });
        const other = { orderBy: [{ field: 'price', direction: 'asc' }], after: cursor ?? '' } as const;
        await expect(store.query(homes, other)).rejects.toThrow(/another query/);
      });

      test('a query that no declared index serves is refused with the name of the index to declare', async () => {
        const query = idsOf({
          where: [{ field: 'isOpen', op: '==', value: true }],
          orderBy: [{ field: 'price', direction: 'desc' }],
        });
        await expect(query).rejects.toThrow(/needs the index \['isOpen', 'price'\]/);
      });
    });

    describe('transact', () => {
      const raise = (id: string) =>
        store.transact(async (tx) => {
          const doc = await tx.get(homes, id);
          tx.set(homes, id, aHome({ price: (doc?.data.price ?? 0) + 1 }));
        });

      test('concurrent increments of one document are all kept', async () => {
        await createHomes({ a: { price: 0 } });
        await Promise.all(Array.from({ length: 5 }, () => raise('a')));
        expect((await store.get(homes, 'a'))?.data.price).toBe(5);
      });

      test('transactions with the same key run one after another, once each, and a failure does not block the next', async () => {
        await createHomes({ a: { price: 0 } });
        let runs = 0;
        const results = await Promise.allSettled(
          Array.from({ length: 40 }, (_, at) =>
            store.transact(
              async (tx) => {
                runs++;
                const doc = await tx.get(homes, 'a');
                if (at === 7) throw new Error('seven');
                tx.set(homes, 'a', aHome({ price: (doc?.data.price ?? 0) + 1 }));
              },
              { key: 'a' },
            ),
          ),
        );
        expect(runs).toBe(40);
        expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
        expect((await store.get(homes, 'a'))?.data.price).toBe(39);
      });

      test('a document that was only read must also be unchanged', async () => {
        await createHomes({ session: { isOpen: true }, a: {} });
        let runs = 0;
        const seen = await store.transact(async (tx) => {
          const session = await tx.get(homes, 'session');
          if (runs++ === 0) await store.commit([write.set(homes, 'session', aHome({ isOpen: false }))]);
          tx.set(homes, 'a', aHome());
          return session?.data.isOpen;
        });
        expect([seen, runs]).toEqual([false, 2]);
      });

      test('a document that was read as absent must still be absent', async () => {
        let runs = 0;
        await store.transact(async (tx) => {
          const doc = await tx.get(homes, 'a');
          if (runs++ === 0) await createHomes({ a: { price: 1 } });
          tx.set(homes, 'a', aHome({ price: (doc?.data.price ?? 0) + 10 }));
        });
        expect((await store.get(homes, 'a'))?.data.price).toBe(11);
      });

      test('work that throws writes nothing, and its error reaches the caller', async () => {
        const failing = store.transact(async (tx) => {
          tx.set(homes, 'a', aHome());
          throw new RangeError('no');
        });
        await expect(failing).rejects.toThrow(RangeError);
        expect(await store.get(homes, 'a')).toBeNull();
      });

      test('work that throws because of inconsistent reads runs again', async () => {
        await createHomes({ a: { price: 1 }, b: { price: 1 } });
        let runs = 0;
        await store.transact(async (tx) => {
          const a = await tx.get(homes, 'a');
          if (runs++ === 0) {
            await store.commit([
              write.set(homes, 'a', aHome({ price: 2 })),
              write.set(homes, 'b', aHome({ price: 2 })),
            ]);
          }
          const b = await tx.get(homes, 'b');
          if (a?.data.price !== b?.data.price) throw new Error('the two differ');
        });
        expect(runs).toBe(2);
      });

      test('work that conflicts at every attempt ends with BusyError', async () => {
        await createHomes({ a: {} });
        let price = 0;
        const never = store.transact(async (tx) => {
          await tx.get(homes, 'a');
          await store.commit([write.set(homes, 'a', aHome({ price: ++price }))]);
          tx.delete(homes, 'a');
        });
        await expect(never).rejects.toThrow(BusyError);
        expect(await store.get(homes, 'a')).not.toBeNull();
      });

      test('reading a document after writing it and writing it twice are refused', async () => {
        const late = store.transact(async (tx) => {
          tx.set(homes, 'a', aHome());
          await tx.get(homes, 'a');
        });
        await expect(late).rejects.toThrow(/read after it was written/);
        const twice = store.transact(async (tx) => {
          tx.set(homes, 'a', aHome());
          tx.delete(homes, 'a');
        });
        await expect(twice).rejects.toThrow(/written twice/);
      });
    });

    describe('watch', () => {
      test('changes arrive in commit order, with the new data or null', async () => {
        const seen: string[] = [];
        const stop = store.watchChanges(homes, (changes) => {
          for (const { id, data } of changes) seen.push(`${id} ${data === null ? 'gone' : data.price}`);
        });
        await createHomes({ a: { price: 1 } });
        await createHomes({ b: { price: 2 } });
        for (let price = 3; price < 8; price++) await store.commit([write.set(homes, 'a', aHome({ price }))]);
        await store.commit([write.delete(homes, 'a')]);
        const made = ['a 1', 'b 2', 'a 3', 'a 4', 'a 5', 'a 6', 'a 7', 'a gone'];
        await eventually(() => expect(seen.at(-1)).toBe('a gone'));
        expect(seen).toEqual(made.filter((change) => seen.includes(change)));
        expect(seen).toContain('b 2');
        stop();
      });

      test('a refused commit or a write to another collection causes no change', async () => {
        await createHomes({ a: {} });
        const other = aCollection();
        const seen: string[] = [];
        const stop = store.watchChanges(homes, (changes) => seen.push(...changes.map(({ id }) => id)));
        await expect(createHomes({ lost: {}, a: {} })).rejects.toThrow(ConflictError);
        await store.commit([write.create(other, 'x', aHome())]);
        await createHomes({ b: {} });
        await eventually(() => expect(seen).toEqual(['b']));
        stop();
      });

      test('a listener that throws does not fail the commit or stop other listeners', async () => {
        const stopBad = store.watchChanges(homes, () => {
          throw new Error('bad listener');
        });
        const seen: string[] = [];
        const stop = store.watchChanges(homes, (changes) => seen.push(...changes.map(({ id }) => id)));
        await createHomes({ a: {} });
        await eventually(() => expect(seen).toEqual(['a']));
        stopBad();
        stop();
      });

      test('a listener is not called after it unsubscribes', async () => {
        const calls = vi.fn();
        store.watchChanges(homes, calls)();
        const seen = vi.fn();
        const stop = store.watchChanges(homes, seen);
        await createHomes({ a: {} });
        await eventually(() => expect(seen).toHaveBeenCalled());
        expect(calls).not.toHaveBeenCalled();
        stop();
      });
    });

    describeAgainstModel(() => store);
  });
}
