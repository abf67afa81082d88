import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import {
  checkFeed,
  type LedgerCheckpoint,
  toLedgerCheckpoint,
} from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { readFeed } from '@/lib/domain/auctions/ledger/ledger-feed';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import {
  aBidder,
  aStoredAuction,
  openTestRuntime,
  resetRuntime,
} from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { auctions, ledgerCheckpoints } from './auction-collections';
import { listLedgerCheckpoints, publishLedgerCheckpoint } from './ledger-checkpoints';

const feedFault = (...feed: Parameters<typeof checkFeed>) => checkFeed(...feed).fault;
const runtime = openTestRuntime();
afterAll(runtime.end);
const hourMs = 3_600_000;

/** Publishes as if this process had not checked for a while. */
const publish = (at: number) => {
  resetRuntime(processRuntime());
  return publishLedgerCheckpoint(at);
};

test('a checkpoint with the head of every grown ledger is published once an hour, in a chain', async () => {
  const [one, two] = [await aStoredAuction(runtime, 'one'), await aStoredAuction(runtime, 'two')];
  const now = Date.now();
  await publish(now);
  await publish(now + 1);
  await publish(now + hourMs - 1);
  const [first, ...more] = await listLedgerCheckpoints(0);
  expect(more).toEqual([]);
  expect(first?.heads.map(({ auctionId }) => auctionId).sort()).toEqual([one, two].sort());

  const by = await aBidder(runtime, 'ann');
  const bid = { auctionId: one, by, key: 'k', requestId: 'r', receivedAt: now, maximumCents: 25_000_000 };
  expect((await placeBid({ ...bid, confirmedMaximumCents: 25_000_000 })).ok).toBe(true);
  await Promise.all([publish(now + hourMs), publish(now + hourMs)]);
  await publish(now + 2 * hourMs);
  const all = await listLedgerCheckpoints(0);
  const head = (await runtime.store.get(auctions, one))?.data.head;
  expect(all.map(({ heads }) => heads.length)).toEqual([2, 1, 0]);
  expect(all[1]?.heads).toEqual([{ auctionId: one, seq: 2, hash: head }]);
  expect(feedFault(all, [first?.hash ?? ''])).toBeNull();
  expect(await listLedgerCheckpoints(1)).toEqual(all.slice(1));
});

test('an unreadable checkpoint stops the feed with an error and is not published over', async () => {
  const all = await listLedgerCheckpoints(0);
  const latest = all.at(-1);
  const raw = new Database(runtime.storePath);
  raw
    .prepare(
      `UPDATE "headPublications" SET data = json_set(data, '$.hash', 7) WHERE json_extract(data, '$.seq') = ?`,
    )
    .run(latest?.seq);
  await expect(listLedgerCheckpoints(1)).rejects.toThrow('not a valid document');
  await expect(publish(Date.now() + 3 * hourMs)).rejects.toThrow('not a valid document');
  raw
    .prepare(
      `UPDATE "headPublications" SET data = json_set(data, '$.hash', ?) WHERE json_extract(data, '$.seq') = ?`,
    )
    .run(latest?.hash, latest?.seq);
  raw.close();
  expect(await listLedgerCheckpoints(0)).toEqual(all);
});

test('a page holds at most 100 checkpoints and 2,000 heads, and following pages return the rest', async () => {
  const before = await listLedgerCheckpoints(0);
  const sizes = [...Array.from({ length: 130 }, () => 1), 1_500, 500, 1, 2_000, 2_000, 0];
  let last = before.at(-1) ?? null;
  for (const [index, size] of sizes.entries()) {
    const at = Date.now() + (10 + index) * hourMs;
    const heads = Array.from({ length: size }, (_, n) => ({
      auctionId: `a${index}-${n}`,
      seq: 1,
      hash: 'a'.repeat(64),
    }));
    last = toLedgerCheckpoint(last, heads, at);
    const id = String(last.seq).padStart(8, '0');
    await runtime.store.commit([
      write.create(ledgerCheckpoints, id, { ...last, coveredUntil: at, isFull: false }),
    ]);
  }
  const pages: (readonly LedgerCheckpoint[])[] = [];
  const all = await readFeed(async (after) => {
    const page = await listLedgerCheckpoints(after);
    pages.push(page);
    return page;
  });
  expect(all).toHaveLength(before.length + sizes.length);
  expect(feedFault(all, [])).toBeNull();
  expect(pages.map(({ length }) => length)).toEqual([100, before.length + 31, 2, 1, 2, 0]);
});
