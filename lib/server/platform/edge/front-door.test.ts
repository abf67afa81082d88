import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { openFrontDoor } from './front-door';

process.env.LOCAL_MODE = '1';
const seen: string[] = [];
let closedCount = 0;
let closeDoor = () => {};
const server = createServer((incoming, outgoing) => {
  seen.push(incoming.url ?? '');
  if (incoming.url?.startsWith('/properties/')) outgoing.writeHead(404).end('missing');
  else if (incoming.url !== '/slow') outgoing.end('routed');
  else outgoing.once('close', () => closedCount++);
});
afterAll(() => {
  closeDoor();
  server.closeAllConnections();
  server.close();
});

const portOf = () => {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
};

async function get(path: string, host: string, from?: string) {
  const headers = { host, ...(from && { 'x-forwarded-for': from }) };
  const sent = request({ host: '127.0.0.1', port: portOf(), path, headers }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return `${response.statusCode} ${Buffer.concat(chunks)}`;
}

test('bad requests are refused from the first one on, and every other request is handled once', async () => {
  closeDoor = openFrontDoor();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  expect(await get('/', 'rebound.example')).toMatch(/^421 .*"reason":"wrong-host"/);
  expect(await get('/a%', 'localhost')).toMatch(/^400 .*"reason":"malformed-url"/);
  expect(await get('/page', 'localhost')).toBe('200 routed');
  expect(await get('/page', 'localhost:3000')).toBe('200 routed');
  expect(seen).toEqual(['/page', '/page']);
});

test('an address is refused after 75 missing pages, and another address is not', async () => {
  const statuses: string[] = [];
  while (statuses.length < 80)
    statuses.push(
      (await get(`/properties/nothing-${statuses.length}`, 'localhost', '203.0.113.8')).slice(0, 3),
    );
  expect(statuses.slice(0, 75)).toEqual(Array.from({ length: 75 }, () => '404'));
  expect(statuses.at(-1)).toBe('429');
  expect(await get('/properties/nothing', 'localhost', '203.0.113.7')).toBe('404 missing');
});

test('a client that hangs up before its answer is charged for a missing page', async () => {
  const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' };
  const slow = { host: '127.0.0.1', port: portOf(), path: '/slow', headers, agent: false };
  const all = Array.from({ length: 90 }, () =>
    request(slow)
      .on('error', () => {})
      .end(),
  );
  await vi.waitFor(() => expect(seen.filter((path) => path === '/slow')).toHaveLength(90));
  for (const each of all) each.destroy();
  await vi.waitFor(() => expect(closedCount).toBe(90));
  const sent = request({ host: '127.0.0.1', port: portOf(), path: '/page', headers }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  expect(response.statusCode).toBe(429);
});

test('a page redirects from its former spelling, and the API answers at both spellings', async () => {
  expect(await get('/dashboard/organisations/o1?sort=name', 'localhost')).toMatch(/^308 /);
  expect(await get('/dashboard/organisationsx', 'localhost')).toBe('200 routed');
  expect(await get('/api/organisations/o1/listings.csv', 'localhost')).toBe('200 routed');
  expect(seen.slice(-2)).toEqual(['/dashboard/organisationsx', '/api/organizations/o1/listings.csv']);
});
