import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { linesUntilKilled, startWriter } from '@/lib/server/platform/runtime/killed-writer.fixture';
import { entries, heads } from '@/lib/server/platform/store/burst.fixture';
import { openSqliteStore } from './sqlite-store';

const folder = mkdtempSync(join(tmpdir(), 'store-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = fileURLToPath(new URL('../burst.fixture.ts', import.meta.url));

test('after kill -9 in a burst of writes, the file opens with every acknowledged write and no partial commit', async () => {
  const path = join(folder, 'store.db');
  let acknowledged = 0;
  for (const more of [100, 300]) {
    acknowledged = Number((await linesUntilKilled(more, script, path)).at(-1));
    expect(acknowledged).toBeGreaterThanOrEqual(more);
    const store = openSqliteStore(path);
    const head = (await store.get(heads, 'head'))?.data.n ?? 0;
    const storedNumbers = (await store.query(entries, {})).docs
      .map(({ data }) => data.n)
      .sort((a, b) => a - b);
    expect(head).toBeGreaterThanOrEqual(acknowledged);
    expect(storedNumbers).toEqual(Array.from({ length: head }, (_, at) => at + 1));
    await store.close();
  }
});

test('no other process can open the file while the writer runs', async () => {
  const path = join(folder, 'owned', 'store.db');
  const child = startWriter(script, path);
  await once(child.stdout, 'data');
  expect(() => openSqliteStore(path)).toThrow(`is in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await openSqliteStore(path).close();
});
