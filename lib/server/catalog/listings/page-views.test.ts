import { afterAll, expect, test, vi } from 'vitest';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { setFavorite } from '@/lib/server/records/favorites/favorites';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { sampleCatalog } from '@/sample/catalog';
import { listingModel } from './listings';
import { countView, flushViews, listViews } from './page-views';

const { store, end } = openTestRuntime();
afterAll(end);

const noon = Date.parse('2026-11-22T17:00:00Z');
const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('page views are counted per New York day, except for bots, unknown homes and floods from one address', async () => {
  const [home] = sampleCatalog({ size: 3, now: noon, createSalt: () => '0'.repeat(64) }).filter(
    ({ listing }) => listing.standardStatus === 'Active',
  );
  if (!home) throw new Error('The samples have an active listing');
  const { slug, listingKey } = home.listing;
  await store.commit([write.set(listings, listingKey, home.listing)]);
  const view = (more: object = {}) =>
    countView({ slug, userAgent: firefox, address: '192.0.2.1', at: noon, ...more });

  await setFavorite('rosa', { slug, kind: 'saved' }, noon);
  await view();
  await view({ address: '192.0.2.2' });
  await view({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await view({ userAgent: '' });
  await view({ slug: 'no-such-home-1' });
  await view({ at: noon + 11 * 60 * minute });
  await flushViews(noon);
  expect(await listViews(listingKey)).toEqual([{ listingKey, day: '2026-11-22', count: 3, saves: 1 }]);

  await view({ at: noon + 13 * 60 * minute, address: '192.0.2.3' });
  await flushViews(noon + minute / 2);
  expect(await listViews(listingKey)).toHaveLength(1);
  await flushViews(noon + minute);
  await flushViews(noon + 2 * minute);
  expect((await listViews(listingKey)).map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-22', 3],
  ]);

  for (let times = 0; times < 100; times++) await view({ address: '192.0.2.9' });
  await flushViews(noon + 3 * minute);
  expect((await listViews(listingKey)).at(-1)?.count).toBe(3 + 60);
});

test('a day keeps its saves when the home leaves the market later that day', async () => {
  const at = noon + 5 * 24 * 60 * minute;
  const [home] = sampleCatalog({ size: 3, now: noon, createSalt: () => '0'.repeat(64) }).filter(
    ({ listing }) => listing.standardStatus === 'Active',
  );
  if (!home) throw new Error('The samples have an active listing');
  const { slug, listingKey } = home.listing;
  await store.commit([write.set(listings, listingKey, home.listing)]);
  const view = (address: string) => countView({ slug, userAgent: firefox, address, at });
  await setFavorite('mira', { slug, kind: 'saved' }, at);
  await view('192.0.2.11');
  await flushViews(at);
  const [before] = await listViews(listingKey);
  expect(before).toMatchObject({ day: '2026-11-27', count: 1 });
  expect(before?.saves).toBeGreaterThan(0);

  await view('192.0.2.12');
  await store.commit([write.delete(listings, listingKey)]);
  const { published } = await listingModel();
  await vi.waitFor(() => expect(published.has(listingKey)).toBe(false));
  await flushViews(at + minute);
  expect((await listViews(listingKey))[0]).toEqual({ ...before, count: 2 });
});
