import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { auctionEventSchema } from '@/lib/domain/auctions/state/events';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { verifyByDocs } from '@/lib/domain/auctions/verify/second-verifier/second-verifier.fixture';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { extendAfterOutage, runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { auctionEvents, auctionSecrets, auctions, ledger } from './auction-collections';
import { readAuction } from './auction-record';
import { getLedger, getPublicAuction } from './auctions';
import stored from './rules-1-store.fixture.json';

const test = openTestRuntime();
const id = 'rules-1';
const minute = 60_000;
/** When the last bid in the stored ledger was placed. */
const storedAt = Math.max(...stored.ledger.map(({ data }) => data.entry.at));

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: storedAt + minute });
  await test.store.commit([
    ...stored.auctions.map(({ data }) => write.create(auctions, id, auctions.schema.parse(data))),
    ...stored.auctionSecrets.map(({ data }) =>
      write.create(auctionSecrets, id, auctionSecrets.schema.parse(data)),
    ),
    ...stored.ledger.map(({ id: key, data: { entry, ...data } }) =>
      write.create(ledger, key, { ...data, entry: ledgerEntrySchema.parse(entry) }),
    ),
    ...stored.auctionEvents.map(({ id: key, data: { event, bidder: _, ...data } }) =>
      write.create(auctionEvents, key, { ...data, event: auctionEventSchema.parse(event), bidder: null }),
    ),
  ]);
});
afterAll(async () => {
  vi.useRealTimers();
  await test.end();
});

const bid = async (uid: string, dollars: number, receivedAt: number) => {
  const by = await aBidder(test, uid);
  const maximumCents = dollars * 100;
  const request = { auctionId: id, by, key: `key-${uid}`, requestId: 'r', receivedAt };
  return placeBid({ ...request, maximumCents, confirmedMaximumCents: maximumCents });
};

it('a running auction from before rules version 2 continues and ends under its own rules', async () => {
  const before = await readAuction(test.store, id);
  expect(before?.state.terms).not.toHaveProperty('rulesVersion');
  expect(await getPublicAuction(id)).toMatchObject({
    closing: null,
    status: 'open',
    leaderAlias: 'Bidder 3',
  });

  const now = Date.now();
  expect(await bid('dee', 300_000, now - 10)).toMatchObject({ ok: true, value: { standing: 'leading' } });
  // Under version 1, the earlier entry wins a tie, whichever bid arrived first.
  expect(await bid('eli', 300_000, now - 20)).toMatchObject({ ok: true, value: { standing: 'outbid' } });

  const endsAt = (await readAuction(test.store, id))?.state.endsAt ?? 0;
  // Under version 1, an outage shorter than a minute does not extend the auction.
  await extendAfterOutage({ from: endsAt - 30_000, to: endsAt + 10_000 }, endsAt + 10_000);
  expect((await readAuction(test.store, id))?.state.endsAt).toBe(endsAt);
  await extendAfterOutage({ from: endsAt - 30_000, to: endsAt + minute }, endsAt + minute);
  expect((await readAuction(test.store, id))?.state.endsAt).toBe(endsAt + 6 * minute);

  vi.setSystemTime(endsAt + 7 * minute);
  await runAuctions(Date.now());
  const entries = (await getLedger(id)) ?? [];
  expect(entries.map(({ type }) => type).slice(-4)).toEqual(['bid', 'bid', 'outage', 'closed']);
  expect(verify(entries).fault).toBeNull();
  expect(verifyByDocs(entries).ok).toBe(true);
  expect(JSON.stringify(entries.slice(0, stored.ledger.length))).toBe(
    JSON.stringify(z.array(ledgerEntrySchema).parse(stored.ledger.map(({ data }) => data.entry))),
  );
});
