import { describe, expect, test } from 'vitest';
import { enter, leave, refuseCostly } from './get-cost';

process.env.LOCAL_MODE = '1';
let addresses = 0;
const aVisitor = () => `198.51.100.${++addresses}`;
const aGet = (url: string, forwardedFor: string | null, peer = '10.0.0.1') => ({
  method: 'GET',
  url,
  forwardedFor,
  peer,
});
/** How many of `count` different searches are let in at `nowMs`. */
const search = (from: string, count: number, nowMs = 0): number =>
  Array.from({ length: count }, (_, n) =>
    refuseCostly(aGet(`/properties?city=Utica&unknown=${n}`, from), nowMs),
  ).filter((refusal) => refusal === null).length;
const requestMissing = (from: string, count: number): number =>
  Array.from({ length: count }, (_, n) => {
    const get = aGet(`/properties/no-such-home-${n}`, from);
    const refusal = refuseCostly(get, 0);
    if (!refusal) leave(get, 404, 0);
    return refusal;
  }).filter((refusal) => refusal === null).length;

describe('the limit on pages rendered for one address', () => {
  test('allows 300 searches at once, then five a second, whatever their parameters', () => {
    const from = aVisitor();
    expect(search(from, 500)).toBe(300);
    expect(search(from, 20, 1_000)).toBe(5);
    expect(refuseCostly(aGet('/properties?city=Utica', from), 1_000)).toMatchObject({
      status: 429,
      retryAfterSeconds: 1,
    });
    expect(search(aVisitor(), 1)).toBe(1);
  });

  test('allows 75 requests at once for homes that do not exist', () => {
    expect(requestMissing(aVisitor(), 200)).toBe(75);
  });

  test('charges the same for a miss whose client hangs up before the answer', () => {
    const get = aGet('/properties/no-such-home', aVisitor());
    for (let n = 0; n < 75; n++) leave(get, null, 0);
    expect(refuseCostly(get, 0)?.status).toBe(429);
  });

  test('charges all simultaneous misses that the last tokens admitted, with a debt of at most a minute', () => {
    const get = aGet('/properties/no-such-home', aVisitor());
    const passed = Array.from({ length: 1_000 }, () => refuseCostly(get, 0) ?? enter(get)).filter(
      (refusal) => refusal === null,
    ).length;
    expect(passed).toBe(250);
    for (let n = 0; n < passed; n++) leave(get, 404, 0);
    expect(refuseCostly(get, 60_000)?.status).toBe(429);
    expect(refuseCostly(get, 60_200)).toBeNull();
    for (let n = 0; n < passed; n++) expect(enter(get)).toBeNull();
  });

  test('does not refuse a visitor who leaves many pages, pictures and searches half loaded', () => {
    const from = aVisitor();
    for (let n = 0; n < 200; n++) {
      expect(enter(aGet('/auctions', from))).toBeNull();
      leave(aGet('/auctions', from), 200, 0);
      leave(aGet('/properties?city=Utica', from), null, 0);
    }
    for (let n = 0; n < 1_000; n++) expect(enter(aGet('/media/h1/a-640.webp', from))).toBeNull();
    expect(refuseCostly(aGet('/auctions', from), 0)).toBeNull();
  });

  test.each(['/auctions?county=kings', '/auctions/ended?from=2026-11-23~1~a'])(
    'counts %s as a search, because it is rendered for each request',
    (url) => {
      const from = aVisitor();
      for (let n = 0; n < 300; n++) expect(refuseCostly(aGet(url, from), 0)).toBeNull();
      expect(refuseCostly(aGet(url, from), 0)?.status).toBe(429);
    },
  );

  test('does not charge for cached pages and build files', () => {
    const from = aVisitor();
    for (let n = 0; n < 1_000; n++) {
      for (const path of ['/', '/properties/elm-street-1', '/_next/static/chunks/a.js'])
        expect(refuseCostly(aGet(path, from), 0)).toBeNull();
    }
    expect(search(from, 300)).toBe(300);
  });

  test('once used up, refuses every page but not build files, live prices and health checks', () => {
    const from = aVisitor();
    search(from, 300);
    expect(refuseCostly(aGet('/', from), 0)?.status).toBe(429);
    for (const path of ['/_next/static/chunks/a.js', '/api/live?auctions=a', '/api/health'])
      expect(refuseCostly(aGet(path, from), 0)).toBeNull();
    expect(refuseCostly({ ...aGet('/api/auctions/a/bids', from), method: 'POST' }, 0)).toBeNull();
  });

  test('counts by the address that our proxy wrote, so a forged header gains nothing', () => {
    const from = aVisitor();
    search(from, 300);
    expect(search(`203.0.113.77, ${from}`, 1)).toBe(0);
  });

  test('does not count requests of this machine to itself, unless they carry another address', () => {
    const own = (peer: string, forwardedFor: string | null = null) =>
      Array.from({ length: 400 }, () => refuseCostly(aGet('/properties?a=1', forwardedFor, peer), 0)).filter(
        (refusal) => refusal === null,
      ).length;
    expect(own('127.0.0.1')).toBe(400);
    expect(own('::1')).toBe(400);
    expect(own('::ffff:127.0.0.1')).toBe(400);
    expect(own('192.0.2.8')).toBe(300);
    expect(own('127.0.0.1', aVisitor())).toBe(300);
  });
});
