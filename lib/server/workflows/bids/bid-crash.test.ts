import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { evolve, publicStateOf } from '@/lib/domain/auctions/state/state';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { linesUntilKilled } from '@/lib/server/platform/runtime/killed-writer.fixture';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctionEvents, auctionSecrets, auctions } from '@/lib/server/records/auctions/auction-collections';
import { getLedger } from '@/lib/server/records/auctions/auctions';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { burstAuctionId } from './bid-burst.fixture';

const folder = mkdtempSync(join(tmpdir(), 'bid-crash-'));
Object.assign(process.env, { LOCAL_MODE: '1', DATA_DIR: folder });
afterAll(async () => {
  await runtime().store.close();
  rmSync(folder, { recursive: true });
});

/** Returns the receipts issued before the process was killed mid-bid. */
async function bidAndKill(receipts: number) {
  const script = fileURLToPath(new URL('./bid-burst.fixture.ts', import.meta.url));
  const lines = await linesUntilKilled(receipts, script);
  return lines.map((line): { seq: number; hash: string; alias: string; uid: string } => JSON.parse(line));
}

test('after kill -9 during a burst of bids, every receipt is in a valid ledger and no write is partial', async () => {
  const receipts = await bidAndKill(60);
  expect(receipts.length).toBeGreaterThanOrEqual(60);
  const { store } = runtime();
  const entries = (await getLedger(burstAuctionId)) ?? [];
  for (const { seq, hash } of receipts) expect(entries[seq - 1]?.hash).toBe(hash);
  const { docs } = await store.query(auctionEvents, {
    where: [{ field: 'auctionId', op: '==', value: burstAuctionId }],
    orderBy: [{ field: 'seq', direction: 'asc' }],
  });
  expect(docs).toHaveLength(entries.length);
  const state = docs.reduce<Parameters<typeof evolve>[0]>(
    (before, { data }) => evolve(before, data.event),
    null,
  );
  const stored = (await store.get(auctions, burstAuctionId))?.data;
  if (!state || !stored) throw new Error('The auction is gone');
  expect(verify(entries, { seq: stored.state.seq, hash: stored.head }).fault).toBeNull();
  expect(stored.state).toEqual(publicStateOf(state));
  expect((await store.get(auctionSecrets, burstAuctionId))?.data).toEqual(state.secret);
  for (const { uid, alias } of receipts) {
    const own = (await store.get(bids, `${burstAuctionId}:${uid}`))?.data;
    expect([own?.alias, own?.maximumCents]).toEqual([alias, state.secret.bidders[uid]?.maximumCents]);
  }
}, 60_000);
