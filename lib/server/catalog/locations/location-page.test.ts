import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { availablePhases } from '@/lib/domain/listing-views/sale-phase';
import { type HomeLocation, locationName } from '@/lib/domain/location-pages/location';
import { counties } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { toSlug } from '@/lib/domain/shared/to-slug';
import { locationPath } from '@/lib/page-routes';
import { listSitemapParts } from '@/lib/server/catalog/feeds/indexed-pages';
import { listHomes, listingModel } from '@/lib/server/catalog/listings/listings';
import { recordSample } from '@/lib/server/jobs/seeding/sample-record';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions as auctionRecords } from '@/lib/server/records/auctions/auction-collections';
import { auctionEndOf } from '@/lib/server/records/auctions/auctions';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { sampleCatalog } from '@/sample/catalog';
import { someSales } from '@/scripts/bench/data/sales';
import { getLocationPage } from './location-page';
import { findLocation, isIndexedLocation, locationsOf } from './locations';

process.env.LOCAL_MODE = '1';
const { store, end } = openTestRuntime();
afterAll(end);

const now = Date.now();
const createSalt = () => '0'.repeat(64);
const [model] = sampleCatalog({ now, createSalt }).flatMap(({ listing }) =>
  listing.standardStatus === 'Active' && listing.saleFormat === 'fixed-price' ? [listing] : [],
);
if (!model) throw new Error('The samples have a home at a fixed price');

test('homes of the same place and type share one list of locations', () => {
  expect(locationsOf({ ...model })).toBe(locationsOf(model));
  expect(locationsOf({ ...model, propertySubType: 'UnimprovedLand' })).not.toBe(locationsOf(model));
});

beforeAll(async () => {
  for (const sale of someSales(180, { now, createSalt }))
    await store.transact(async (tx) => recordSample(tx, sale));
  await add('1', { countyOrParish: 'Hamilton', city: 'Piseco', postalCode: '12139' });
  await add('2', { countyOrParish: 'Nassau', city: 'Sea Cliff', postalCode: '11579' });
  await add('3', { countyOrParish: 'Nassau', city: 'Sea Cliff', postalCode: '11545' });
  await listingModel();
});

/** Adds a home in a town that is not in our list. */
async function add(number: string, place: { countyOrParish: string; city: string; postalCode: string }) {
  const listing = { ...model, ...place, listingKey: `p${number}`, slug: `place-${number}` };
  await store.commit([write.set(listings, listing.listingKey, listing as NonNullable<typeof model>)]);
}

async function groupAt(...parts: string[]): Promise<HomeLocation> {
  const group = await findLocation(parts);
  if (!group) throw new Error(`${parts.join('/')} is no place`);
  return group;
}
const pageAt = async (...parts: string[]) => getLocationPage(await groupAt(...parts));

