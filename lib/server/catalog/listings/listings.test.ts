import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listingPhases } from '@/lib/domain/listing-views/sale-phase';
import type { Listing } from '@/lib/domain/listings/listing';
import { counties } from '@/lib/domain/locations/counties';
import { type BoardView, emptyBoardQuery, parseBoardQuery } from '@/lib/domain/search/query/board-query';
import { emptyQuery } from '@/lib/domain/search/query/listing-query';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { isSeeded, seedCatalog } from '@/lib/server/jobs/seeding/seed-catalog';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctionEvents, ledger } from '@/lib/server/records/auctions/auction-collections';
import { listPositions } from '@/lib/server/records/auctions/auctions';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { sampleCatalog } from '@/sample/catalog';
import { loginBidders } from '@/sample/people';
import { type AuctionBoard, readAuctionBoard } from './auction-board';
import {
  findSlug,
  getHomePage,
  getListingBySlug,
  listCards,
  listingModel,
  listPublicAuctions,
  listSimilar,
  searchListings,
} from './listings';

process.env.LOCAL_MODE = '1';
const { store, end } = openTestRuntime();
afterAll(end);

const now = Date.now();
let salts = 0;
const createSalt = () => (++salts).toString(16).padStart(64, '0');
const input = { now, createSalt };
const sales = sampleCatalog({ ...input, createSalt: () => '0'.repeat(64) });
const [first] = sales.filter(({ listing }) => listing.standardStatus === 'Active');
const [hidden] = sales.filter(({ listing }) => listing.standardStatus === 'Draft');
if (!first || !hidden) throw new Error('The samples have an active and a draft listing');

class Killed extends Error {}

describe('the seed', () => {
  test('continues where it was killed and ends with the same homes', async () => {
    const killed = seedCatalog(store, input, async (_, index) => {
      if (index === 30) throw new Killed();
    });
    await expect(killed).rejects.toThrow(Killed);
    expect(await isSeeded(store)).toBe(false);
    const { docs: before } = await store.query(listings, { limit: 500 });
    expect(before).toHaveLength(30);

    await seedCatalog(store, input);
    expect(await isSeeded(store)).toBe(true);
    const { docs } = await store.query(listings, { limit: 500 });
    const keys = docs.map(({ id }) => id);
    expect(keys.filter((key) => !key.startsWith('s9')).sort()).toEqual(
      sales.map(({ listing }) => listing.listingKey).sort(),
    );
    expect(keys).toHaveLength(sales.length + 2);
  });

  test('stores the full history of an auction and each bidder’s own row', async () => {
    const sale = sales.find(({ auction }) => (auction?.state.bidderCount ?? 0) > 1);
    const auctionId = sale?.listing.auctionId ?? '';
    const { docs } = await store.query(ledger, {
      where: [{ field: 'auctionId', op: '==', value: auctionId }],
      orderBy: [{ field: 'seq', direction: 'asc' }],
    });
    expect(docs.map(({ data }) => data.seq)).toEqual(sale?.auction?.events.map((_, index) => index + 1));
    for (const [uid, { maximumCents }] of Object.entries(sale?.auction?.state.secret.bidders ?? {})) {
      expect((await store.get(bids, `${auctionId}:${uid}`))?.data.maximumCents).toBe(maximumCents);
    }
    for (const [index, { event, bidder }] of (sale?.auction?.events ?? []).entries()) {
      const id = `${auctionId}:${String(index + 1).padStart(8, '0')}`;
      const stored = (await store.get(auctionEvents, id))?.data.bidder;
      const expected = bidder && { uid: bidder.uid, legalName: bidder.legalName };
      if (event.type === 'bid') expect(stored).toMatchObject({ ...expected });
      else expect(stored).toBeNull();
    }
  });
});

