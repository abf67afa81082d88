import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { type OutboundRequest, requestOutbound } from './outbound';
import { anOutboundServer } from './outbound-server.fixture';
import { isPublicAddress } from './public-address';

const url = 'https://photos.example.com/front.jpg';
const limits = { totalMs: 5_000, maxBytes: 1_000, types: ['image/jpeg'] };
const servers: Awaited<ReturnType<typeof anOutboundServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serverOf(answer: RequestListener) {
  const server = await anOutboundServer(answer);
  servers.push(server);
  return server;
}
const photo: RequestListener = (_, response) =>
  response.setHeader('content-type', 'image/jpeg; charset=binary').end('pixels');
const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function request(
  answer: RequestListener,
  more: Partial<OutboundRequest> = {},
  names: Readonly<Record<string, readonly string[]>> = {},
) {
  const server = await serverOf(answer);
  const result = await requestOutbound({ url, ...limits, ...more }, textOf, server.networkOf(names));
  return { result, reached: server.reached };
}
const refused = (reason: string) => ({ ok: false, reason });

describe('an outbound request', () => {
  test('reads a response from a public address', async () => {
    const { result, reached } = await request(photo);
    expect(result).toEqual({ ok: true, value: 'pixels' });
    expect(reached).toEqual(['93.184.216.34']);
  });

  test.each([
    ['not a URL', 'photos.example.com', 'bad-url'],
    ['plain http', 'http://photos.example.com/', 'not-https'],
    ['a local file', 'file:///etc/passwd', 'not-https'],
    ['credentials', 'https://me:secret@photos.example.com/', 'has-credentials'],
    ['another port', 'https://photos.example.com:8443/', 'other-port'],
    ['loopback', 'https://127.0.0.1/', 'private-address'],
    ['a short loopback', 'https://127.1/', 'private-address'],
    ['a decimal address', 'https://2130706433/', 'private-address'],
    ['a hexadecimal address', 'https://0x7f000001/', 'private-address'],
    ['an octal address', 'https://0177.0.0.1/', 'private-address'],
    ['full-width digits', 'https://１２７.0.0.1/', 'private-address'],
    ['IPv6 loopback', 'https://[::1]/', 'private-address'],
    ['IPv4 mapped into IPv6', 'https://[::ffff:169.254.169.254]/', 'private-address'],
    ['IPv4 in NAT64', 'https://[64:ff9b::a9fe:a9fe]/', 'private-address'],
    ['the metadata service', 'https://169.254.169.254/latest/meta-data', 'private-address'],
  ])('refuses %s before it connects', async (_, address, reason) => {
    const { result, reached } = await request(photo, { url: address });
    expect(result).toEqual(refused(reason));
    expect(reached).toEqual([]);
  });

  test.each([
    ['a private address', ['10.1.2.3']],
    ['a public and a private one', ['93.184.216.34', '192.168.0.1']],
    ['an IPv4 mapped into IPv6', ['::ffff:127.0.0.1']],
    ['a unique local IPv6 address', ['fd00::1']],
  ])('refuses a name that resolves to %s', async (_, addresses) => {
    const { result, reached } = await request(photo, {}, { 'photos.example.com': addresses });
    expect(result).toEqual(refused('private-address'));
    expect(reached).toEqual([]);
  });

  test('connects to the address that was checked, even if the name changes its address at once', async () => {
    const server = await serverOf(photo);
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const network = {
      ...server.networkOf(),
      resolve: async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    };
    expect(await requestOutbound({ url, ...limits }, textOf, network)).toMatchObject({ ok: true });
    expect(server.reached).toEqual(['93.184.216.34']);
    // The next request resolves again and finds the private address.
    expect(await requestOutbound({ url, ...limits }, textOf, network)).toEqual(refused('private-address'));
  });

  test('refuses an unknown name', async () => {
    const { result } = await request(photo, {}, { 'photos.example.com': [] });
    expect(result).toEqual(refused('unknown-host'));
  });

  test('refuses a certificate of another name', async () => {
    const { result } = await request(photo, { url: 'https://other.example.com/' });
    expect(result).toEqual(refused('unreachable'));
  });

  test.each([
    ['the metadata service', 'https://169.254.169.254/', 'private-address'],
    ['plain http', 'http://photos.example.com/', 'not-https'],
    ['a private name', 'https://moved.example.com/', 'private-address'],
    ['another port', '//photos.example.com:22/', 'other-port'],
    ['nonsense', 'https://', 'bad-url'],
  ])('refuses a redirect to %s', async (_, location, reason) => {
    const { result, reached } = await request(
      redirectTo(location),
      {},
      { 'moved.example.com': ['10.0.0.1'] },
    );
    expect(result).toEqual(refused(reason));
    expect(reached).toHaveLength(1);
  });

  test('follows three redirects and no fourth', async () => {
    const chain =
      (length: number): RequestListener =>
      (incoming, response) => {
        const at = Number(incoming.url?.slice(1)) || 0;
        return at < length ? redirectTo(`/${at + 1}`)(incoming, response) : photo(incoming, response);
      };
    expect((await request(chain(3))).result).toEqual({ ok: true, value: 'pixels' });
    expect((await request(chain(4))).result).toEqual(refused('too-many-redirects'));
  });

  test('refuses a page instead of a picture, an error and a compressed body', async () => {
    const page = await request((_, response) => response.setHeader('content-type', 'text/html').end('<p>'));
    expect(page.result).toEqual(refused('wrong-type'));
    const missing = await request((_, response) => response.writeHead(404).end());
    expect(missing.result).toEqual(refused('bad-status'));
    const packed = await request((incoming, response) => {
      response.setHeader('content-encoding', 'gzip');
      photo(incoming, response);
    });
    expect(packed.result).toEqual(refused('wrong-type'));
  });

  test('reads an error when the caller takes any status', async () => {
    const { result } = await request((_, response) => response.writeHead(410).end('gone'), {
      types: null,
      anyStatus: true,
    });
    expect(result).toEqual({ ok: true, value: 'gone' });
  });

  test('stops at the limit of bytes, whether the length is declared or the body never ends', async () => {
    const declared = await request((incoming, response) => {
      response.setHeader('content-length', '5000');
      photo(incoming, response);
    });
    expect(declared.result).toEqual(refused('too-large'));
    const endless = await request((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const timer = setInterval(() => response.write('x'.repeat(400)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(endless.result).toEqual(refused('too-large'));
  });

  test('ends at the time limit when the server, the body or the name service hangs', async () => {
    const slow = { totalMs: 150 };
    expect((await request(() => undefined, slow)).result).toEqual(refused('too-slow'));
    const body = await request((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x');
    }, slow);
    expect(body.result).toEqual(refused('too-slow'));
    const server = await serverOf(photo);
    const network = { ...server.networkOf(), resolve: () => new Promise<never>(() => undefined) };
    expect(await requestOutbound({ url, ...limits, ...slow }, textOf, network)).toEqual(refused('too-slow'));
  });

  test('reports a connection that breaks in the middle of the body', async () => {
    const { result } = await request((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '100' });
      response.write('x', () => response.destroy());
    });
    expect(result).toEqual(refused('unreachable'));
  });

  test('posts a body, without following a redirect when none is allowed', async () => {
    const seen: string[] = [];
    const more = { method: 'POST', body: '{"a":1}', types: null, maxRedirects: 0 } as const;
    const posted = await request((incoming, response) => {
      incoming.on('data', (chunk: Buffer) => seen.push(`${incoming.method} ${chunk}`));
      incoming.on('end', () => response.writeHead(204).end());
    }, more);
    expect(posted.result).toEqual({ ok: true, value: '' });
    expect(seen).toEqual(['POST {"a":1}']);
    expect((await request(redirectTo('/'), more)).result).toEqual(refused('too-many-redirects'));
  });

  test('an error of the reader is thrown, not taken for one of the network', async () => {
    const server = await serverOf(photo);
    const reading = requestOutbound(
      { url, ...limits },
      () => Promise.reject(new Error('The disk is full')),
      server.networkOf(),
    );
    await expect(reading).rejects.toThrow('The disk is full');
  });
});

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.0.0.1'],
  ...['192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::808:808', '100::1'],
  ...['2001:db8::1', '2001::1', '2002:7f00:1::', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1'],
  ...['127.1', '0x7f000001', '2130706433', 'localhost', ''],
])('%s is not a public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1'])('%s is a public address', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
