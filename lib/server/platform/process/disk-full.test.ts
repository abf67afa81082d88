import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { apiRoute } from '@/lib/server/platform/http/api';
import { createChangeFeed } from '@/lib/server/platform/store/change-feed';
import { createCommit } from '@/lib/server/platform/store/sqlite/sqlite-commit';
import { openTable } from '@/lib/server/platform/store/sqlite/sqlite-table';
import { write } from '@/lib/server/platform/store/store';
import { isDiskFull } from './disk-full';

process.env.LOCAL_MODE = '1';
const folder = mkdtempSync(join(tmpdir(), 'full-'));
afterAll(() => rmSync(folder, { recursive: true }));
const notes = { name: 'notes', schema: z.object({ text: z.string() }), indexes: [] };
const route = { params: Promise.resolve({}) };
const post = (work: () => Promise<unknown>) =>
  apiRoute({}, async () => {
    await work();
    return new Response(null, { status: 204 });
  })(new Request('http://localhost:3000/api', { method: 'POST' }), route);

test('on a full disk the store answers 503, keeps acknowledged data, and works again once there is room', async () => {
  const db = new Database(join(folder, 'store.sqlite'));
  db.pragma('journal_mode = WAL');
  const table = openTable(db, notes);
  const feed = createChangeFeed(() => {});
  const { commit } = createCommit({ db, tableOf: () => table, feed, epoch: 'e' });
  await commit([write.create(notes, 'kept', { text: 'kept' })]);
  db.pragma('max_page_count = 8');
  const large = () => commit([write.create(notes, 'large', { text: 'x'.repeat(200_000) })]);
  const refused = await post(large);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ reason: 'disk-full' });
  expect(table.get('kept')?.data).toContain('kept');
  expect(table.get('large')).toBeNull();
  db.pragma('max_page_count = 1000');
  expect((await post(large)).status).toBe(204);
  db.close();
});

test('a file that does not fit on the disk gets the same answer, even when it is the cause of another error', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const wrapped = new Error('The file was not kept', { cause: full });
  expect((await post(() => Promise.reject(wrapped))).status).toBe(503);
  expect(isDiskFull(new Error('anything else'))).toBe(false);
});
