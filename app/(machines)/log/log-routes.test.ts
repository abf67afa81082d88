import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWithLog } from '@/lib/domain/auctions/transparency/compare-with-log';
import { openLog } from '@/lib/domain/auctions/transparency/log-client';
import { leafHash } from '@/lib/domain/auctions/transparency/merkle';
import { COMPRESS_HEADER } from '@/lib/server/platform/http/compressed';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { getLoggedLedger } from '@/lib/server/records/auctions/auctions';
import { logDocId, logTimestamps } from '@/lib/server/records/transparency/log-collections';
import { runLog } from '@/lib/server/records/transparency/run-log';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { GET as getPolicy } from '../.well-known/tlog-policy/route';
import { GET as getCheckpoint } from './checkpoint/route';
import { GET as getTile } from './tile/[...path]/route';
import { GET as getTimestamp } from './timestamps/[size]/route';

const runtime = openTestRuntime();
afterAll(runtime.end);

/** Asks a route as a request at its path. */
function ask(path: string): Promise<Response> {
  const request = new Request(`http://localhost:3000${path}`);
  if (path === '/log/checkpoint') return getCheckpoint(request, { params: Promise.resolve({}) });
  if (path === '/.well-known/tlog-policy') return getPolicy(request, { params: Promise.resolve({}) });
  const [, stampedSize] = path.split('/log/timestamps/');
  if (stampedSize !== undefined)
    return getTimestamp(request, { params: Promise.resolve({ size: stampedSize }) });
  const tile = path.slice('/log/tile/'.length).split('/');
  return getTile(request, { params: Promise.resolve({ path: tile }) });
}

async function bytesAt(path: string): Promise<Uint8Array> {
  const response = await ask(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

beforeAll(async () => {
  for (let count = 0; count < 300; count += 1) await aStoredAuction(runtime, `a${count}`);
  expect((await ask('/log/checkpoint')).status).toBe(404);
  await runLog(1_000);
});

describe('the timestamps of the log', () => {
  it('are served by how many entries they cover, and missing without an authority', async () => {
    const stamped = {
      ...{ origin: 'localhost:3000/log', size: 300, root: 'a'.repeat(64) },
      ...{ nonce: '40'.repeat(16), token: 'AAAA' },
    };
    expect((await ask('/log/timestamps/1')).status).toBe(404);
    await runtime.store.commit([write.create(logTimestamps, logDocId(0, 300), { ...stamped, at: 1 })]);
    for (const size of ['1', '300'])
      expect(await (await ask(`/log/timestamps/${size}`)).json()).toEqual(stamped);
    for (const size of ['301', '-1', 'x', '01'])
      expect((await ask(`/log/timestamps/${size}`)).status, size).toBe(404);
  });
});

describe('the published log', () => {
  it('has the content types and lifetimes of tlog-tiles', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await ask(path);
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    expect(await headersOf('/log/checkpoint')).toEqual(['text/plain; charset=utf-8', 'public, max-age=2']);
    const immutable = ['application/octet-stream', 'public, max-age=31536000, immutable'];
    for (const path of ['0/000', '0/001.p/44', '0/001.p/7', '1/000.p/1', 'entries/000', 'entries/001.p/44'])
      expect(await headersOf(`/log/tile/${path}`), path).toEqual(immutable);
  });

  it.each([
    '0/001',
    '0/001.p/45',
    '0/002.p/1',
    '1/000',
    '1/000.p/2',
    '2/000.p/1',
    'entries/001',
    '0/0',
    '..',
  ])('has no tile %s', async (path) => {
    expect((await ask(`/log/tile/${path}`)).status).toBe(404);
  });

  it('has its entries compressed, and not its hashes', async () => {
    expect((await ask('/log/tile/entries/000')).headers.get(COMPRESS_HEADER)).toBe('1');
    expect((await ask('/log/tile/0/000')).headers.get(COMPRESS_HEADER)).toBeNull();
  });

  it('has tiles of the hashes of its entries', async () => {
    const bundle = await bytesAt('/log/tile/entries/001.p/44');
    const [first = 0, second = 0] = bundle;
    const entry = bundle.subarray(2, 2 + first * 256 + second);
    expect((await bytesAt('/log/tile/0/001.p/44')).subarray(0, 32)).toEqual(leafHash(entry));
    expect(await bytesAt('/log/tile/0/000')).toHaveLength(8_192);
  });

  it('agrees with the ledgers of the site, for a reader who starts from its keys', async () => {
    const by = await aBidder(runtime, 'ann');
    const bid = {
      auctionId: 'a7',
      by,
      key: 'k',
      requestId: 'r',
      receivedAt: Date.now(),
      maximumCents: 25_000_000,
    };
    expect((await placeBid({ ...bid, confirmedMaximumCents: 25_000_000 })).ok).toBe(true);
    const earlier = [new TextDecoder().decode(await bytesAt('/log/checkpoint'))];
    const comparison = async () => {
      const log = await openLog(bytesAt);
      const { entries = [], leaves = [] } = (await getLoggedLedger('a7')) ?? {};
      const placed = entries.map(({ seq, hash, at }, index) => ({
        seq,
        hash,
        at,
        leaf: leaves[index] ?? null,
      }));
      const options = { earlier, leastWitnesses: 0, now: Date.now(), mostScanned: 1_000 };
      return compareWithLog('a7', placed, { ...log, ...options });
    };
    expect(await comparison()).toMatchObject({ fault: null, size: 300, included: 1, waiting: 1 });
    await runLog(2_000);
    expect(await comparison()).toMatchObject({
      fault: null,
      size: 301,
      included: 2,
      waiting: 0,
      continued: 1,
    });
  });
});
