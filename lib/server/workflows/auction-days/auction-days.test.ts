import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Listing, listingSchema } from '@/lib/domain/listings/listing';
import { inLot } from '@/lib/domain/listings/lot';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { cents } from '@/lib/domain/shared/money';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { seedCatalog } from '@/lib/server/jobs/seeding/seed-catalog';
import { addShortAuction } from '@/lib/server/jobs/seeding/short-auction';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctionSecrets, auctions } from '@/lib/server/records/auctions/auction-collections';
import { getLedger, listMyBids } from '@/lib/server/records/auctions/auctions';
import { readBidExposure } from '@/lib/server/records/auctions/bid-exposure';
import { setFavorite } from '@/lib/server/records/favorites/favorites';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { readBidderAuctionDay } from './bidder-auction-day';
import { readSellerAuctionDay } from './seller-auction-day';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
const { store, end } = runtime;
afterAll(end);
const now = Date.now();
const sellerId = 'sample-seller';
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  let salts = 0;
  const createSalt = () => (++salts).toString(16).padStart(64, '0');
  await seedCatalog(store, { now, createSalt });
  await listingModel();
});

async function daysOf(own: (sellerId: string) => boolean): Promise<readonly string[]> {
  const { auctions } = await listingModel();
  const days = [...auctions.values()].flatMap((record) =>
    own(record.sellerId) ? [newYorkDay(record.state.terms.endsAt)] : [],
  );
  return [...new Set(days)];
}

describe('the seller’s lots of a day', () => {
  test('are all of the seller’s auctions and of nobody else, each on one day, by end', async () => {
    const { auctions } = await listingModel();
    const days = await daysOf((id) => id === sellerId);
    const boards = await Promise.all(days.map((day) => readSellerAuctionDay(sellerId, day, now)));
    const lots = boards.flatMap((board) => board.lots);
    expect(lots.map(({ auction }) => auction.id).sort()).toEqual(
      [...auctions].flatMap(([id, record]) => (record.sellerId === sellerId ? [id] : [])).sort(),
    );
    for (const board of boards) {
      const ends = board.lots.map(({ auction }) => auction.endsAt);
      expect(ends).toEqual([...ends].sort());
    }
    expect((await readSellerAuctionDay('nobody', null, now)).lots).toEqual([]);
  });

  test('have the seller’s own reserve and the time of the last bid, but no maximum and no bidder', async () => {
    const days = await daysOf((id) => id === sellerId);
    const boards = await Promise.all(days.map((day) => readSellerAuctionDay(sellerId, day, now)));
    const lots = boards.flatMap((board) => board.lots);
    expect(lots.filter(({ auction }) => auction.bidCount > 0).length).toBeGreaterThan(0);
    for (const { auction, reserveCents, lastBidAt } of lots) {
      const secret = (await store.get(auctionSecrets, auction.id))?.data;
      expect(reserveCents).toBe(secret?.reserve?.amountCents ?? null);
      const bids = (await getLedger(auction.id))?.filter(({ type }) => type === 'bid' || type === 'raise');
      expect(lastBidAt).toBe(bids?.at(-1)?.at ?? null);
      for (const uid of Object.keys(secret?.bidders ?? {})) expect(JSON.stringify(lots)).not.toContain(uid);
    }
    expect(JSON.stringify(lots)).not.toMatch(/maximum|"bidders"|salt/i);
  });
});

describe('a lot of several homes', () => {
  test('is on the board once, with its lead, and not with the canceled auction of an included home', async () => {
    const { published, auctions: records } = await listingModel();
    const own = [...published.values()].filter(
      ({ seller, saleFormat, auctionId }) =>
        seller.id === sellerId && saleFormat === 'auction' && auctionId !== null,
    );
    const [lead, included] = own;
    if (!lead?.auctionId || !included?.auctionId) throw new Error('The sample seller has two auctions');
    const lot = {
      leadKey: lead.listingKey,
      homes: [lead, included].map(({ listingKey }) => ({ listingKey, basisPoints: 5_000 })),
      formedAt: now,
    };
    const both = [lead, included].map((home) => write.set(listings, home.listingKey, inLot(home, lot)));
    const record = records.get(included.auctionId);
    if (!record) throw new Error('It has an auction');
    const ended = { ...record, lotLeadKey: lead.listingKey };
    await store.commit([...both, write.set(auctions, included.auctionId, ended)]);
    await vi.waitFor(() => {
      expect(published.get(included.listingKey)?.lot).toEqual(lot);
      expect(records.get(included.auctionId ?? '')?.lotLeadKey).toBe(lead.listingKey);
    });
    const days = await daysOf((id) => id === sellerId);
    const boards = await Promise.all(days.map((day) => readSellerAuctionDay(sellerId, day, now)));
    const lots = boards.flatMap((board) => board.lots);
    expect(lots.find(({ auction }) => auction.id === lead.auctionId)?.lot).toMatchObject({ homes: 2 });
    expect(lots.map(({ auction }) => auction.listingKey)).not.toContain(included.listingKey);
  });
});

