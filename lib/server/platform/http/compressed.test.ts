import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { COMPRESS_HEADER, compressed, compressRouteAnswers } from './compressed';

type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
/** The compression that Next itself applies to responses. */
const compression: () => Compress = createRequire(import.meta.url)('next/dist/compiled/compression');

const url = 'http://localhost/api/x';
const get = new Request(url);
const long = 'a line of a table\n'.repeat(200);
const answer = (body: BodyInit | null, headers: HeadersInit = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/csv; charset=utf-8', ...headers } });
const isCompressed = async (response: Response, request = get) =>
  (await compressed(request, response)).headers.has(COMPRESS_HEADER);

describe("a route's response", () => {
  test.each([
    'application/json',
    'application/problem+json',
    'application/atom+xml; charset=utf-8',
    'application/xml',
    'text/calendar; charset=utf-8',
    'text/csv',
    'text/plain',
    'application/json;odata.metadata=minimal',
    'image/svg+xml',
  ])('asks for compression when it is long text: %s', async (type) => {
    const found = await compressed(get, answer(long, { 'content-type': type }));
    expect(found.headers.has(COMPRESS_HEADER)).toBe(true);
    expect(found.headers.get('vary')).toBe('accept-encoding');
    expect(await found.text()).toBe(long);
  });

  test.each(['image/jpeg', 'application/pdf', 'text/event-stream', 'application/octet-stream'])(
    'is unchanged when compression does not help: %s',
    async (type) => {
      const found = await compressed(get, answer(long, { 'content-type': type }));
      expect([found.headers.has(COMPRESS_HEADER), found.headers.has('vary')]).toEqual([false, false]);
    },
  );

  test('is not compressed when it is short, partial, marked no-transform or an answer to HEAD', async () => {
    expect(await isCompressed(answer('{}'))).toBe(false);
    expect(await isCompressed(answer('a'.repeat(1_023)))).toBe(false);
    expect(await isCompressed(answer('a'.repeat(1_024)))).toBe(true);
    expect(await isCompressed(answer(long, { 'content-range': 'bytes 0-9/99' }, 206))).toBe(false);
    expect(await isCompressed(answer(long, { 'cache-control': 'no-cache, no-transform' }))).toBe(false);
    expect(await isCompressed(answer(long), new Request(url, { method: 'HEAD' }))).toBe(false);
  });

  test('has a weak ETag, compressed or not, and also with status 304', async () => {
    expect((await compressed(get, answer(long, { etag: '"a"' }))).headers.get('etag')).toBe('W/"a"');
    const known = await compressed(get, answer(null, { etag: '"a"' }, 304));
    expect([known.status, known.headers.get('etag'), known.headers.get('vary')]).toEqual([
      304,
      'W/"a"',
      'accept-encoding',
    ]);
  });

  test('keeps streaming when it is a stream, and ends when the reader cancels', async () => {
    let pulls = 0;
    let isCanceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(600));
      },
      cancel() {
        isCanceled = true;
      },
    });
    const found = await compressed(get, answer(endless));
    expect(found.headers.has(COMPRESS_HEADER)).toBe(true);
    expect(pulls).toBeLessThan(6);
    await found.body?.cancel();
    expect(isCanceled).toBe(true);
  });
});

describe('the server', () => {
  test("compresses a route's response that asks for it and removes the internal header", async () => {
    compressRouteAnswers();
    compressRouteAnswers();
    const received = await sendThroughNext([
      ['content-type', ['text/csv']],
      ['vary', ['accept-encoding']],
      [COMPRESS_HEADER, ['1']],
    ]);
    expect(received.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/csv' });
    expect(received.headers.vary?.toLowerCase()).toBe('accept-encoding');
    expect(received.headers[COMPRESS_HEADER]).toBeUndefined();
    expect(gunzipSync(received.body).toString()).toBe(long);
  });

  test("does not compress a route's response that does not ask for it", async () => {
    compressRouteAnswers();
    const { headers, body } = await sendThroughNext([['content-type', ['text/csv']]]);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(long);
  });
});

/** Sends a route's response as Next does: wrapped by its compression, with headers as arrays, in chunks. */
async function sendThroughNext(headers: readonly (readonly [string, string[]])[]) {
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request, response, () => undefined);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.flushHeaders();
    response.write(long.slice(0, 100));
    response.end(long.slice(100));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const message = await new Promise<IncomingMessage>((resolve) => {
    send({ port, host: '127.0.0.1', headers: { 'accept-encoding': 'gzip' } }, resolve).end();
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  server.close();
  return { headers: message.headers, body: Buffer.concat(chunks) };
}
