import { afterAll, expect, test } from 'vitest';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { cents } from '@/lib/domain/shared/money';
import { getSaleDay, listCurrentSaleDays } from '@/lib/server/catalog/listings/sale-days';
import { runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { addShortAuction } from '@/lib/server/jobs/seeding/short-auction';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { readBidderAuctionDay } from './bidder-auction-day';
import { readSellerAuctionDay } from './seller-auction-day';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);
const now = Date.now();
const hourMs = 3_600_000;
const seller = { id: 'org_larch', name: 'Larch Savings' };

/** Noon two days from now, so that the hours around it are on the same New York day. */
const noonMs = Date.parse(`${newYorkDay(now + 48 * hourMs)}T17:00:00Z`) - now;
const add = (endsInMs: number, sealedReserveCents?: number) =>
  addShortAuction(
    {
      ...{ startsInMs: -hourMs, extensionWindowMs: 1, startingBidCents: 20_000_000, seller },
      ...{ endsInMs, sealedReserveCents },
    },
    now,
  );
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('three lots of a sale day get bids in turn: the event, both boards and one exposure follow each of them', async () => {
  const single = await add(noonMs);
  const lead = await add(noonMs + hourMs);
  const reserved = await add(noonMs + 2 * hourMs, 90_000_000);
  const { auctionId, ...included } = await add(noonMs + hourMs);
  const homes = [lead, included].map(({ listingKey }) => ({ listingKey, basisPoints: 5_000 }));
  const lot = { leadKey: lead.listingKey, homes, formedAt: now };
  const record = (await runtime.store.get(auctions, auctionId ?? ''))?.data;
  if (!record) throw new Error('It has an auction');
  await runtime.store.commit([
    write.set(listings, lead.listingKey, { ...lead, lot }),
    write.set(listings, included.listingKey, { ...included, auctionId: null, lot }),
    write.set(auctions, auctionId ?? '', { ...record, lotLeadKey: lead.listingKey }),
  ]);
  await settle();
  const limit = { bidLimit: { cents: cents(100_000_000), at: now } };
  const [ann, ben] = [await aBidder(runtime, 'ann', limit), await aBidder(runtime, 'ben', limit)];
  const day = newYorkDay(now + noonMs);
  const [{ slug = '', homes: counted = 0 } = {}] = await listCurrentSaleDays();
  expect(counted).toBe(4);

  let bids = 0;
  const bid = async (
    by: SignedIn,
    { auctionId }: { readonly auctionId: string | null },
    amountCents: number,
  ) => {
    bids += 1;
    const amount = { maximumCents: amountCents, confirmedMaximumCents: amountCents };
    const request = { auctionId: auctionId ?? '', by, key: `key-${bids}`, requestId: 'r' };
    const placed = await placeBid({ ...request, ...amount, receivedAt: Date.now() });
    await settle();
    return placed.ok ? 'ok' : placed.reason.reason;
  };
  /** The price of each lot in the event, which is also the one of the seller's board. */
  const prices = async () => {
    const event = (await getSaleDay(slug))?.lots.map(({ card }) => card) ?? [];
    const shown = event.map(({ auction }) => auction?.currentPriceCents ?? 0);
    const { lots } = await readSellerAuctionDay(seller.id, day, now);
    const ofBoard = event.map(
      (card) => lots.find((own) => own.slug === card.slug)?.auction.currentPriceCents,
    );
    expect(ofBoard).toEqual(shown);
    return shown;
  };
  const boardOf = async ({ user }: SignedIn) => {
    const { lots, exposureCents } = await readBidderAuctionDay(user, day, now);
    return { exposureCents, standings: lots.map(({ you }) => you.standing) };
  };

  expect(await bid(ann, single, 30_000_000)).toBe('ok');
  expect(await bid(ann, lead, 50_000_000)).toBe('ok');
  expect(await boardOf(ann)).toEqual({ exposureCents: 80_000_000, standings: ['leading', 'leading'] });
  expect(await bid(ann, reserved, 30_000_000)).toBe('over-limit');
  expect(await prices()).toEqual([20_000_000, 20_000_000, 20_000_000]);

  expect(await bid(ben, single, 40_000_000)).toBe('ok');
  expect(await boardOf(ann)).toMatchObject({ exposureCents: 50_000_000, standings: ['outbid', 'leading'] });
  expect(await bid(ann, reserved, 30_000_000)).toBe('ok');
  expect(await bid(ben, lead, 45_000_000)).toBe('ok');
  expect(await boardOf(ben)).toMatchObject({ exposureCents: 40_000_000, standings: ['leading', 'outbid'] });
  const [first = 0, second = 0, third] = await prices();
  expect([first > 30_000_000, second > 45_000_000, third]).toEqual([true, true, 20_000_000]);

  await runAuctions(now + noonMs + 3 * hourMs);
  await settle();
  const ended = (await getSaleDay(slug))?.lots ?? [];
  expect(ended.map(({ number, card }) => [number, card.slug, card.lot?.homes ?? 1])).toEqual([
    [1, single.slug, 1],
    [2, lead.slug, 2],
    [3, reserved.slug, 1],
  ]);
  expect(ended.map(({ card }) => card.auction?.outcome)).toEqual(['sold', 'sold', 'reserve-not-met']);
  expect(await prices()).toEqual([first, second, third]);
});
