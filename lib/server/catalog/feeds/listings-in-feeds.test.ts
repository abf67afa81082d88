import { afterAll, beforeAll, expect, test } from 'vitest';
import { availablePhases, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { counties, getCountyBySlug } from '@/lib/domain/locations/counties';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { seedCatalog } from '@/lib/server/jobs/seeding/seed-catalog';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { getAuctionEvent, listAuctionEvents } from './auction-events';
import { listNewListings } from './new-listings';
import { readPlace } from './read-place';

process.env.LOCAL_MODE = '1';
const { store, end } = openTestRuntime();
afterAll(end);

const now = Date.now();
const day = 24 * 3_600_000;
const kings = getCountyBySlug('kings');

beforeAll(async () => {
  let salts = 0;
  await seedCatalog(store, { now, createSalt: () => (++salts).toString(16).padStart(64, '0') });
});

const cards = async () => (await listingModel()).index.list().map(({ card }) => card);

test('the feed lists the newest available homes, at most fifty', async () => {
  const found = await listNewListings(null, now);
  const listed = found.map(({ card }) => card.listedAt);
  expect(found).toHaveLength(50);
  expect(listed).toEqual(listed.toSorted().toReversed());
  for (const { card } of found) expect(availablePhases).toContain(phaseOf(card, now));
  const newest = (await cards())
    .filter((card) => availablePhases.includes(phaseOf(card, now)))
    .map(({ listedAt }) => listedAt)
    .toSorted()
    .at(-1);
  expect(listed[0]).toBe(newest);
});

test('a county’s feed lists exactly the available homes of that county', async () => {
  const found = await listNewListings(kings, now);
  const all = (await cards()).filter(
    (card) => card.county === 'Kings' && availablePhases.includes(phaseOf(card, now)),
  );
  expect(all.length).toBeGreaterThan(0);
  expect(found.map(({ card }) => card.key).toSorted()).toEqual(all.map(({ key }) => key).toSorted());
});

test('the calendars of all counties together equal the statewide calendar', async () => {
  const all = await listAuctionEvents(null, now);
  const each = await Promise.all(counties.map((county) => listAuctionEvents(county, now)));
  const ids = (events: typeof all) => events.map(({ auctionId }) => auctionId);
  expect(all.length).toBeGreaterThan(20);
  expect(ids(each.flat()).toSorted()).toEqual(ids(all).toSorted());
  const starts = all.map(({ startsAt }) => startsAt);
  expect(starts).toEqual(starts.toSorted());
});

test('an auction has the coordinates of its home', async () => {
  const { bySlug } = await listingModel();
  for (const { slug } of (await cards()).filter(({ auction }) => auction)) {
    const { latitude, longitude } = bySlug.get(slug) ?? {};
    expect(await getAuctionEvent(slug, now)).toMatchObject({ geo: { latitude, longitude } });
  }
});

test('an auction leaves the calendar 30 days after its end, and a canceled one is marked as canceled', async () => {
  const isListed = async (id: string, at: number) =>
    (await listAuctionEvents(null, at)).some(({ auctionId }) => auctionId === id);
  const [ended] = (await listAuctionEvents(null, now)).filter(({ endsAt }) => Date.parse(endsAt) < now);
  if (!ended) throw new Error('No auction has ended');
  expect(await isListed(ended.auctionId, Date.parse(ended.endsAt) + 30 * day - 1)).toBe(true);
  expect(await isListed(ended.auctionId, Date.parse(ended.endsAt) + 30 * day)).toBe(false);
  const cancelled = (await cards()).find(({ auction }) => auction?.status === 'cancelled');
  expect(await getAuctionEvent(cancelled?.slug ?? '', now)).toMatchObject({ isCancelled: true });
});

test('a fixed-price or unknown home has no calendar', async () => {
  const priced = (await cards()).find(({ auction }) => auction === null);
  expect(await getAuctionEvent(priced?.slug ?? '', now)).toBeNull();
  expect(await getAuctionEvent('no-such-home-1', now)).toBeNull();
});

test('a feed or calendar file is named after a county, or `all`', () => {
  expect(readPlace('all.ics', '.ics')).toEqual({ county: null });
  expect(readPlace('kings.ics', '.ics')).toEqual({ county: kings });
  for (const name of ['kings', 'kings.atom', 'atlantis.ics', '.ics'])
    expect(readPlace(name, '.ics')).toBeNull();
});
