import { once } from 'node:events';
import { createServer, type ServerResponse, request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPRESS_HEADER } from '@/lib/server/platform/http/compressed';
import { ENCODED_HEADER, encode } from '@/lib/server/platform/http/encode';
import { compressResponse } from './compress-responses';
import { createPageReuse } from './reuse-pages';

const long = 'a line of a page, “quoted”\n'.repeat(200);
let answer: (response: ServerResponse) => void = () => undefined;
const reusePage = createPageReuse();
const server = createServer((request, response) => {
  compressResponse(request, response);
  reusePage(request, response);
  answer(response);
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
});

async function get(headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sent = send({ port, host: '127.0.0.1', method, headers }).end();
  const [message] = await once(sent, 'response');
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const encoding: unknown = message.headers['content-encoding'];
  const text = (
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  ).toString();
  return { status: message.statusCode, headers: message.headers, encoding, text, size: body.length };
}

describe("a route's response, whose headers are lists", () => {
  const send = (headers: Readonly<Record<string, string[]>>) => (response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.flushHeaders();
    response.write(long.slice(0, 100));
    response.end(long.slice(100));
  };

  test('is compressed when it asks for it, without the internal header', async () => {
    answer = send({ 'content-type': ['text/csv'], vary: ['accept-encoding'], [COMPRESS_HEADER]: ['1'] });
    const { encoding, text, headers } = await get({ 'accept-encoding': 'gzip' });
    expect([encoding, text]).toEqual(['gzip', long]);
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
    expect(headers[COMPRESS_HEADER]).toBeUndefined();
  });

  test('is not compressed when it does not ask for it', async () => {
    answer = send({ 'content-type': ['text/event-stream'] });
    const { encoding, text } = await get({ 'accept-encoding': 'gzip' });
    expect([encoding, text]).toEqual([undefined, long]);
  });

  test.each([
    [206, {}],
    [200, { 'content-range': [`bytes 0-${long.length}/99999`] }],
  ])('is not compressed as part of a file, even if it asks for it: %s', async (status, headers) => {
    const part = send({ 'content-type': ['text/csv'], [COMPRESS_HEADER]: ['1'], ...headers });
    answer = (response) => {
      response.statusCode = status;
      part(response);
    };
    const got = await get({ 'accept-encoding': 'gzip' });
    expect([got.encoding, got.text, got.headers[COMPRESS_HEADER]]).toEqual([undefined, long, undefined]);
  });

  test('keeps the encoding that it names', async () => {
    const body = await encode('br', Buffer.from(long));
    answer = (response) => {
      response.setHeader('content-type', ['text/html']);
      response.setHeader(ENCODED_HEADER, 'br');
      response.flushHeaders();
      response.write(body);
      response.end();
    };
    const { encoding, text, headers } = await get({ 'accept-encoding': 'br' });
    expect([encoding, text]).toEqual(['br', long]);
    expect([headers[ENCODED_HEADER], headers.vary?.toLowerCase()]).toEqual([undefined, 'accept-encoding']);
  });
});

describe('a page of the cache', () => {
  const sendPage = (page: string, caching = 's-maxage=60') => {
    answer = (response) => {
      response.setHeader('cache-control', caching);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(page));
      response.end(page);
    };
  };
  const ask = { 'accept-encoding': 'gzip, br' };

  test('is sent from memory once its encoding is made, with the same text and ETag each time', async () => {
    sendPage(long);
    const first = await get(ask);
    expect([first.status, first.text, first.headers['content-length']]).toEqual([200, long, undefined]);
    await get(ask);
    await expect.poll(async () => (await get(ask)).headers['content-length']).toBeDefined();
    const later = await get(ask);
    expect([later.text, later.encoding, later.headers.etag]).toEqual([long, 'br', first.headers.etag]);
    expect(later.headers.vary?.toLowerCase()).toBe('accept-encoding');
    expect((await get({ 'accept-encoding': 'gzip' })).text).toBe(long);
  });

  test('is sent as it is to a client that takes no encoding', async () => {
    sendPage(long);
    const { encoding, text, headers } = await get({ 'accept-encoding': 'gzip;q=0, br; q=0' });
    expect([encoding, text, headers['content-length']]).toEqual([
      undefined,
      long,
      String(Buffer.byteLength(long)),
    ]);
  });

  test('answers 304 to a client that has it, and a changed page is sent whole with another ETag', async () => {
    sendPage(long);
    const { headers } = await get(ask);
    const known = await get({ ...ask, 'if-none-match': headers.etag });
    expect([known.status, known.size, known.headers.etag]).toEqual([304, 0, headers.etag]);
    sendPage(`${long}!`);
    const changed = await get({ ...ask, 'if-none-match': headers.etag });
    expect([changed.status, changed.text]).toEqual([200, `${long}!`]);
    expect(changed.headers.etag).not.toBe(headers.etag);
  });

  test('is told from a page for one person, which has no ETag and is never remembered', async () => {
    sendPage(long, 'private, no-store');
    for (let time = 0; time < 3; time++) {
      const { headers, text, encoding } = await get(ask);
      expect([headers.etag, headers['content-length'], text, encoding]).toEqual([
        undefined,
        undefined,
        long,
        'br',
      ]);
    }
  });
});
