import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { linesUntilKilled } from '@/lib/server/platform/runtime/killed-writer.fixture';
import { openDiskFiles } from './disk-files';
import {
  aText,
  bytesOf,
  describeFiles,
  manyPieces,
  memoryOf,
  pathsIn,
  sha256,
  textOf,
} from './files.contract';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));
let roots = 0;
const newRoot = () => join(folder, `${++roots}`);

describeFiles('disk files', async () => ({ files: openDiskFiles(newRoot()), close: async () => {} }));

describe('files on disk', () => {
  test('are still there after a restart', async () => {
    const root = newRoot();
    const put = await openDiskFiles(root).put('public/a', aText('kept'));
    expect(await openDiskFiles(root).head('public/a')).toEqual(put);
  });

  test('of two creates through separate adapters on one folder, exactly one wins', async () => {
    const root = newRoot();
    const [one, other] = [openDiskFiles(root), openDiskFiles(root)];
    for (let round = 0; round < 50; round++) {
      const path = `private/${round}` as const;
      const results = await Promise.all([one.create(path, aText('1')), other.create(path, aText('2'))]);
      expect(results.map((result) => result.ok).sort()).toEqual([false, true]);
    }
  });

  test('a large file is streamed in both directions and not held in memory', async () => {
    const files = openDiskFiles(newRoot());
    const megabytes = 384;
    const held = await memoryOf(async (look) => {
      const body = manyPieces(megabytes, look);
      const file = await files.put('private/large', { contentType: 'video/mp4', body });
      let read = 0;
      for await (const chunk of (await files.get(file)) ?? []) {
        read += chunk.length;
        look();
      }
      expect(read).toBe(megabytes * 1024 * 1024);
    });
    expect(held).toBeLessThan(100 * 1024 * 1024);
  });

  test('a write to a full disk fails with that error, leaves nothing and keeps the earlier file', async () => {
    const root = newRoot();
    const files = openDiskFiles(root);
    await files.put('private/a', aText('kept'));
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const probe = await open(join(root, 'private/a~'));
    const handles: { sync: () => Promise<void> } = Object.getPrototypeOf(probe);
    await probe.close();
    // File systems with delayed allocation report it only at sync, when all bytes seem written.
    const refused = vi.spyOn(handles, 'sync').mockRejectedValue(full);
    await expect(files.put('private/a', aText('new'))).rejects.toBe(full);
    await expect(files.create('private/b', aText('new'))).rejects.toBe(full);
    refused.mockRestore();
    expect(readdirSync(join(root, '.under-way'))).toEqual([]);
    expect(await pathsIn(files, 'private/')).toEqual(['private/a']);
    expect((await files.create('private/b', aText('new'))).ok).toBe(true);
  });

  test('the unfinished files of a killed process are deleted after a day', async () => {
    const root = newRoot();
    await openDiskFiles(root).put('private/a', aText('x'));
    const aside = join(root, '.under-way');
    for (const name of ['old', 'new']) writeFileSync(join(aside, name), 'half');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    utimesSync(join(aside, 'old'), twoDaysAgo, twoDaysAgo);
    await openDiskFiles(root).put('private/b', aText('y'));
    expect(readdirSync(aside)).toEqual(['new']);
  });

  test('a file that another program changed is an error that names the file', async () => {
    const root = newRoot();
    const files = openDiskFiles(root);
    await files.put('private/a', aText('x'));
    const place = join(root, 'private/a~');
    for (const content of ['', 'short', 'z'.repeat(600), `y${readFileSync(place)}`]) {
      writeFileSync(place, content);
      await expect(files.head('private/a')).rejects.toThrow(`${place} was changed from outside`);
    }
  });

  test('other files in the folder are ignored', async () => {
    const root = newRoot();
    const files = openDiskFiles(root);
    await files.put('private/a', aText('x'));
    for (const name of ['b', '.DS_Store', 'Thumbs.db~', 'B~'])
      writeFileSync(join(root, 'private', name), 'x');
    expect(await pathsIn(files, 'private/')).toEqual(['private/a']);
  });

  test('after kill -9 in a burst of writes, every acknowledged file is there and every file is complete', async () => {
    const root = newRoot();
    const script = fileURLToPath(new URL('./files-burst.fixture.ts', import.meta.url));
    for (const more of [40, 120]) {
      const acknowledged = await linesUntilKilled(more, script, root);
      const files = openDiskFiles(root);
      for await (const file of files.list('private/')) {
        const bytes = await bytesOf(files, file);
        expect(bytes && sha256(bytes)).toBe(file.sha256);
        expect(bytes?.length).toBe(file.size);
      }
      const paths = await pathsIn(files, 'private/');
      expect(acknowledged.filter((path) => !paths.includes(path))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThanOrEqual(more);
      expect(await textOf(files, 'private/replaced')).toMatch(/^(\d+ )\1*$/);
    }
  });
});
