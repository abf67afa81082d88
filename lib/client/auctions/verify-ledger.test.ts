import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBid, anAuction, withCommands } from '@/lib/domain/auctions/commands/auction.builders';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import { type LedgerCheckpoint, toLedgerCheckpoint } from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { type CheckProgress, readReceipts, verifyLedger } from './verify-ledger';

const before = anAuction({}, [aBid('a', 250_000)]);
const auction = withCommands(before, [aBid('b', 230_000)]);
const [event, entry] = [auction.events[2], auction.entries[2]];
if (event?.type !== 'bid' || !entry) throw new Error('The second bid is the third entry');
const receipt = toBidReceipt(before.state, event, entry);
const check = (...receipts: (typeof receipt)[]) =>
  verifyLedger({ auctionId: 'auction-1', heads: [], receipts }, () => {});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const headOf = ({ head }: typeof auction) => ({ auctionId: 'auction-1', ...head });
const serve = (entries: readonly unknown[], feed = [toLedgerCheckpoint(null, [headOf(before)], 1)]) =>
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/ledger-heads')) return Response.json({ auctionId: 'auction-1', entries });
    const after = Number(new URL(path, 'http://localhost').searchParams.get('after'));
    return Response.json({ publications: feed.slice(after, after + 100) });
  });

describe('the ledger check in the browser', () => {
  it('compares the ledger with every page of the published checkpoints', async () => {
    const feed: LedgerCheckpoint[] = [];
    for (let hour = 0; hour < 250; hour += 1)
      feed.push(toLedgerCheckpoint(feed.at(-1) ?? null, hour === 240 ? [headOf(auction)] : [], hour));
    serve(auction.entries, feed);
    expect((await check()).feed).toMatchObject({ fault: null, compared: 1 });
    serve(before.entries, feed);
    expect((await check()).feed?.fault).toContain('ends before entry 3');
  });

  it('does not count a feed that stopped days ago as current', async () => {
    const day = 24 * 3_600_000;
    serve(auction.entries, [toLedgerCheckpoint(null, [], Date.now() - 3 * day)]);
    expect((await check()).feed).toMatchObject({ fault: null, uncovered: 3, isCurrent: false });
    serve(auction.entries, [toLedgerCheckpoint(null, [headOf(auction)], Date.now())]);
    expect((await check()).feed).toMatchObject({ fault: null, uncovered: 0, isCurrent: true });
  });

  it('checks a long feed in slices, yields to the page between them, and reports progress', async () => {
    const feed: LedgerCheckpoint[] = [];
    for (let hour = 0; hour < 3_000; hour += 1) feed.push(toLedgerCheckpoint(feed.at(-1) ?? null, [], hour));
    serve(auction.entries, feed);
    const updates: CheckProgress[] = [];
    let turns = 0;
    // Each clock reading advances by a millisecond, so a 12 ms slice has 12 steps on any machine.
    let elapsedMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => ++elapsedMs);
    const timer = setInterval(() => {
      if (updates.at(-1)?.total === feed.length) turns += 1;
    });
    await verifyLedger({ auctionId: 'auction-1', heads: [], receipts: [] }, (each) => updates.push(each));
    clearInterval(timer);
    const loading = updates.filter(({ total }) => total === null);
    expect(loading.map(({ done }) => done)).toEqual(Array.from({ length: 31 }, (_, page) => page * 100));
    const checking = updates.filter(({ total }) => total === feed.length);
    expect(checking.slice(0, 3).map(({ done }) => done)).toEqual([12, 24, 36]);
    expect(checking.length).toBe(250);
    expect(checking.every(({ of }) => of === 'published heads')).toBe(true);
    expect(turns).toBeGreaterThan(0);
  });

  it('does not accept an empty feed or one without its start', async () => {
    const first = toLedgerCheckpoint(null, [], 1);
    serve(auction.entries, []);
    expect((await check()).feed?.fault).toContain('is empty');
    serve(auction.entries, [toLedgerCheckpoint(first, [headOf(auction)], 2)]);
    expect((await check()).feed?.fault).toContain('doesn’t start');
  });

  it('checks a receipt against the ledger and treats it as a known head', async () => {
    serve(auction.entries);
    expect(await check(receipt)).toMatchObject({ verification: { ok: true }, receiptFaults: [null] });
    serve(before.entries);
    const { fault } = await check(receipt);
    expect(fault).toContain('ends before entry 3');
  });

  it('reports a receipt of another auction without blaming the ledger', async () => {
    serve(auction.entries);
    expect(await check({ ...receipt, auctionId: 'auction-2', hash: 'f'.repeat(64) })).toMatchObject({
      verification: { ok: true },
      receiptFaults: ['The receipt is for another auction.'],
    });
  });

  it('reads a file with one receipt or with all receipts of an auction, and nothing else', () => {
    expect(readReceipts(JSON.stringify(receipt))).toEqual([receipt]);
    expect(
      readReceipts(JSON.stringify({ auctionId: 'auction-1', receipts: [receipt, receipt] })),
    ).toHaveLength(2);
    const { auctionId, seq, hash, alias, receivedAt } = receipt;
    const purchase = {
      auctionId,
      seq,
      hash,
      alias,
      receivedAt,
      priceCents: 30_000_000,
      saleId: 'a-auction-1',
    };
    expect(readReceipts(JSON.stringify({ receipts: [], purchase }))).toEqual([purchase]);
    expect(readReceipts(JSON.stringify({ ...receipt, receipts: [{ ...receipt, seq: 'x' }] }))).toBeNull();
    for (const text of ['', '{}', '{"receipts":[]}', '{"receipts":[],"purchase":null}', '[1]'])
      expect(readReceipts(text)).toBeNull();
  });
});
