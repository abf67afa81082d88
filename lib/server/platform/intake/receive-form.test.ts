import { getEventListeners, once } from 'node:events';
import { mkdir, mkdtemp, readdir, readlink, rm, utimes } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_FORM_BYTES } from '@/lib/domain/drafts/files/upload';
import { clock } from '@/lib/server/platform/clock';
import { withinFormLimits } from './form-limits';
import { readChunks } from './read-chunks';
import { type ReceivedForm, receiveForm } from './receive-form';
import { sweepFolders, withFolder } from './work-folder';

/** While `fault` is set, each write stream fails with it once it is open. */
const diskIsFull = vi.hoisted((): { fault: Error | null } => ({ fault: null }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const createWriteStream: typeof real.createWriteStream = (path, options) => {
    const stream = real.createWriteStream(path, options);
    const { fault } = diskIsFull;
    if (fault) stream.once('open', () => stream.destroy(fault));
    return stream;
  };
  return { ...real, createWriteStream };
});
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const locked: typeof real.rm = async (path, options) => {
    if (String(path).endsWith('locked')) throw Object.assign(new Error('not permitted'), { code: 'EACCES' });
    return real.rm(path, options);
  };
  return { ...real, rm: locked };
});

process.env.LOCAL_MODE = '1';
const root = await mkdtemp(join(tmpdir(), 'receive-'));
const tmpBefore = process.env.TMPDIR;
process.env.TMPDIR = root;
afterAll(async () => {
  process.env.TMPDIR = tmpBefore;
  await rm(root, { recursive: true });
});

type Work = (request: Request) => Promise<unknown>;
let work: Work = async () => null;
const finished: Promise<unknown>[] = [];

/** A server that passes requests on as Next does. */
const server = createServer((message, response) => {
  const done = work(toRequest(message));
  finished.push(done);
  done.then(
    (answer) => response.end(JSON.stringify(answer)),
    () => response.destroy(),
  );
});

function toRequest(message: IncomingMessage): Request {
  const gone = new AbortController();
  message.once('close', () => message.complete || gone.abort());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      message.on('data', (chunk: Buffer) => controller.enqueue(new Uint8Array(chunk)));
      message.on('end', () => controller.close());
    },
    cancel() {
      message.removeAllListeners('data').removeAllListeners('end').resume();
    },
  });
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Request('http://localhost/', {
    method: 'POST',
    headers,
    body,
    signal: gone.signal,
    ...{ duplex: 'half' },
  });
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
afterEach(() => void finished.splice(0));

const part = (name: string, text: string) =>
  `--line\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${text}\r\n`;

function open(length: number) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const headers = {
    'content-type': 'multipart/form-data; boundary=line',
    'content-length': length,
    origin: 'http://localhost',
  };
  const sent = httpRequest({ port: address.port, host: '127.0.0.1', method: 'POST', headers });
  sent.on('error', () => {});
  return sent;
}

async function openFiles(): Promise<string[]> {
  const open = await readdir('/proc/self/fd');
  const places = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return places.filter((place) => place.startsWith(root));
}
function aGate() {
  let resolve = () => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}
const isLinux = process.platform === 'linux';

const receive = (request: Request, silenceMs?: number): Promise<ReceivedForm | null> =>
  withFolder((folder) => receiveForm(request, folder, silenceMs));

