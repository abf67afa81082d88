import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BadFileError, type FileInfo, type FilePath, type Files, type FolderPath } from './files';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes in chunks, as they arrive from a network. */
export async function* inPieces(bytes: Uint8Array, size = 64 * 1024): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    await sleep(0);
    yield bytes.subarray(at, at + size);
  }
}

export const aText = (text: string) => ({ contentType: 'text/plain', body: inPieces(Buffer.from(text)) });

export async function bytesOf(files: Files, file: FileInfo | null, range?: { start: number; end: number }) {
  const body = file && (await files.get(file, range));
  if (!body) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const textOf = async (files: Files, path: FilePath) =>
  (await bytesOf(files, await files.head(path)))?.toString() ?? null;

export async function pathsIn(files: Files, folder: FolderPath): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of files.list(folder)) paths.push(path);
  return paths;
}

interface Open {
  readonly files: Files;
  readonly close: () => Promise<void>;
}

/** What every adapter of the files port must do. */
export function describeFiles(name: string, open: () => Promise<Open>): void {
  describe(name, () => {
    let files: Files;
    let close: () => Promise<void>;
    let folder: `private/${string}`;
    beforeAll(async () => {
      ({ files, close } = await open());
    });
    afterAll(() => close());
    beforeEach(() => {
      folder = `private/${randomUUID()}`;
    });

    async function* broken(): AsyncIterable<Uint8Array> {
      yield Buffer.from('half of it');
      await sleep(50);
      throw new Error('The sender went away');
    }

    describe('put', () => {
      test('a file is stored unchanged, with its size, content type and SHA-256', async () => {
        const bytes = randomBytes(300_001);
        const path = `${folder}/deed.pdf` as const;
        const put = await files.put(path, { contentType: 'application/pdf', body: inPieces(bytes) });
        expect(put).toMatchObject({
          path,
          size: bytes.length,
          contentType: 'application/pdf',
          sha256: sha256(bytes),
        });
        expect(await files.head(path)).toEqual(put);
        expect((await bytesOf(files, put))?.equals(bytes)).toBe(true);
      });

      test('an empty file is stored like any other', async () => {
        const put = await files.put(`${folder}/empty`, aText(''));
        expect(put).toMatchObject({ size: 0, sha256: sha256(Buffer.alloc(0)) });
        expect(await textOf(files, put.path)).toBe('');
      });

      test('put replaces an earlier file together with its metadata', async () => {
        const path = `${folder}/a` as const;
        const first = await files.put(path, aText('a long first content'));
        const html = { contentType: 'text/html; charset=utf-8', body: inPieces(Buffer.from('second')) };
        const second = await files.put(path, html);
        expect(await files.head(path)).toEqual(second);
        expect(second).toMatchObject({ size: 6, contentType: 'text/html; charset=utf-8' });
        expect(second.version).not.toBe(first.version);
        expect(await textOf(files, path)).toBe('second');
      });

      test('a body that breaks off leaves an earlier file unchanged and creates none', async () => {
        const path = `${folder}/a` as const;
        await files.put(path, aText('whole'));
        const half = { contentType: 'text/plain', body: broken() };
        await expect(files.put(path, half)).rejects.toThrow('The sender went away');
        expect(await textOf(files, path)).toBe('whole');
        const other = { contentType: 'text/plain', body: broken() };
        await expect(files.create(`${folder}/b`, other)).rejects.toThrow('The sender went away');
        expect(await pathsIn(files, `${folder}/`)).toEqual([path]);
      });

      test('a file is not visible before it is complete', async () => {
        const path = `${folder}/slow` as const;
        const seen: unknown[] = [];
        async function* watched(): AsyncIterable<Uint8Array> {
          for (const part of ['one ', 'two']) {
            yield Buffer.from(part);
            seen.push(await files.head(path), await pathsIn(files, `${folder}/`));
          }
        }
        await files.put(path, { contentType: 'text/plain', body: watched() });
        expect(seen).toEqual([null, [], null, []]);
        expect(await textOf(files, path)).toBe('one two');
      });

      test('after two puts at once, one of the files is there, complete', async () => {
        const path = `${folder}/a` as const;
        const texts = ['x'.repeat(200_000), 'y'.repeat(150_000)];
        await Promise.all(texts.map((text) => files.put(path, aText(text))));
        const info = await files.head(path);
        const bytes = await bytesOf(files, info);
        expect(texts).toContain(bytes?.toString());
        expect(info?.sha256).toBe(sha256(bytes ?? Buffer.alloc(0)));
      });
    });

    describe('create', () => {
      test('create stores a file where there is none', async () => {
        const created = await files.create(`${folder}/a`, aText('first'));
        expect(created).toEqual({ ok: true, value: await files.head(`${folder}/a`) });
        expect(await textOf(files, `${folder}/a`)).toBe('first');
      });

      test('create refuses an existing path, even for the same content', async () => {
        const first = await files.put(`${folder}/a`, aText('first'));
        for (const text of ['second', 'first']) {
          expect(await files.create(`${folder}/a`, aText(text))).toEqual({ ok: false, reason: 'exists' });
        }
        expect(await files.head(`${folder}/a`)).toEqual(first);
      });

      test('of twenty creates at once, exactly one wins and its content is stored', async () => {
        const names = Array.from({ length: 20 }, (_, at) => `content of ${at}`);
        const results = await Promise.all(names.map((text) => files.create(`${folder}/a`, aText(text))));
        const won = names.filter((_, at) => results[at]?.ok);
        expect(won).toHaveLength(1);
        expect(await textOf(files, `${folder}/a`)).toBe(won[0]);
      });

      test('a deleted file can be created again', async () => {
        await files.create(`${folder}/a`, aText('first'));
        await files.delete(`${folder}/a`);
        expect((await files.create(`${folder}/a`, aText('again'))).ok).toBe(true);
      });
    });

    describe('get', () => {
      test('a range returns the bytes from start to end, both inclusive', async () => {
        const file = await files.put(`${folder}/a`, aText('0123456789'));
        const range = async (start: number, end: number) =>
          (await bytesOf(files, file, { start, end }))?.toString();
        expect(await range(0, 0)).toBe('0');
        expect(await range(2, 5)).toBe('2345');
        expect(await range(9, 9)).toBe('9');
        expect(await range(0, 9)).toBe('0123456789');
      });

      test.each([
        [0, 10],
        [-1, 3],
        [5, 4],
        [10, 10],
      ])('a range from %i to %i of ten bytes is an error', async (start, end) => {
        const file = await files.put(`${folder}/a`, aText('0123456789'));
        await expect(files.get(file, { start, end })).rejects.toThrow(RangeError);
      });

      test('get returns null for a file that was replaced or deleted since', async () => {
        const first = await files.put(`${folder}/a`, aText('first'));
        const second = await files.put(`${folder}/a`, aText('other'));
        expect(await files.get(first)).toBeNull();
        await files.delete(`${folder}/a`);
        expect(await files.get(second, { start: 0, end: 1 })).toBeNull();
        expect(await files.head(`${folder}/a`)).toBeNull();
      });

      test('a reader who stops early leaves the file as it is', async () => {
        const bytes = randomBytes(3_000_000);
        const file = await files.put(`${folder}/a`, { contentType: 'image/webp', body: inPieces(bytes) });
        for await (const chunk of (await files.get(file)) ?? []) {
          expect(chunk.length).toBeGreaterThan(0);
          break;
        }
        expect((await bytesOf(files, file))?.equals(bytes)).toBe(true);
      });
    });

    test('deleting a file that does not exist succeeds', async () => {
      await files.delete(`${folder}/nothing`);
      await files.put(`${folder}/a`, aText('x'));
      await files.delete(`${folder}/a`);
      await files.delete(`${folder}/a`);
      expect(await pathsIn(files, `${folder}/`)).toEqual([]);
    });

    describe('list', () => {
      test('a folder lists its files and those in subfolders in path order, with their metadata', async () => {
        const names = ['b', 'a/2.pdf', 'a-b/1', 'a', 'a.b', 'c/d/e/f', 'a/10.pdf'];
        for (const name of names) await files.put(`${folder}/${name}`, aText(name));
        await files.put(`${folder}-other/x`, aText('x'));
        expect(await pathsIn(files, `${folder}/`)).toEqual(names.map((name) => `${folder}/${name}`).sort());
        expect(await pathsIn(files, `${folder}/a/`)).toEqual([`${folder}/a/10.pdf`, `${folder}/a/2.pdf`]);
        for await (const file of files.list(`${folder}/c/`))
          expect(file).toEqual(await files.head(`${folder}/c/d/e/f`));
      });

      test('a folder that does not exist has no files', async () => {
        expect(await pathsIn(files, `${folder}/`)).toEqual([]);
      });

      test('public and private files are separate', async () => {
        const name = randomUUID();
        await files.put(`public/${name}/a`, aText('for all'));
        await files.put(`private/${name}/a`, aText('for few'));
        expect(await textOf(files, `public/${name}/a`)).toBe('for all');
        expect(await textOf(files, `private/${name}/a`)).toBe('for few');
        const all = await pathsIn(files, 'public/');
        expect(all).toContain(`public/${name}/a`);
        expect(all.filter((path) => !path.startsWith('public/'))).toEqual([]);
      });
    });

    test.each([
      'private/../public/a',
      'private/..',
      'private/./a',
      '../a',
      '/etc/passwd',
      'private//a',
      'private/a/',
      'private',
      'other/a',
      'public',
      'private/%2e%2e/a',
      'private/a\\..\\b',
      'private/a\0',
      'private/a\n',
      'private/A',
      'private/a~',
      'private/.under-way',
      'private/a.',
      `private/${'x'.repeat(201)}`,
      `private${'/abcdefghi'.repeat(9)}`,
      '',
    ])('%j is not a file path', async (path) => {
      const bad = path as FilePath;
      const info = { path: bad, size: 1, contentType: 'text/plain', sha256: '', version: '1' };
      await expect(files.put(bad, aText('x'))).rejects.toThrow(BadFileError);
      await expect(files.create(bad, aText('x'))).rejects.toThrow(BadFileError);
      await expect(files.head(bad)).rejects.toThrow(BadFileError);
      await expect(files.get(info)).rejects.toThrow(BadFileError);
      await expect(files.delete(bad)).rejects.toThrow(BadFileError);
    });

    test.each(['', '../', 'private', 'private/a', '/', 'private/../', 'other/'])(
      '%j is not a folder',
      async (bad) => {
        await expect(pathsIn(files, bad as FolderPath)).rejects.toThrow(BadFileError);
      },
    );

    test.each(['', 'text', 'text/html\r\nset-cookie: a=b', 'text/html, image/png'])(
      '%j is not a content type',
      async (contentType) => {
        const file = { ...aText('x'), contentType };
        await expect(files.put(`${folder}/a`, file)).rejects.toThrow(BadFileError);
        expect(await files.head(`${folder}/a`)).toBeNull();
      },
    );
  });
}

const PIECE = 1024 * 1024;

/** The peak growth of resident memory during `work`, in bytes, as sampled by `look`. */
export async function memoryOf(work: (look: () => void) => Promise<void>): Promise<number> {
  const held = () => process.memoryUsage().rss;
  const before = held();
  let most = before;
  await work(() => {
    most = Math.max(most, held());
  });
  return most - before;
}

export async function* manyPieces(count: number, look: () => void): AsyncIterable<Uint8Array> {
  for (let at = 0; at < count; at++) {
    look();
    yield Buffer.alloc(PIECE, at);
  }
}