describe('a day of 120 lots, more than a board shows', () => {
  const seller = { id: 'org_alder', name: 'Alder Savings' };
  const day = newYorkDay(now + 10 * dayMs);
  const noonMs = Date.parse(`${day}T17:00:00Z`) - now;
  let homes: readonly Listing[];
  beforeAll(async () => {
    const terms = { startsInMs: -60_000, extensionWindowMs: 1, startingBidCents: 20_000_000, seller };
    const real = await addShortAuction({ ...terms, endsInMs: noonMs + 60_000 }, now);
    const record = (await store.get(auctions, real.auctionId ?? ''))?.data;
    if (!record) throw new Error('It has an auction');
    // Only the bid needs an auction with a ledger; the others are seen from afar.
    homes = Array.from({ length: 120 }, (_, n) => {
      const id = `copy-${n}`;
      return n === 60 ? real : listingSchema.parse({ ...real, auctionId: id, listingKey: id, slug: id });
    });
    const writes = homes.flatMap((home, n) => {
      if (home === real) return [];
      const { slug, listingKey, auctionId } = home;
      const endsAt = now + noonMs + n * 1_000;
      const { state } = record;
      const copied = { ...state.terms, auctionId: auctionId ?? '', listingKey, endsAt };
      return [
        write.set(listings, listingKey, home),
        write.set(auctions, auctionId ?? '', { ...record, slug, state: { ...state, endsAt, terms: copied } }),
      ];
    });
    await store.commit(writes);
    await vi.waitFor(async () => expect((await listingModel()).bySlug.has('copy-119')).toBe(true));
  });

  test('has the seller’s first 100 by end, the count of all, and the sums of the others', async () => {
    const board = await readSellerAuctionDay(seller.id, day, now);
    expect(board.lots.map(({ slug }) => slug)).toEqual(homes.slice(0, 100).map(({ slug }) => slug));
    expect(board).toMatchObject({ total: 120, past: 0, others: { lots: 20, withBids: 0 } });
    expect(board.otherAlerts).toEqual({ lots: [], unread: 0 });
  });

  test('alerts the seller about the others, too, each by its own reserve and latest bid', async () => {
    const last = now + noonMs + 100_000;
    const board = await readSellerAuctionDay(seller.id, day, last - 60_000);
    const alerted = homes.slice(100).map(({ slug }) => ({ slug, alerts: ['no-bids'] }));
    expect(board.otherAlerts).toMatchObject({ lots: alerted, unread: 0 });
    const record = (await store.get(auctions, 'copy-100'))?.data;
    const secret = (await store.get(auctionSecrets, homes[60]?.auctionId ?? ''))?.data;
    if (!record || !secret) throw new Error('It has an auction');
    const { state } = record;
    const reserve = { amountCents: cents(20_100_000), salt: '0'.repeat(64) };
    const sealed = {
      ...state.reserve,
      commitment: '0'.repeat(64),
      amountCents: null,
      status: 'not-met' as const,
    };
    const bid = { ...record, state: { ...state, reserve: sealed, bidCount: 1 } };
    await store.commit([
      write.set(auctions, 'copy-100', bid),
      write.set(auctionSecrets, 'copy-100', { ...secret, reserve }),
    ]);
    await expect
      .poll(async () => (await readSellerAuctionDay(seller.id, day, last - 3_600_001)).otherAlerts)
      .toMatchObject({ lots: [{ slug: 'copy-100', alerts: ['near-reserve'] }], unread: 0 });
    await store.commit([write.set(auctions, 'copy-100', record)]);
  });

  test('has the bidder’s first 60 by end, the count of all, and their lead in the last one', async () => {
    const by = await aBidder(runtime, 'a-follower');
    const { user } = by;
    for (const { slug } of homes.slice(0, 61)) await setFavorite(user.uid, { slug, kind: 'saved' }, now);
    const amount = { maximumCents: 20_000_000, confirmedMaximumCents: 20_000_000 };
    const request = { by, key: 'key-1', requestId: 'r', auctionId: homes[60]?.auctionId ?? '' };
    expect((await placeBid({ ...request, ...amount, receivedAt: Date.now() })).ok).toBe(true);
    const board = await readBidderAuctionDay(user, day, now);
    expect(board.past).toBe(0);
    expect(board.lots.map(({ slug }) => slug)).toEqual(homes.slice(0, 60).map(({ slug }) => slug));
    expect(board).toMatchObject({ total: 61, others: { leading: 1, outbid: 0 } });
  });
});