describe('a form with files', () => {
  test('returns its files when it is complete, without the empty part of a field with no file chosen', async () => {
    work = receive;
    const body = `${part('a.txt', 'first')}${part('', '')}${part('b.txt', 'second')}${part('', '3')}--line--\r\n`;
    const sent = open(Buffer.byteLength(body));
    sent.end(body);
    await once(sent, 'response');
    expect(await finished[0]).toMatchObject({
      files: [
        { name: 'a.txt', bytes: 5 },
        { name: 'b.txt', bytes: 6 },
        { name: '', bytes: 1 },
      ],
    });
  });

  test('is refused, not cut off, when a file is one byte above the limit', async () => {
    work = receive;
    for (const [size, received] of [
      [MAX_FORM_BYTES, MAX_FORM_BYTES],
      [MAX_FORM_BYTES + 1, null],
    ] as const) {
      const body = `${part('a.txt', 'x'.repeat(size))}--line--\r\n`;
      const sent = open(body.length);
      sent.end(body);
      const [response] = await once(sent, 'response');
      const form = await new Response(response).json();
      expect(form?.files[0].bytes ?? null).toBe(received);
    }
  });

  test('leaves no pending request, file or descriptor when it breaks off', async () => {
    const begun = aGate();
    work = (request) =>
      withFolder(async (folder) => {
        const received = receiveForm(request, folder);
        while ((await readdir(folder)).length === 0) await new Promise(setImmediate);
        begun.resolve();
        return received;
      });
    const sent = open(1_000_000);
    sent.write(part('a.txt', 'x'.repeat(200_000)).slice(0, -2));
    await begun.promise;
    sent.destroy();
    expect(await finished[0]).toBeNull();
    expect(await readdir(root)).toEqual([]);
    if (isLinux) expect(await openFiles()).toEqual([]);
  });

  test('is dropped when its sender stops sending', async () => {
    work = (request) => receive(request, 50);
    const sent = open(1_000_000);
    sent.write(part('a.txt', 'x'.repeat(1_000)).slice(0, -2));
    await once(sent, 'response');
    expect(await finished[0]).toBeNull();
    expect(await readdir(root)).toEqual([]);
    sent.destroy();
  });

  test('ends at once when it cannot be written, without waiting for the rest', async () => {
    work = (request) => withFolder((folder) => receiveForm(request, join(folder, 'gone')));
    const sent = open(1_000_000);
    sent.write(part('a.txt', 'x'.repeat(400_000)).slice(0, -2));
    await once(sent, 'response');
    expect(await finished[0]).toBeNull();
    expect(await readdir(root)).toEqual([]);
    sent.destroy();
  });

  test('throws the disk error when it fills the disk, which routes answer with 503', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    diskIsFull.fault = full;
    work = receive;
    const sent = open(1_000_000);
    sent.write(part('a.txt', 'x'.repeat(400_000)).slice(0, -2));
    await vi.waitFor(() => expect(finished).toHaveLength(1));
    await expect(finished[0]).rejects.toBe(full);
    diskIsFull.fault = null;
    expect(await readdir(root)).toEqual([]);
    sent.destroy();
  });

  test('is not read while its sender has three in progress, and is read once they are done', async () => {
    const gate = aGate();
    const request = new Request('http://localhost/', { headers: { 'x-forwarded-for': '192.0.2.7' } });
    const at = Date.now();
    const three = [1, 2, 3].map(() => withinFormLimits(request, 'ann', at, () => gate.promise));
    expect(await withinFormLimits(request, 'ann', at, async () => 'read')).toBeNull();
    expect(await withinFormLimits(request, 'ben', at, async () => 'read')).toBe('read');
    gate.resolve();
    await Promise.all(three);
    expect(await withinFormLimits(request, 'ann', at, async () => 'read')).toBe('read');
  });
});

test('a body that was read leaves no listener on the signal of its request', async () => {
  const { signal } = new AbortController();
  for await (const chunk of readChunks(new Blob(['x']).stream(), { ended: signal, maxBytes: 1 }))
    expect(chunk).toHaveLength(1);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('folders of killed processes are deleted, and those of running ones stay until they are an hour old', async () => {
  const now = Date.now();
  const start = Math.round(performance.timeOrigin);
  const [killed, running, old] = [
    'intake-999999999-aaaaaa',
    `intake-${process.pid}-${start}-bbbbbb`,
    'intake-cccccc',
  ];
  const sameNumber = `intake-${process.pid}-${start - 1}-dddddd`;
  for (const name of [killed, running, old, sameNumber]) await mkdir(join(root, name));
  await utimes(join(root, old), 0, 0);
  await sweepFolders(now);
  expect(await readdir(root)).toEqual([running]);
  await sweepFolders(now + 2 * 3_600_000);
  expect(await readdir(root)).toEqual([running]);
  await utimes(join(root, running), 0, 0);
  await sweepFolders(now + 4 * 3_600_000);
  expect(await readdir(root)).toEqual([]);
});

test('a leftover folder that cannot be deleted is logged and does not stop the deletion of others', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const [locked, free] = ['intake-999999999-locked', 'intake-999999999-zzzzzz'];
  for (const name of [locked, free]) await mkdir(join(root, name));
  await sweepFolders(Date.now() + 6 * 3_600_000);
  const logged = log.mock.calls.map(String).join('');
  vi.restoreAllMocks();
  expect(await readdir(root)).toEqual([locked]);
  expect(logged).toContain(locked);
});

test('a site whose clock was moved does not delete the folders of another running site', async () => {
  const other = `intake-${process.ppid}-1-eeeeee`;
  await mkdir(join(root, other));
  clock.advance(24 * 3_600_000);
  await sweepFolders(clock.now());
  expect(await readdir(root)).toContain(other);
});
