import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openingOf } from '@/lib/domain/auctions/bid-lists/bid-list';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { bidListFault } from '@/lib/domain/auctions/verify/verify-bid-lists';
import { users } from '@/lib/server/people/identity/identity-collections';
import { linesUntilKilled } from '@/lib/server/platform/runtime/killed-writer.fixture';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctionSecrets } from '@/lib/server/records/auctions/auction-collections';
import { getLedger } from '@/lib/server/records/auctions/auctions';
import { bidLists } from '@/lib/server/records/auctions/bid-collections';
import { lastBeaten, listedAuctions, rivalDollars } from './bid-list-crash.fixture';
import { placeBid } from './place-bid';
import { runBidLists } from './run-bid-lists';

const folder = mkdtempSync(join(tmpdir(), 'list-crash-'));
Object.assign(process.env, { LOCAL_MODE: '1', DATA_DIR: folder });
afterAll(async () => {
  await runtime().store.close();
  rmSync(folder, { recursive: true });
});

const readLedgers = async () => Promise.all(listedAuctions.map(async (id) => (await getLedger(id)) ?? []));

async function leadsOfAnn(): Promise<readonly string[]> {
  const secrets = await runtime().store.getAll(auctionSecrets, listedAuctions);
  return secrets.flatMap((doc) => (doc?.data.leader?.bidderId === 'ann' ? [doc.id] : []));
}

test('after kill -9 between two auctions, a list leads one at most, and the next tick takes it on', async () => {
  const script = fileURLToPath(new URL('./bid-list-crash.fixture.ts', import.meta.url));
  const beaten = await linesUntilKilled(4, script);
  expect(beaten.at(-1)).toBe(lastBeaten);
  expect(await leadsOfAnn()).toEqual([]);
  expect(bidListFault(await readLedgers())).toBeNull();

  // The site starts again: its tick comes after the time that the list became due.
  await runBidLists(Date.now());
  const leads = await leadsOfAnn();
  expect(leads).toHaveLength(1);
  expect(beaten).not.toContain(leads[0]);
  const list = (await runtime().store.query(bidLists, {})).docs[0]?.data;
  expect(list?.status).toBe('standing');
  expect(list?.lots[list.passed.length]?.auctionId).toBe(leads[0]);

  const rival = (await runtime().store.get(users, 'rival'))?.data;
  if (!rival || !leads[0] || !list) throw new Error('The rival is gone');
  const maximumCents = rivalDollars * 100;
  await placeBid({
    auctionId: leads[0],
    by: { user: rival, sessionId: 'session-rival' },
    maximumCents,
    confirmedMaximumCents: maximumCents,
    key: 'after-restart',
    receivedAt: Date.now(),
    requestId: 'r',
  });
  await runBidLists(Date.now());
  const next = await leadsOfAnn();
  expect(next).toEqual([listedAuctions[listedAuctions.indexOf(leads[0]) + 1]]);
  const ledgers = await readLedgers();
  for (const entries of ledgers) expect(verify(entries).fault).toBeNull();
  expect(bidListFault(ledgers, openingOf(list))).toBeNull();
}, 60_000);