describe('public listings', () => {
  beforeAll(() => listingModel());

  test('a public listing is found by its slug and has only the name and kind of the seller', async () => {
    const detail = await getListingBySlug(first.listing.slug);
    expect(detail?.listing.listingKey).toBe(first.listing.listingKey);
    expect(detail?.listing.seller).toEqual({
      name: first.listing.seller.name,
      kind: first.listing.seller.kind,
    });
    expect(JSON.stringify(detail)).not.toContain(first.listing.seller.email);
  });

  test('a draft or an unknown listing is not found', async () => {
    expect(await getListingBySlug(hidden.listing.slug)).toBeNull();
    expect(await getListingBySlug('no-such-home')).toBeNull();
    const { total } = await searchListings({
      ...emptyQuery,
      phases: ['for-sale'],
      text: hidden.listing.listingId,
    });
    expect(total).toBe(0);
  });

  test('a wrong address of a home leads to its page if it ends with the listing ID, in any case', async () => {
    const { slug, listingId } = first.listing;
    for (const wrong of [slug.toUpperCase(), `old-street-${listingId}`, listingId, slug])
      expect([wrong, await findSlug(wrong)]).toEqual([wrong, slug]);
    for (const wrong of [
      '',
      'bny',
      `${listingId}9`,
      `${listingId}-albany`,
      `x${listingId}`,
      slug.slice(0, -1),
    ])
      expect([wrong, await findSlug(wrong)]).toEqual([wrong, null]);
    const { slug: hiddenSlug, listingId: hiddenId } = hidden.listing;
    expect([await findSlug(hiddenSlug), await findSlug(hiddenId)]).toEqual([null, null]);
  });

  test('the home page lists live auctions by end and counts every county', async () => {
    const home = await getHomePage();
    const ends = home.liveNow.map((card) => card.auction?.endsAt ?? '');
    expect(ends.length).toBeGreaterThan(2);
    expect(ends).toEqual([...ends].sort());
    const dayLater = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const endingSoon = home.endingSoon.map((card) => card.auction?.endsAt ?? '');
    expect(endingSoon).toEqual(ends.filter((end) => end < dayLater).slice(0, 8));
    expect(endingSoon.length).toBeGreaterThan(0);
    expect(home.counties).toHaveLength(counties.length);
    expect(home.counties.reduce((sum, county) => sum + county.count, 0)).toBe(home.totals.available);
  });

  test('are empty during the build, which has no store', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    const built = await getHomePage();
    vi.unstubAllEnvs();
    expect([built.totals.available, built.liveNow.length]).toEqual([0, 0]);
    expect((await getHomePage()).totals.available).toBeGreaterThan(0);
  });

  test('similar listings are available ones and exclude the listing itself', async () => {
    const detail = await getListingBySlug(first.listing.slug);
    const similar = detail ? await listSimilar(detail.listing) : [];
    expect(similar).toHaveLength(4);
    expect(similar.map((card) => card.key)).not.toContain(first.listing.listingKey);
    expect(similar.every((card) => card.status === 'Active' || card.status === 'ComingSoon')).toBe(true);
  });

  describe('the auction board', () => {
    const read = async (view: BoardView, text = '') => {
      const board = await readAuctionBoard(view, parseBoardQuery(new URLSearchParams(text)).query);
      if (!board) throw new Error('The board has no such page');
      return board;
    };
    const itemsOf = ({ groups }: AuctionBoard) => groups.flatMap(({ items }) => items);
    const readAll = async (view: BoardView) => {
      const found = [await read(view)];
      for (let next = found[0]?.next ?? null; next !== null; next = found.at(-1)?.next ?? null)
        found.push(await read(view, `from=${next}`));
      return found.flatMap(itemsOf);
    };

    test('shows open, upcoming and ended auctions in pages, nearest first', async () => {
      const [today, upcoming, results] = await Promise.all(
        (['today', 'upcoming', 'results'] as const).map(readAll),
      );
      const all = (await listPublicAuctions()).length;
      const scheduled = (today ?? []).filter(({ phase }) => phase === 'upcoming').length;
      expect((today?.length ?? 0) - scheduled + (upcoming?.length ?? 0) + (results?.length ?? 0)).toBe(all);
      const days = [today, upcoming, results].map((items) => (items ?? []).map(({ day }) => day));
      expect(days[0]).toEqual([...(days[0] ?? [])].sort());
      expect(days[1]).toEqual([...(days[1] ?? [])].sort());
      expect(days[2]).toEqual([...(days[2] ?? [])].sort().reverse());
      expect(new Set(today?.map(({ card }) => card.auction?.status))).toContain('open');
      expect((await read('results')).counts.results).toBe(results?.length);
      expect(await readAuctionBoard('today', { ...emptyBoardQuery, from: 'soon' })).toBeNull();
    });

    test('a week has what opens or closes within seven days', async () => {
      const { today, total } = await read('week');
      const lastDay = newYorkDay(Date.parse(`${today}T17:00:00Z`) + 6 * 24 * 3_600_000);
      const items = await readAll('week');
      expect(items).toHaveLength(total);
      expect(items.length).toBeGreaterThan(0);
      expect(items.filter(({ day, phase }) => day > lastDay || phase === 'ended')).toEqual([]);
      const later = (await readAll('upcoming')).filter(({ day }) => day > lastDay);
      expect(later.length).toBeGreaterThan(0);
    });

    test('a day of the calendar lists as many auctions as it states', async () => {
      const { calendar } = await read('today');
      const days = calendar.weeks.flat().flatMap((each) => (each && each.total > 0 ? [each] : []));
      expect(days.length).toBeGreaterThan(2);
      for (const { day, total } of days.slice(0, 3)) {
        const board = await read('today', `day=${day}`);
        expect(board.total).toBe(total);
        expect(new Set(itemsOf(board).map((item) => item.day))).toEqual(new Set([day]));
      }
    });

    test('filters narrow the rows, the counts and the calendar, but not the choice of places', async () => {
      const { places, counts } = await read('today');
      const [[county = '', total] = []] = places;
      const slug = county.toLowerCase().replace(' ', '-');
      const narrowed = await read('today', `county=${slug}`);
      expect(narrowed.total).toBe(total);
      expect(itemsOf(narrowed).every(({ card }) => card.county === county)).toBe(true);
      expect(narrowed.counts.today).toBeLessThan(counts.today);
      expect(narrowed.places).toEqual(places);
      for (const { card } of itemsOf(await read('today', 'occupancy=vacant&reserve=met'))) {
        expect(card.occupancy).toBe('Vacant');
        expect(card.auction?.reserveStatus).toBe('met');
      }
      const prices = itemsOf(await read('today', 'sort=price-up&min=100000')).map((item) => item.priceCents);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(prices[0]).toBeGreaterThanOrEqual(10_000_000);
    });

    test('knows the positions of a bidder in the auctions they bid in, and no others', async () => {
      const [buyer] = loginBidders;
      const ids = (await readAll('today')).map(({ auctionId }) => auctionId);
      const positions = await listPositions(buyer.uid, ids);
      const standings = new Set([...positions.values()].map(({ standing }) => standing));
      expect(standings).toEqual(new Set(['leading', 'outbid']));
      expect(positions.size).toBeLessThan(ids.length);
    });
  });

  test('a withdrawn listing keeps its page with similar listings but is in no list until it is relisted', async () => {
    const { listing } = first;
    const found = async () =>
      (await searchListings({ ...emptyQuery, phases: listingPhases, text: listing.listingId })).total;
    expect(await found()).toBe(1);
    await change(listing, 'Withdrawn');
    const detail = await getListingBySlug(listing.slug);
    expect(detail?.listing.standardStatus).toBe('Withdrawn');
    expect(detail && (await listSimilar(detail.listing))).toHaveLength(4);
    expect(await found()).toBe(0);
    expect(await listCards([listing.slug])).toEqual([]);
    await change(listing, 'Active');
    expect(await listCards([listing.slug])).toHaveLength(1);
    expect((await getListingBySlug(listing.slug))?.listing.standardStatus).toBe('Active');
    expect(await found()).toBe(1);
  });

  test('a listing that is on hold, rejected or withdrawn before publication has no page', async () => {
    const { listing } = first;
    for (const status of ['Hold', 'Rejected'] as const) {
      await change(listing, status);
      expect(await getListingBySlug(listing.slug)).toBeNull();
    }
    await change({ ...listing, listedAt: null }, 'Withdrawn');
    expect(await getListingBySlug(listing.slug)).toBeNull();
    await change(listing, 'Active');
  });

  test('a page’s last change is the later of the changes to its listing and its auction’s ledger', async () => {
    const sale = sales.find(({ auction }) => auction?.state.status === 'running');
    const { changedAt } = await listingModel();
    expect(changedAt.get(sale?.listing.listingKey ?? '')).toBe(
      Math.max(sale?.listing.modifiedAt ?? 0, sale?.auction?.state.at ?? 0),
    );
    const modifiedAt = Date.now();
    await change({ ...first.listing, modifiedAt }, 'Active');
    expect(changedAt.get(first.listing.listingKey)).toBe(modifiedAt);
    await change(first.listing, 'Active');
  });
});

type OpenStatus = Exclude<Listing['standardStatus'], 'Closed'>;

async function change(listing: Listing, standardStatus: OpenStatus): Promise<void> {
  const changed = { ...listing, standardStatus, closePriceCents: null, closeDate: null };
  await store.commit([write.set(listings, listing.listingKey, changed)]);
  await settle();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
