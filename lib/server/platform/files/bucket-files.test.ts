import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BusyError } from '@/lib/server/platform/store/store';
import { openBucketFiles } from './bucket-files';
import { aText, describeFiles, manyPieces, pathsIn, textOf } from './files.contract';
import { startStorageEmulator } from './storage-emulator.fixture';

const { host } = await startStorageEmulator();
const projectId = 'demo-test';
const bucket = 'demo-test.firebasestorage.app';

describeFiles('bucket files', async () => ({
  files: openBucketFiles({ projectId, bucket }),
  close: async () => {},
}));

describe('a bucket', () => {
  const objects = getStorage(initializeApp({ projectId })).bucket(bucket);

  test('keeps no partial uploads, even if a file was refused or its upload broke off', async () => {
    const files = openBucketFiles({ projectId, bucket });
    async function* broken(): AsyncIterable<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('gone');
    }
    await files.create('private/left/a', aText('one'));
    await files.create('private/left/a', aText('two'));
    await files.put('private/left/b', { contentType: 'text/plain', body: broken() }).catch(() => {});
    const [left] = await objects.getFiles({ prefix: 'under-way/' });
    expect(left).toEqual([]);
    expect(await pathsIn(files, 'private/left/')).toEqual(['private/left/a']);
  });

  test('is listed page by page', async () => {
    const files = openBucketFiles({ projectId, bucket, pageSize: 2 });
    const paths = ['a', 'b', 'c', 'd', 'e'].map((name) => `private/paged/${name}` as const);
    for (const path of paths) await files.put(path, aText(path));
    expect(await pathsIn(files, 'private/paged/')).toEqual(paths);
  });

  test('ignores objects that another program put there', async () => {
    const files = openBucketFiles({ projectId, bucket });
    await objects.file('private/foreign/a').save('x', { resumable: false });
    await files.put('private/foreign/b', aText('x'));
    expect(await files.head('private/foreign/a')).toBeNull();
    expect(await pathsIn(files, 'private/foreign/')).toEqual(['private/foreign/b']);
  });
});

describe('over a bad connection', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.unstubAllEnvs();
  });

  /**
   * Files behind a proxy. `isLost` is called for each request: true drops the emulator's answer, 'unasked'
   * never forwards the request.
   */
  async function openOver(
    isLost: (incoming: IncomingMessage) => boolean | 'unasked',
    onBytes: (count: number) => void = () => {},
  ) {
    const proxy = createServer((incoming, answer) => {
      const lost = isLost(incoming);
      if (lost === 'unasked') return;
      const { method, headers, url } = incoming;
      const forward = request(`http://${host}${url}`, { method, headers }, (response) => {
        if (lost) response.resume().on('end', () => incoming.socket.destroy());
        else
          response
            .on('data', ({ length }) => onBytes(length))
            .pipe(answer.writeHead(response.statusCode ?? 500, response.headers));
      });
      incoming.pipe(forward);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    ends.push(() => {
      proxy.closeAllConnections();
      proxy.close();
    });
    const address = proxy.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`);
    return openBucketFiles({ projectId, bucket });
  }

  test('a create succeeds even if the first answer to it was lost', async () => {
    let lost = 0;
    const files = await openOver(({ url }) => url?.includes('/rewriteTo/') === true && lost++ === 0);
    expect(await files.create('private/lost', aText('mine'))).toMatchObject({ ok: true });
    expect(lost).toBe(2);
    expect(await textOf(files, 'private/lost')).toBe('mine');
    expect(await files.create('private/lost', aText('mine'))).toEqual({ ok: false, reason: 'exists' });
  });

  test('a bucket that accepts no more bytes pauses the sender, so a large file is not held in memory', async () => {
    const files = await openOver(() => 'unasked');
    let taken = 0;
    const body = manyPieces(200, () => taken++);
    const put = files
      .put('private/large', { contentType: 'video/mp4', body })
      .catch((error: unknown) => error);
    await sleep(1_500);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(20);
    ends.pop()?.();
    expect(await put).toBeInstanceOf(BusyError);
  });

  test('a reader who pauses also pauses the download from the bucket', async () => {
    const near = openBucketFiles({ projectId, bucket });
    const file = await near.put('private/large', {
      contentType: 'video/mp4',
      body: manyPieces(40, () => {}),
    });
    let passed = 0;
    const files = await openOver(
      () => false,
      (bytes) => {
        passed += bytes;
      },
    );
    for await (const _ of (await files.get(file)) ?? []) {
      await sleep(1_000);
      expect(passed).toBeLessThan(20 * 1024 * 1024);
      break;
    }
  });

  test('a bucket that does not answer is reported as busy within 10 s, before a browser gives up', async () => {
    const files = await openOver(() => 'unasked');
    const start = Date.now();
    await expect(files.head('private/a')).rejects.toThrow(BusyError);
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  test('an unreachable bucket is reported as busy', async () => {
    vi.stubEnv('STORAGE_EMULATOR_HOST', 'http://127.0.0.1:9');
    const files = openBucketFiles({ projectId, bucket });
    await expect(files.put('private/a', aText('x'))).rejects.toThrow(BusyError);
  });
});