test('a location page shows the auctions that ended last and dates a canceled one by its cancellation', async () => {
  const { auctions } = await listingModel();
  const [id, record] = [...auctions].find(([, { state }]) => state.status === 'cancelled') ?? [];
  if (!id || !record) throw new Error('The samples have a canceled auction');
  const later = { ...record, state: { ...record.state, endsAt: now + 30 * 24 * 3_600_000 } };
  await store.commit([write.set(auctionRecords, id, later)]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { ended } = await pageAt();
  const overAt = ended.map(({ auction }) => {
    const publicAuction = auctions.get(auction?.id ?? '');
    return publicAuction ? auctionEndOf(publicAuction) : 0;
  });
  expect(overAt.length).toBeGreaterThan(1);
  expect(overAt).toEqual(overAt.toSorted((a, b) => b - a));
  expect(Math.max(...overAt)).toBeLessThan(now);
});

describe('a location path', () => {
  test('identifies the state, a county, a city, a ZIP code or a property type', async () => {
    const names = [[], ['kings'], ['erie', 'buffalo'], ['zip', '11216'], ['type', 'land']];
    expect(await Promise.all(names.map(async (parts) => locationName(await groupAt(...parts))))).toEqual([
      'New York State',
      'Kings County (Brooklyn)',
      'Buffalo, Erie County',
      'Brooklyn 11216',
      'Land',
    ]);
  });

  test('may be an alternative name, which resolves to the canonical path', async () => {
    const others = [
      ['brooklyn'],
      ['kings', 'brooklyn'],
      ['staten-island'],
      ['the-bronx'],
      ['Erie', 'Buffalo'],
    ];
    expect(await Promise.all(others.map(async (parts) => locationPath(await groupAt(...parts))))).toEqual([
      '/new-york/kings',
      '/new-york/kings',
      '/new-york/richmond',
      '/new-york/bronx',
      '/new-york/erie/buffalo',
    ]);
  });

  test('is not found for an unknown place', async () => {
    const none = [
      ['narnia'],
      ['kings', 'atlantis'],
      ['erie', 'buffalo', 'north'],
      ['zip'],
      ['zip', '99999'],
      ['type', 'castle'],
      [''],
    ];
    for (const parts of none) expect([parts, await findLocation(parts)]).toEqual([parts, null]);
  });

  test('does not cause a scan of all homes for each unknown place', async () => {
    const scans = vi.spyOn((await listingModel()).bySlug, 'values');
    for (let number = 0; number < 20; number++) {
      await findLocation(['zip', `999${number}`]);
      await findLocation(['erie', `atlantis-${number}`]);
    }
    expect(scans.mock.calls.length).toBeLessThan(2);
    scans.mockRestore();
  });

  test('may name a town that is known only from a home there', async () => {
    expect(locationName(await groupAt('hamilton', 'piseco'))).toBe('Piseco, Hamilton County');
    expect(locationName(await groupAt('zip', '12139'))).toBe('Piseco 12139');
    expect(await findLocation(['nassau', 'piseco'])).toBeNull();
  });
});

describe('a location page', () => {
  test('lists and counts only the homes of its county, city, ZIP code or property type', async () => {
    const homes = await listHomes();
    const groups = new Map(
      homes.flatMap(({ listing }) => locationsOf(listing).map((each) => [each.path, each])),
    );
    for (const { group, path } of groups.values()) {
      const own = homes.filter(({ listing }) => locationsOf(listing).some((each) => each.path === path));
      const page = await getLocationPage(group);
      expect([path, page.available]).toEqual([
        path,
        own.filter(({ phase }) => availablePhases.includes(phase)).length,
      ]);
      const keys = own.map(({ card }) => card.key);
      expect(page.cards.filter(({ key }) => !keys.includes(key))).toEqual([]);
      expect(page.cards).toHaveLength(Math.min(12, page.available));
      expect(Object.values(page.counts).reduce((sum, count) => sum + count, 0)).toBe(own.length);
    }
  });

  test('compares a county with its region and the state, a city with its county', async () => {
    const namesAt = async (...parts: string[]) => (await pageAt(...parts)).markets.map(({ name }) => name);
    expect(await namesAt('kings')).toEqual(['Kings County (Brooklyn)', 'New York City', 'New York State']);
    expect(await namesAt('erie', 'buffalo')).toEqual([
      'Buffalo, Erie County',
      'Erie County',
      'New York State',
    ]);
  });

  test('lists the closed sales, latest first, at the deed price', async () => {
    const { sales } = await pageAt();
    expect(sales).toHaveLength(12);
    const { bySlug } = await listingModel();
    for (const { slug, closePriceCents } of sales)
      expect([bySlug.get(slug)?.standardStatus, bySlug.get(slug)?.closePriceCents]).toEqual([
        'Closed',
        closePriceCents,
      ]);
    expect(sales.map(({ closedAt }) => closedAt)).toEqual(
      sales.map(({ closedAt }) => closedAt).sort((a, b) => b - a),
    );
  });

  test('links from the state or a type to other types, and from a county to nearby counties', async () => {
    const pathsAt = async (...parts: string[]) => (await pageAt(...parts)).nearby.map(({ href }) => href);
    const kinds = await pathsAt();
    expect(kinds).toContain('/new-york/type/land');
    expect(kinds.filter((path) => !path.startsWith('/new-york/type/'))).toEqual([]);
    expect(await pathsAt('type', 'land')).toEqual(kinds.filter((path) => path !== '/new-york/type/land'));
    const around = await pathsAt('kings');
    expect(around).toContain('/new-york/queens');
    expect(around.filter((path) => !/^\/new-york\/[a-z-]+$/.test(path))).toEqual([]);
    expect(around).not.toContain('/new-york/kings');
  });

  test('links from a place without homes to places that have homes', async () => {
    const homes = new Set((await listHomes()).map(({ listing }) => listing.city));
    const empty = listTowns('Suffolk').find(({ city }) => !homes.has(city));
    const page = await pageAt('suffolk', toSlug(empty?.city ?? ''));
    expect([page.available, page.isIndexed]).toEqual([0, false]);
    expect(page.nearby.length).toBeGreaterThan(2);
    expect(page.nearby.every(({ count }) => count > 0)).toBe(true);
  });
});

describe('a page is indexed', () => {
  const [county] = counties;
  if (!county) throw new Error('There are counties');
  /** A city with homes for sale in a county with that many. */
  const isIndexed = (ofCity: number, ofCounty: number): boolean => {
    const rest = { total: 99, changedAt: 0 };
    const city = { level: 'city', county, city: 'Elm', slug: 'elm' } as const;
    return isIndexedLocation(
      '/city',
      new Map([
        ['/county', { ...rest, group: { level: 'county', county }, available: ofCounty, within: new Set() }],
        ['/city', { ...rest, group: city, available: ofCity, within: new Set(['/county']) }],
      ]),
    );
  };

  test('when it shows homes, not all of which are on the page of the larger place', () => {
    expect([isIndexed(2, 13), isIndexed(12, 16)]).toEqual([true, true]);
    expect([isIndexed(1, 20), isIndexed(12, 12), isIndexed(16, 20)]).toEqual([false, false, false]);
  });

  test('if it is the state or a county with homes for sale', async () => {
    expect((await pageAt()).isIndexed).toBe(true);
    expect((await pageAt('nassau')).isIndexed).toBe(true);
  });

  test('exactly when it is in the sitemap', async () => {
    const parts = await listSitemapParts(Date.now());
    const listed = parts.find(({ name }) => name === 'places')?.listPages() ?? [];
    const homes = await listHomes();
    const all = new Map(
      homes.flatMap(({ listing }) => locationsOf(listing).map((each) => [each.path, each])),
    );
    const indexed = await Promise.all(
      [...all.values()].map(async ({ group, path }) =>
        (await getLocationPage(group)).isIndexed ? [path] : [],
      ),
    );
    const paths = listed.map(({ url }) => new URL(url).pathname);
    expect(['/new-york', ...paths]).toEqual(indexed.flat().sort());
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.length).toBeLessThan(all.size);
  });
});
