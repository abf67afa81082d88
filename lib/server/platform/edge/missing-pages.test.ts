import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mendPage, renderingHeader } from './missing-pages';

const html = Buffer.from('<h1>We can’t find that page</h1>');
const server = createServer((incoming, outgoing) => {
  mendPage(incoming, outgoing, async () => {
    if (incoming.url === '/broken') throw new Error('stopping');
    return { html, gzipped: gzipSync(html) };
  });
  const { url = '' } = incoming;
  const [, moved] = /^\/moved(\/\w+)/.exec(url) ?? [];
  if (moved) {
    outgoing.statusCode = moved === '/signin' ? 307 : 308;
    const target = moved === '/page' ? '/here?page=2' : '/here';
    for (const location of [target, target]) outgoing.appendHeader('location', location);
    outgoing.end();
    return;
  }
  outgoing.statusCode = url.startsWith('/found') ? 200 : 404;
  outgoing.setHeader('content-type', url.includes('json') ? 'application/json' : 'text/html; charset=utf-8');
  outgoing.setHeader('x-frame-options', 'DENY');
  outgoing.setHeader('etag', '"empty"');
  if (url.endsWith('/streamed')) {
    outgoing.flushHeaders();
    outgoing.write('<html id="__next_error__">', () => outgoing.end('</html>'));
  } else outgoing.end('<html id="__next_error__"></html>');
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const [response] = await once(
    request({ host: '127.0.0.1', port, path, method, headers }).end(),
    'response',
  );
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { statusCode: status, headers: received, rawHeaders } = response;
  const names = rawHeaders.map((name: string) => name.toLowerCase());
  return { status, headers: received, names, body: Buffer.concat(chunks) };
}

test.each(['/lost', '/lost/streamed'])(
  'a missing page is complete, and keeps the other headers: %s',
  async (path) => {
    const { status, headers, body } = await read(path);
    expect([status, body.toString()]).toEqual([404, html.toString()]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(html.length),
      'x-frame-options': 'DENY',
    });
    expect(headers.etag).toBeUndefined();
  },
);

test('a missing page is compressed for those who take it, and has no body for HEAD', async () => {
  const zipped = await read('/lost', { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body)).toEqual(html);
  expect(await read('/lost', {}, 'HEAD')).toMatchObject({ status: 404, body: Buffer.alloc(0) });
});

test('pages, data, the router’s requests and the 404 page itself pass unchanged', async () => {
  for (const [path, headers] of [
    ['/found', {}],
    ['/found/streamed', {}],
    ['/lost.json', {}],
    ['/lost', { rsc: '1' }],
    ['/404', { [renderingHeader]: '1' }],
  ] as const)
    expect((await read(path, headers)).body.toString(), path).toBe('<html id="__next_error__"></html>');
});

test('without the complete page a missing page still has words', async () => {
  const { status, body } = await read('/broken');
  expect([status, body.toString()]).toEqual([404, expect.stringContaining('Page not found')]);
});

test('a redirect names its target once', async () => {
  const { status, names } = await read('/moved/home');
  expect([status, names.filter((name: string) => name === 'location')]).toEqual([308, ['location']]);
});

test.each([
  ['/moved/home?utm_source=mail&q=a%2Fb', '/here?utm_source=mail&q=a%2Fb'],
  ['/moved/home', '/here'],
  ['/moved/page?page=1', '/here?page=2'],
  ['/moved/signin?next=1', '/here'],
])('a moved page keeps the query, unless its target has its own: %s', async (from, to) => {
  expect((await read(from)).headers.location).toBe(to);
});
