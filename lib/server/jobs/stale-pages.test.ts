import { setImmediate } from 'node:timers/promises';
import { revalidatePath } from 'next/cache';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { recordSample } from '@/lib/server/jobs/seeding/sample-record';
import { markStale, refreshPages } from '@/lib/server/platform/cache';
import { aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { sealedRounds } from '@/lib/server/records/offers/offer-collections';
import { sampleCatalog } from '@/sample/catalog';
import { markLocationsStale, purgeHomePageOf, watchPages } from './stale-pages';

const purge = vi.mocked(revalidatePath);
const runtime = openTestRuntime();
const { store } = runtime;
afterAll(runtime.end);
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const catalog = sampleCatalog({ now: Date.now(), createSalt: () => '0'.repeat(64) });
const [sale] = catalog.filter(
  ({ listing, auction }) => listing.standardStatus === 'Active' && auction?.state.status === 'running',
);
if (!sale?.auction) throw new Error('The samples have an open auction');
const { listing } = sale;
const { auctionId } = sale.auction.state.terms;

/** Every page that is purged until no repeated purge is pending. */
async function purgedPages(): Promise<Set<unknown>> {
  // The store reports its commits asynchronously.
  await setImmediate();
  await markLocationsStale();
  purge.mockClear();
  for (const ms of [0, 2_000, 10_000]) {
    vi.advanceTimersByTime(ms);
    refreshPages();
  }
  return new Set(purge.mock.calls.map(([path]) => path));
}

test('an auction change purges the pages of its home and its locations once', async () => {
  await store.transact(async (tx) => recordSample(tx, sale));
  await listingModel();
  watchPages();
  await purgedPages();
  expect(await purgedPages()).toEqual(new Set());
  const record = (await store.get(auctions, auctionId))?.data;
  if (!record) throw new Error('No auction');
  await store.commit([write.set(auctions, auctionId, record)]);
  const county = `/new-york/${listing.countyOrParish.toLowerCase()}`;
  const purged = await purgedPages();
  for (const page of ['/', '/new-york', county, `/properties/${listing.slug}`])
    expect(purged).toContain(page);
  expect(purged).toContain(`/auctions/${auctionId}/ledger`);
  expect(await purgedPages()).toEqual(new Set());
});

test('a request that changes an auction purges the page of its home, but no other home', async () => {
  await aStoredAuction(runtime, 'bought');
  await aStoredAuction(runtime, 'other');
  purge.mockClear();
  await purgeHomePageOf('bought');
  expect(purge).toHaveBeenCalledWith('/properties/slug-of-bought');
  expect(purge).not.toHaveBeenCalledWith('/properties/slug-of-other');
});

test('a sealed round purges the page of its home when it is called and when it is opened', async () => {
  watchPages();
  await purgedPages();
  const round = {
    ...{ roundId: 'r1', listingKey: 'k1', slug: 'sealed-home', deadline: 1, voidAt: 2, offerIds: [] },
    ...{ identity: null, tryAt: null, record: [], waitingSince: null },
  };
  for (const record of [[], [{ hash: 'h', outcome: 'opened' as const }]]) {
    await store.commit([write.set(sealedRounds, 'r1', { ...round, record })]);
    expect(await purgedPages()).toEqual(new Set(['/properties/sealed-home']));
  }
});

test('an unknown auction purges nothing', async () => {
  markStale('/properties/waits');
  purge.mockClear();
  await purgeHomePageOf('no-such');
  expect(purge).not.toHaveBeenCalled();
});
