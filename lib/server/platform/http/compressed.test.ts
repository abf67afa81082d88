import { describe, expect, test } from 'vitest';
import { COMPRESS_HEADER, compressed } from './compressed';

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
