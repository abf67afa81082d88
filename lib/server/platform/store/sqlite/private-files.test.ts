import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { write } from '@/lib/server/platform/store/store';
import { openSqliteStore } from './sqlite-store';

const root = mkdtempSync(join(tmpdir(), 'private-'));
afterAll(() => rmSync(root, { recursive: true }));

const notes = { name: 'notes', schema: z.object({ text: z.string() }), indexes: [] };
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
const ownerOnly = {
  'store.sqlite': '600',
  'store.sqlite-shm': '600',
  'store.sqlite-wal': '600',
  'store.sqlite.lock': '600',
  'store.sqlite.pid': '600',
};

test('a store, its log, its index and its backup are readable only by their owner', async () => {
  const [data, backups] = [join(root, 'data'), join(root, 'backups')];
  const store = openSqliteStore(join(data, 'store.sqlite'));
  await store.commit([write.create(notes, 'a', { text: 'private' })]);
  await store.backup(join(backups, 'store.sqlite'));
  expect(modeOf(data)).toBe('700');
  expect(modesIn(data)).toMatchObject(ownerOnly);
  expect(modeOf(backups)).toBe('700');
  expect(modesIn(backups)).toEqual({ 'store.sqlite': '600' });
  await store.close();
});

test('a store that others could read becomes private at the next start', async () => {
  const data = join(root, 'open');
  mkdirSync(data, { mode: 0o755 });
  const path = join(data, 'store.sqlite');
  await openSqliteStore(path).close();
  chmodSync(data, 0o755);
  for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
  const store = openSqliteStore(path);
  await store.commit([write.create(notes, 'a', { text: 'private' })]);
  expect(modeOf(data)).toBe('700');
  expect(modesIn(data)).toMatchObject(ownerOnly);
  await store.close();
});
