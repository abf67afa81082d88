import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Collection, write } from '@/lib/server/platform/store/store';
import { describeStore } from '@/lib/server/platform/store/store.contract';
import { openSqliteStore, type SqliteStore } from './sqlite-store';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newPath = () => join(folder, `${++files}`, 'store.db');

describeStore('sqlite store', async (onUnreadable) =>
  openSqliteStore(newPath(), { onListenerError: () => {}, onUnreadable }),
);

interface Note {
  text: string;
}
const notes: Collection<Note> = {
  name: 'notes',
  schema: z.object({ text: z.string() }),
  indexes: [['text']],
};

describe('sqlite store file', () => {
  const opened: SqliteStore[] = [];
  function open(path: string, onListenerError = (_error: unknown) => {}): SqliteStore {
    const store = openSqliteStore(path, { onListenerError });
    opened.push(store);
    return store;
  }
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close().catch(() => {})));
  });

  test('documents and their versions survive closing and opening', async () => {
    const path = newPath();
    const first = open(path);
    await first.commit([write.create(notes, 'n1', { text: 'kept' })]);
    const before = await first.get(notes, 'n1');
    await first.close();
    expect(await open(path).get(notes, 'n1')).toEqual(before);
  });

  test('a document is parsed once for all readers and again after a change, and readers cannot modify it', async () => {
    let parsed = 0;
    const counted: Collection<Note> = {
      ...notes,
      schema: z.object({ text: z.string() }).refine(() => {
        parsed += 1;
        return true;
      }),
    };
    const path = newPath();
    const first = open(path);
    await first.commit([write.set(counted, 'n1', { text: 'one' })]);
    const read = await first.get(counted, 'n1');
    await first.query(counted, { where: [{ field: 'text', op: '==', value: 'one' }] });
    expect(parsed).toBe(1);
    expect(() => Object.assign(read?.data ?? {}, { text: 'two' })).toThrow(TypeError);
    await first.close();
    const second = open(path);
    await second.commit([write.set(notes, 'n1', { text: 'three' })]);
    expect((await second.get(counted, 'n1'))?.data).toEqual({ text: 'three' });
    expect(parsed).toBe(2);
  });

  test('a version is not reused after closing and opening', async () => {
    const path = newPath();
    const first = open(path);
    await first.commit([write.set(notes, 'n1', { text: 'one' })]);
    const before = await first.get(notes, 'n1');
    await first.close();
    const second = open(path);
    await second.commit([write.set(notes, 'n1', { text: 'two' })]);
    expect((await second.get(notes, 'n1'))?.version).not.toBe(before?.version);
  });

  test('closing completes pending writes', async () => {
    const path = newPath();
    const first = open(path);
    const written = first.commit([write.create(notes, 'n1', { text: 'late' })]);
    await first.close();
    await written;
    expect((await open(path).get(notes, 'n1'))?.data.text).toBe('late');
  });

  test('opening a file in use fails with its owner and what to do', () => {
    const path = newPath();
    open(path);
    expect(() => open(path)).toThrow(
      `${path} is in use by process ${process.pid}. Stop that server, or set DATA_DIR`,
    );
  });

  test('an index that is declared later covers existing documents', async () => {
    const path = newPath();
    const first = open(path);
    await first.commit([write.create({ ...notes, indexes: [] }, 'n1', { text: 'b' })]);
    await first.close();
    const { docs } = await open(path).query(notes, { where: [{ field: 'text', op: '==', value: 'b' }] });
    expect(docs.map(({ id }) => id)).toEqual(['n1']);
  });

  test('a backup during writes opens as a store with everything acknowledged before it', async () => {
    const path = newPath();
    const store = open(path);
    for (let n = 0; n < 50; n++) await store.commit([write.create(notes, `n${n}`, { text: 'x' })]);
    const target = `${newPath()}'s copy`;
    const later = Promise.all(
      Array.from({ length: 20 }, (_, n) => store.commit([write.create(notes, `later${n}`, { text: 'y' })])),
    );
    await Promise.all([store.backup(target), later]);
    await store.backup(target);
    const copy = open(target);
    expect((await copy.query(notes, {})).docs).toEqual((await store.query(notes, {})).docs);
    expect((await copy.query(notes, {})).docs).toHaveLength(70);
  });

  test('an error of a listener is reported', async () => {
    const reported: unknown[] = [];
    const store = open(newPath(), (error) => reported.push(error));
    const called = new Promise<void>((resolve) => {
      store.watchChanges(notes, () => {
        resolve();
        throw new Error('bad listener');
      });
    });
    await store.commit([write.create(notes, 'n1', { text: 'x' })]);
    await called;
    await new Promise(setImmediate);
    expect(reported).toEqual([new Error('bad listener')]);
  });
});
