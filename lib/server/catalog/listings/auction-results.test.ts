import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultKinds, resultOf } from '@/lib/domain/listing-views/auction-results';
import { phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { seedCatalog } from '@/lib/server/jobs/seeding/seed-catalog';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { type AuctionRecord, auctions } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { auctionEndOf } from '@/lib/server/records/auctions/auctions';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { listAuctionsOnBoard } from './auction-board';
import { getResultsPage, listResultsMonths } from './auction-results';
import { listingModel } from './listings';

process.env.LOCAL_MODE = '1';
const { store, end } = openTestRuntime();
afterAll(end);

beforeAll(async () => {
  let salts = 0;
  const createSalt = () => (++salts).toString(16).padStart(64, '0');
  await seedCatalog(store, { now: Date.now(), createSalt });
  await listingModel();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const monthOf = (record: AuctionRecord) => newYorkDay(auctionEndOf(record)).slice(0, 7);

const listEnded = async () => (await listAuctionsOnBoard()).filter(({ phase }) => phase === 'ended');

/** Every page of every month. */
async function readArchive() {
  const pages = [];
  for (const { month, pageCount } of await listResultsMonths())
    for (let page = 1; page <= pageCount; page++) pages.push(await getResultsPage(month, page));
  return pages.filter((page) => page !== null);
}
const auctionIds = async (): Promise<readonly string[]> =>
  (await readArchive()).flatMap(({ days }) =>
    days.flatMap(({ cards }) => cards.flatMap(({ auction }) => auction?.id ?? [])),
  );

describe('the archive of auction outcomes', () => {
  test('lists every ended auction once, latest first, in its own month', async () => {
    const { auctions } = await listingModel();
    const over = [...auctions].filter(([, record]) => resultOf(publicAuction(record)) !== null);
    expect([...(await auctionIds())].sort()).toEqual(over.map(([id]) => id).sort());
    for (const { month, days } of await readArchive()) {
      expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort().reverse());
      expect(days.every(({ day }) => day.startsWith(month))).toBe(true);
    }
  });

  test('the outcome counts of a month add up to its total', async () => {
    const months = await listResultsMonths();
    expect(months.map(({ month }) => month)).toEqual([...months.map(({ month }) => month)].sort().reverse());
    for (const { counts, total } of months)
      expect(resultKinds.reduce((sum, kind) => sum + counts[kind], 0)).toBe(total);
    expect(months.reduce((sum, { total }) => sum + total, 0)).toBe((await auctionIds()).length);
    // No sample sale has fallen through.
    for (const kind of resultKinds.filter((each) => each !== 'fell-through'))
      expect(months.reduce((sum, { counts }) => sum + counts[kind], 0)).toBeGreaterThan(0);
  });

  test('includes every auction on the list of ended auctions', async () => {
    const { auctions } = await listingModel();
    // An auction that ends during this test is listed as ended before the tick closes it.
    const closed = [...auctions].filter(([, record]) => resultOf(publicAuction(record)) !== null);
    const closedIds = new Set(closed.map(([id]) => id));
    const ended = (await listEnded()).map(({ auctionId }) => auctionId);
    const listed = ended.filter((id) => closedIds.has(id));
    expect(listed.length).toBeGreaterThan(0);
    expect(await auctionIds()).toEqual(expect.arrayContaining(listed));
  });

  test('dates a canceled auction by its cancellation, not by its end', async () => {
    const { auctions } = await listingModel();
    const cancelled = [...auctions.values()].filter(({ state }) => state.status === 'cancelled');
    expect(cancelled.length).toBeGreaterThan(0);
    for (const record of cancelled) expect(auctionEndOf(record)).toBeLessThan(record.state.endsAt);
  });

  test('agrees with the list of ended auctions on each day, and has no future day', async () => {
    const archived = new Map(
      (await readArchive()).flatMap(({ days }) =>
        days.flatMap(({ day, cards }) => cards.map(({ auction }) => [auction?.id, day] as const)),
      ),
    );
    const listed = (await listEnded()).map(({ auctionId: id, day }) => ({ id, day }));
    // An auction that the tick has not closed yet has no outcome.
    const both = listed.filter(({ id }) => archived.has(id));
    expect(both.length).toBeGreaterThan(0);
    for (const { id, day } of both) expect(archived.get(id)).toBe(day);
    const today = newYorkDay(Date.now());
    expect([...archived.values()].filter((day) => day > today)).toEqual([]);
  });

  test('has no month without an auction and no page beyond the last', async () => {
    const [latest] = await listResultsMonths();
    if (!latest) throw new Error('There are results');
    expect(await getResultsPage('1999-01', 1)).toBeNull();
    expect(await getResultsPage(latest.month, 0)).toBeNull();
    expect(await getResultsPage(latest.month, latest.pageCount + 1)).toBeNull();
  });
});

describe('an outcome remains', () => {
  test('in the archive when the home is relisted', async () => {
    const { id, listing } = await anUnsoldAuction();
    await store.commit([write.set(listings, listing.listingKey, { ...listing, auctionId: null })]);
    await settle();
    expect(await auctionIds()).toContain(id);
  });

  test('in the counts, without its address, when the home is taken down', async () => {
    const { id, listing, record } = await anUnsoldAuction();
    const before = await getResultsPage(monthOf(record), 1);
    await store.commit([
      write.set(listings, listing.listingKey, {
        ...listing,
        standardStatus: 'Hold',
        closePriceCents: null,
        closeDate: null,
      }),
    ]);
    await settle();
    const after = await getResultsPage(monthOf(record), 1);
    expect(await auctionIds()).not.toContain(id);
    expect([after?.total, after?.unlisted]).toEqual([before?.total, (before?.unlisted ?? 0) + 1]);
  });
});

test('a sale that fell through is counted and shown as such in its month, not as sold', async () => {
  const { auctions: all } = await listingModel();
  const found = [...all].find(([, record]) => resultOf(publicAuction(record)) === 'sold');
  if (!found) throw new Error('The samples have a sale');
  const [id, record] = found;
  const of = async () => {
    const months = await listResultsMonths();
    const month = months.find((each) => each.month === monthOf(record));
    return { ...month, all: months.reduce((sum, { counts }) => sum + counts.sold, 0) };
  };
  const before = await of();
  const at = Date.now();
  await store.commit([
    write.set(auctions, id, { ...record, aftermath: { kind: 'fell-through', at, why: 'title' } }),
  ]);
  await settle();
  const after = await of();
  expect(after.counts).toEqual({
    ...before.counts,
    sold: (before.counts?.sold ?? 0) - 1,
    'fell-through': (before.counts?.['fell-through'] ?? 0) + 1,
  });
  expect([after.total, after.all]).toEqual([before.total, before.all - 1]);
  expect(after.changedAt).toBeGreaterThanOrEqual(at);
  const listed = (await readArchive()).flatMap(({ days }) => days.flatMap(({ cards }) => cards));
  const card = listed.find(({ auction }) => auction?.id === id);
  expect(card?.auction && resultOf(card.auction)).toBe('fell-through');
  expect(card && phaseOf({ ...card, status: 'Active' }, at)).toBe('ended');
});

/** An auction that ended without bids, with its home. */
async function anUnsoldAuction() {
  const { auctions, bySlug } = await listingModel();
  for (const [id, record] of auctions) {
    const listing = bySlug.get(record.slug);
    if (listing?.saleFormat === 'auction' && resultOf(publicAuction(record)) === 'no-bids')
      return { id, record, listing };
  }
  throw new Error('The samples have an auction without bids');
}
