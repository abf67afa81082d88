import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { entries, heads } from './burst.fixture';
import { openSqliteStore } from './sqlite-store';

const folder = mkdtempSync(join(tmpdir(), 'store-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Kills the writer with SIGKILL once it has acknowledged so many appends; gives the last acknowledged number. */
async function writeAndKill(path: string, acknowledgements: number): Promise<number> {
  const script = fileURLToPath(new URL('./burst.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=react-server', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += chunk;
    if (output.split('\n').length > acknowledgements) child.kill('SIGKILL');
  }
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  return Number(output.split('\n').at(-2));
}

test('after kill -9 in a burst the file opens at once with every acknowledged write and no half-written commit', async () => {
  const path = join(folder, 'store.db');
  let acknowledged = 0;
  for (const more of [100, 300]) {
    acknowledged = await writeAndKill(path, more);
    expect(acknowledged).toBeGreaterThanOrEqual(more);
    const store = openSqliteStore(path);
    const head = (await store.get(heads, 'head'))?.data.n ?? 0;
    const kept = (await store.query(entries, {})).docs.map(({ data }) => data.n).sort((a, b) => a - b);
    expect(head).toBeGreaterThanOrEqual(acknowledged);
    expect(kept).toEqual(Array.from({ length: head }, (_, at) => at + 1));
    await store.close();
  }
});

test('while the writer lives nobody else opens its file', async () => {
  const path = join(folder, 'owned', 'store.db');
  const script = fileURLToPath(new URL('./burst.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=react-server', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => openSqliteStore(path)).toThrow(`is in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await openSqliteStore(path).close();
});
