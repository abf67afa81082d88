import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openFrontDoor } from './front-door';

process.env.LOCAL_MODE = '1';
const seen: string[] = [];
const server = createServer((incoming, outgoing) => {
  seen.push(incoming.url ?? '');
  outgoing.end('routed');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, host: string) {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const sent = request({ host: '127.0.0.1', port, path, headers: { host } }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return `${response.statusCode} ${Buffer.concat(chunks)}`;
}

test('the door refuses from the first request on and lets every other one through once', async () => {
  openFrontDoor();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await get('/', 'rebound.example')).toMatch(/^421 .*"reason":"wrong-host"/);
  expect(await get('/a%', 'localhost')).toMatch(/^400 .*"reason":"malformed-url"/);
  expect(await get('/page', 'localhost')).toBe('200 routed');
  expect(await get('/page', 'localhost:3000')).toBe('200 routed');
  expect(seen).toEqual(['/page', '/page']);
});
