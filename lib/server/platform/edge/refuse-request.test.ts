import { describe, expect, test } from 'vitest';
import { refuseRequest } from './refuse-request';

const statusOf = (url: string, host: string | undefined, localMode = true, method = 'GET') =>
  refuseRequest({ method, url, host }, localMode)?.status ?? null;

describe('the local site', () => {
  test.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'answers at %s',
    (host) => {
      expect(statusOf('/', host)).toBeNull();
    },
  );

  test.each([
    'rebound.example',
    'rebound.example:3000',
    'localhost.example',
    'localhost@evil.example',
    '127.0.0.1.example',
    '0.0.0.0:3000',
    '192.168.1.5:3000',
    '',
    undefined,
  ])('refuses the host %s', (host) => {
    expect(statusOf('/', host)).toBe(421);
  });

  test('is the only one that checks the host, because proxies check it in production', () => {
    expect(statusOf('/', 'www.example.com', false)).toBeNull();
  });
});

describe('a URL', () => {
  test.each(['/%', '/properties/%E0%A4%A', '/media/50%off.jpg', '/api/drafts/%zz/files', '/%C3%28?a=1'])(
    'with a malformed %% is refused with 400: %s',
    (url) => {
      expect(statusOf(url, 'localhost')).toBe(400);
    },
  );

  test.each(['/', '/properties?city=%', '/properties/caf%C3%A9', '/100%25'])('is accepted: %s', (url) => {
    expect(statusOf(url, 'localhost')).toBeNull();
  });
});

describe('a method', () => {
  const refusalOf = (method: string, url: string) => refuseRequest({ method, url, host: 'localhost' }, true);

  test.each(['/', '/properties?q=a.b', '/new-york/kings', '/dashboard'])(
    'that a page does not have is refused with 405 and the methods that it has: %s',
    (url) => {
      for (const method of ['DELETE', 'PUT', 'PATCH', 'PROPFIND', 'OPTIONS'])
        expect(refusalOf(method, url)).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' });
      for (const method of ['GET', 'HEAD', 'POST']) expect(refusalOf(method, url)).toBeNull();
    },
  );

  test('OPTIONS of a feed or file is answered', () => {
    for (const url of ['/feeds/all.atom', '/robots.txt']) expect(refusalOf('OPTIONS', url)).toBeNull();
    expect(refusalOf('DELETE', '/robots.txt')?.status).toBe(405);
  });

  test('of the API is for its routes to judge', () => {
    expect(refusalOf('DELETE', '/api/auctions/a1/bids')).toBeNull();
    expect(refusalOf('PUT', '/api/drafts/d1/uploads/k')).toBeNull();
  });
});