describe('a board of 120 lots whose first lots have ended', () => {
  const day = newYorkDay(now + 10 * dayMs);
  const slugsFrom = (start: number, count: number) =>
    Array.from({ length: count }, (_, n) => `copy-${start + n}`);
  beforeAll(async () => {
    const docs = await store.getAll(auctions, slugsFrom(0, 7));
    const ended = { status: 'ended', closedAt: now, outcome: 'no-bids', salePriceCents: null } as const;
    const writes = docs.flatMap((doc) =>
      doc ? write.set(auctions, doc.id, { ...doc.data, state: { ...doc.data.state, ...ended } }) : [],
    );
    await store.commit(writes);
    await vi.waitFor(async () =>
      expect((await listingModel()).auctions.get('copy-6')?.state.status).toBe('ended'),
    );
  });

  test('shows the seller the next 100 and counts the seven in its sums', async () => {
    const board = await readSellerAuctionDay('org_alder', day, now);
    expect(board.lots.at(0)?.slug).toBe('copy-7');
    expect(board.lots.at(-1)?.slug).toBe('copy-106');
    expect(board).toMatchObject({ total: 120, past: 7, others: { lots: 20 } });
  });

  test('shows a bidder who follows all the next 60', async () => {
    const { user } = await aBidder(runtime, 'follows-all');
    for (const slug of slugsFrom(0, 120)) await setFavorite(user.uid, { slug, kind: 'saved' }, now);
    const board = await readBidderAuctionDay(user, day, now);
    expect(board.lots.at(0)?.slug).toBe('copy-7');
    expect(board.lots).toHaveLength(60);
    expect(board).toMatchObject({ past: 7, total: 119 });
  });
});

describe('a bidder’s lots of a day', () => {
  test('are those they saved or bid in, with their position and exposure', async () => {
    const { user } = await aBidder(runtime, 'sample-buyer');
    const bids = await listMyBids(user.uid);
    const [bid] = bids;
    if (!bid) throw new Error('The sample buyer has bids');
    const day = newYorkDay(Date.parse(bid.auction.scheduledEndsAt));
    const board = await readBidderAuctionDay(user, day, now);
    const found = board.lots.find(({ auction }) => auction.id === bid.auction.id);
    expect(found?.you).toMatchObject({ alias: bid.you.alias, maximumCents: bid.you.maximumCents });
    expect(board.exposureCents).toBe((await readBidExposure(store, user.uid, null)).exposureCents);
    expect(board.limitCents).toBeGreaterThan(0);
  });

  test('have a saved home without a position, and nothing for a person who follows nothing', async () => {
    const { user } = await aBidder(runtime, 'someone-else');
    expect((await readBidderAuctionDay(user, null, now)).lots).toEqual([]);
    const terms = { startsInMs: -60_000, extensionWindowMs: 300_000, startingBidCents: 20_000_000 };
    const home = await addShortAuction({ ...terms, endsInMs: 3_600_000 }, now);
    await setFavorite(user.uid, { slug: home.slug, kind: 'saved' }, now);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { lots } = await readBidderAuctionDay(user, null, now);
    expect(lots).toMatchObject([{ slug: home.slug, you: { alias: null, standing: 'none' } }]);
  });
});
