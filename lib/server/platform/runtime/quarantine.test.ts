import Database from 'libsql';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openListingModel } from '@/lib/server/catalog/listings/listing-model';
import { outages } from '@/lib/server/jobs/collections/job-collections';
import { tick } from '@/lib/server/jobs/tick';
import { allCollections } from '@/lib/server/jobs/transfer/all-collections';
import { write } from '@/lib/server/platform/store/store';
import { auctionSecrets, auctions } from '@/lib/server/records/auctions/auction-collections';
import { getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { currentStates } from '@/lib/server/records/live/live';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { listQuarantined, reviewQuarantine } from './quarantine';
import { runtime } from './runtime';
import { aBidder, aStoredAuction, openTestRuntime, resetRuntime } from './runtime.fixture';
import { heartbeats, quarantine } from './runtime-collections';

const site = openTestRuntime();
const { store } = site;
const raw = new Database(site.storePath);
afterAll(async () => {
  raw.close();
  await site.end();
});

const alerts = vi.spyOn(process.stderr, 'write');
beforeEach(() => void alerts.mockReset().mockReturnValue(true));
const alertsOf = (id: string) => alerts.mock.calls.filter(([line]) => String(line).includes(`"id":"${id}"`));

const damaged = new Map<string, string>();
function damage(collection: string, id: string, field: string): void {
  const row: unknown = raw.prepare(`SELECT data FROM "${collection}" WHERE id = ?`).raw().get(id);
  damaged.set(`${collection}/${id}`, String(Array.isArray(row) && row[0]));
  raw
    .prepare(`UPDATE "${collection}" SET data = json_set(data, '$.${field}', json('[7]')) WHERE id = ?`)
    .run(id);
}
function repair(collection: string, id: string): void {
  const data = damaged.get(`${collection}/${id}`) ?? '';
  raw.prepare(`UPDATE "${collection}" SET data = ? WHERE id = ?`).run(data, id);
  damaged.delete(`${collection}/${id}`);
}
afterEach(() => {
  for (const path of damaged.keys()) {
    const [collection = '', id = ''] = path.split('/');
    repair(collection, id);
  }
});

let keys = 0;
const bid = async (auctionId: string) =>
  placeBid({
    auctionId,
    by: await aBidder(site, 'ann'),
    key: `key-${++keys}`,
    requestId: 'r',
    receivedAt: Date.now(),
    maximumCents: 30_000_000,
    confirmedMaximumCents: 30_000_000,
  });
const statusOf = async (auctionId: string) => (await store.get(auctions, auctionId))?.data.state.status;
const due = { startsAt: Date.now() - 3_600_000, endsAt: Date.now() - 120_000, now: Date.now() - 7_200_000 };

describe('an auction that cannot be read', () => {
  test.each([
    ['auctions', 'slug'],
    ['auctionSecrets', 'bidders'],
  ])('takes no bid while its document of %s is damaged, and other auctions do', async (collection, field) => {
    const [bad, good] = [`bad-${collection}`, `good-${collection}`];
    await Promise.all([aStoredAuction(site, bad), aStoredAuction(site, good)]);
    damage(collection, bad, field);
    await expect(bid(bad)).rejects.toThrow(`${collection}/${bad} is not a valid document`);
    expect(await bid(good)).toMatchObject({ ok: true });
    repair(collection, bad);
    expect(await bid(bad)).toMatchObject({ ok: true });
  });

  test.each([
    ['auctions', 'slug'],
    ['auctionSecrets', 'bidders'],
  ])(
    'is not closed while its document of %s is damaged, and other auctions are',
    async (collection, field) => {
      const [bad, good] = [`due-${collection}`, `done-${collection}`];
      await aStoredAuction(site, bad, due);
      await aStoredAuction(site, good, { ...due, endsAt: due.endsAt + 1 });
      damage(collection, bad, field);
      await tick(Date.now());
      expect(await statusOf(good)).toBe('ended');
      repair(collection, bad);
      expect(await statusOf(bad)).not.toBe('ended');
      await tick(Date.now());
      expect(await statusOf(bad)).toBe('ended');
    },
  );

  test.each([
    ['auctions', 'slug'],
    ['auctionSecrets', 'bidders'],
  ])(
    'is extended for an outage once its document of %s is readable again, and does not close before',
    async (collection, field) => {
      const id = `out-${collection}`;
      const now = Date.now();
      await tick(now);
      await aStoredAuction(site, id, { ...due, endsAt: now + 20_000 });
      damage(collection, id, field);
      await tick(now + 60_000);
      repair(collection, id);
      await tick(now + 62_000);
      const state = (await store.get(auctions, id))?.data.state;
      expect(state?.status).toBe('running');
      expect(state?.endsAt).toBeGreaterThanOrEqual(now + 62_000 + 7_200_000);
      const { docs } = await store.query(outages, {});
      await store.commit([
        write.delete(heartbeats, 'server'),
        ...docs.map((outage) => write.delete(outages, outage.id)),
      ]);
    },
  );

  test('does not block the lists or live states of other auctions', async () => {
    await Promise.all([aStoredAuction(site, 'dark'), aStoredAuction(site, 'light')]);
    damage('auctions', 'dark', 'slug');
    expect([...(await openListingModel(store)).auctions.keys()]).toContain('light');
    expect(await currentStates(['dark', 'light'])).toMatch(/event: auction\ndata: .*"light"/);
    await expect(getPublicAuction('dark')).rejects.toThrow('not a valid document');
  });
});

describe('a document that cannot be read', () => {
  test('raises one alert for any number of reads and is listed for staff until it is repaired', async () => {
    await aStoredAuction(site, 'noted');
    damage('auctionSecrets', 'noted', 'bidders');
    for (let times = 0; times < 5; times++) await store.get(auctionSecrets, 'noted').catch(() => null);
    const listed = async () => (await listQuarantined(store, 10)).filter(({ docId }) => docId === 'noted');
    await vi.waitFor(async () => expect(await listed()).toHaveLength(1));
    expect(alertsOf('noted')).toHaveLength(1);
    const [noted] = await listed();
    expect(noted).toMatchObject({ collection: 'auctionSecrets', docId: 'noted' });
    expect(noted?.fault).toMatch(/bidders/);
    await reviewQuarantine(store, allCollections, Date.now() + 120_000);
    expect(await listed()).toHaveLength(1);
    repair('auctionSecrets', 'noted');
    await reviewQuarantine(store, allCollections, Date.now() + 240_000);
    expect(await listed()).toEqual([]);
  });

  test('stays in the list when this release does not know its collection', async () => {
    const unknown = { collection: 'pets', docId: 'rex', fault: 'x', at: Date.now() };
    await store.commit([write.set(quarantine, 'rex', unknown)]);
    await reviewQuarantine(store, allCollections, Date.now() + 400_000);
    expect(await listQuarantined(store, 10)).toContainEqual(unknown);
    await store.commit([write.delete(quarantine, 'rex')]);
  });

  test('is released once by two concurrent reviews, and any other error of a release is thrown', async () => {
    await aStoredAuction(site, 'released');
    const [at, noted] = [Date.now(), { collection: 'auctions', docId: 'released', fault: 'x' }];
    await store.commit([write.set(quarantine, 'released', { ...noted, at })]);
    const commit = vi.spyOn(store, 'commit');
    commit.mockRejectedValueOnce(new Error('The disk is gone'));
    await expect(reviewQuarantine(store, allCollections, at + 600_000)).rejects.toThrow('The disk is gone');
    await Promise.all([
      reviewQuarantine(store, allCollections, at + 700_000),
      reviewQuarantine(store, allCollections, at + 800_000),
    ]);
    expect(commit).toHaveBeenCalledTimes(3);
    commit.mockRestore();
    expect((await listQuarantined(store, 10)).filter(({ docId }) => docId === 'released')).toEqual([]);
  });

  test('keeps auctions open when it is the last heartbeat before a restart', async () => {
    await tick(Date.now());
    damage('heartbeats', 'server', 'at');
    resetRuntime(runtime());
    await aStoredAuction(site, 'unknown-gap', due);
    await expect(tick(Date.now())).rejects.toThrow('heartbeats/server is not a valid document');
    expect(await statusOf('unknown-gap')).toBe('running');
    repair('heartbeats', 'server');
    await tick(Date.now());
    expect(await statusOf('unknown-gap')).toBe('ended');
  });

  test('does not stop auctions from closing while the server runs, even when it is the heartbeat', async () => {
    await tick(Date.now());
    damage('heartbeats', 'server', 'at');
    await aStoredAuction(site, 'after-damage', due);
    await tick(Date.now());
    damaged.clear();
    expect(await statusOf('after-damage')).toBe('ended');
    expect((await store.get(heartbeats, 'server'))?.data.at).toBeGreaterThan(Date.now() - 60_000);
  });
});
