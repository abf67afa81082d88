import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createChangeFeed } from '@/lib/server/platform/store/change-feed';
import { type Collection, write } from '@/lib/server/platform/store/store';
import { createCommit } from './sqlite-commit';
import { openTable } from './sqlite-table';

const folder = mkdtempSync(join(tmpdir(), 'store-commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const notes: Collection<{ text: string }> = {
  name: 'notes',
  schema: z.object({ text: z.string() }),
  indexes: [],
};
const aNote = (id: string) => [write.create(notes, id, { text: id })];

test('only commits that may be lost are written without a sync of the log', async () => {
  const db = new Database(join(folder, 'store.db'));
  db.pragma('journal_mode = WAL');
  const table = openTable(db, notes);
  const feed = createChangeFeed(console.error);
  const { commit } = createCommit({ db, tableOf: () => table, feed, epoch: 'e' });
  const [normal, full] = [[{ synchronous: 1 }], [{ synchronous: 2 }]];

  await commit(aNote('bid'));
  expect(db.pragma('synchronous')).toEqual(full);
  await commit(aNote('row'), { mayBeLost: true });
  expect(db.pragma('synchronous')).toEqual(normal);
  await Promise.all([commit(aNote('next row'), { mayBeLost: true }), commit(aNote('bid in the same turn'))]);
  expect(db.pragma('synchronous')).toEqual(full);
  db.close();
});
