import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaderOf } from '@/lib/domain/auctions/state/secrets';
import { sumOf } from '@/lib/domain/eligibility/bid-exposure';
import { cents } from '@/lib/domain/shared/money';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction } from '@/lib/server/platform/runtime/runtime.fixture';
import { type Reader, write } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { openClosing } from '@/lib/server/workflows/closings/record-closing';
import { auctionSecrets, auctions } from './auction-collections';
import { readAuction } from './auction-record';
import { bidExposures } from './bid-collections';
import { readAvailableLimit, readBidExposure } from './bid-exposure';

const limit = 50_000_000;

/** The contract of the bid limit for one store: it covers all bids and purchases of a person together. */
export function bidExposureContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string): string => {
    count += 1;
    return `${name}${count}u${Date.now().toString(36)}`;
  };
  const limited = () => aBidder(runtime(), unique('rosa'), { bidLimit: { cents: cents(limit), at: 0 } });
  const anAuction = () => aStoredAuction(runtime(), unique('a'));
  const bid = async (auctionId: string, by: SignedIn, dollars: number) => {
    const maximumCents = dollars * 100;
    const result = await placeBid({
      auctionId,
      by,
      maximumCents,
      confirmedMaximumCents: maximumCents,
      key: unique('key'),
      requestId: 'r',
      receivedAt: Date.now(),
    });
    return result.ok ? { reason: 'ok' } : result.reason;
  };
  const overLimit = (left: number) => ({
    reason: 'over-limit',
    limitCents: limit,
    leftCents: left * 100,
  });
  const ok = { reason: 'ok' };

  test('the limit covers all auctions that a person leads, and being outbid frees the maximum again', async () => {
    const [rosa, theo] = [await limited(), await aBidder(runtime(), unique('theo'))];
    const [one, two, three] = [await anAuction(), await anAuction(), await anAuction()];
    expect(await bid(one, rosa, 250_000)).toEqual(ok);
    expect(await bid(two, rosa, 250_001)).toEqual(overLimit(250_000));
    expect(await bid(one, rosa, 280_000)).toEqual(ok);
    expect(await bid(two, rosa, 220_000)).toEqual(ok);
    expect(await bid(three, rosa, 200_000)).toEqual(overLimit(0));
    expect(await bid(one, theo, 400_000)).toEqual(ok);
    expect(await bid(three, rosa, 280_001)).toEqual(overLimit(280_000));
    expect(await bid(three, rosa, 280_000)).toEqual(ok);
    expect((await runtime().store.get(bidExposures, rosa.user.uid))?.data.maxima).toEqual({
      [two]: 22_000_000,
      [three]: 28_000_000,
    });
  });

  test('a purchase uses up its price of the limit until its closing ends', async () => {
    const rosa = await limited();
    const [one, offerId] = [await anAuction(), unique('o')];
    const { uid } = rosa.user;
    const home = { listingKey: unique('h'), slug: 's', sellerId: 'olive', buyerId: uid };
    const closing = { ...home, priceCents: cents(30_000_000), cameFrom: { kind: 'offer', offerId } as const };
    await runtime().store.transact((tx) => openClosing(tx, { ...closing, at: 1 }));
    expect(await bid(one, rosa, 200_001)).toEqual(overLimit(200_000));
    const available = await readAvailableLimit(rosa.user, null);
    expect(available).toEqual({ limitCents: limit, leftCents: 20_000_000 });
    const opened = await runtime().store.get(closings, `o-${offerId}`);
    if (!opened) throw new Error('It was opened');
    await runtime().store.commit([write.set(closings, opened.id, { ...opened.data, status: 'Closed' })]);
    expect(await bid(one, rosa, 500_000)).toEqual(ok);
  });

  test('two simultaneous bids in two auctions cannot exceed the limit together, even before exposures are stored', async () => {
    for (const isStored of [true, false]) {
      const rosa = await limited();
      const homes = [await anAuction(), await anAuction(), await anAuction()];
      const [first = '', ...others] = homes;
      expect(await bid(first, rosa, 200_000)).toEqual(ok);
      if (!isStored) await runtime().store.commit([write.delete(bidExposures, rosa.user.uid)]);
      const answers = await Promise.all(others.map((auctionId) => bid(auctionId, rosa, 260_000)));
      expect(answers.map(({ reason }) => reason).sort()).toEqual(['ok', 'over-limit']);
    }
  });

  test('other auctions are read, without secrets, only if their maximums do not fit; ended ones are pruned at every 20th exposure', async () => {
    const rosa = await limited();
    const { uid } = rosa.user;
    const [live, home] = [await anAuction(), await anAuction()];
    expect(await bid(live, rosa, 250_000)).toEqual(ok);
    const over = Array.from({ length: 19 }, () => [unique('over'), 100] as const);
    const storeExposures = (ended: typeof over) => {
      const maxima = { ...Object.fromEntries(ended), [live]: 25_000_000 };
      return runtime().store.commit([write.set(bidExposures, uid, { uid, maxima, saleIds: [] })]);
    };
    const maximaOf = async () => (await runtime().store.get(bidExposures, uid))?.data.maxima ?? {};
    await storeExposures(over.slice(1));
    expect(await bid(await anAuction(), rosa, 240_000)).toEqual(ok);
    expect(Object.keys(await maximaOf())).toHaveLength(20);
    await storeExposures(over);
    const read = new Set<string>();
    const counting: Reader = {
      get(of, id) {
        read.add(of.name);
        return runtime().store.get(of, id);
      },
      getAll(of, ids) {
        read.add(of.name);
        return runtime().store.getAll(of, ids);
      },
    };
    const room = 25_001_900;
    expect((await readBidExposure(counting, uid, home, room)).exposureCents).toBe(room);
    expect([...read]).not.toContain(auctions.name);
    expect((await readBidExposure(counting, uid, home, room - 1)).exposureCents).toBe(25_000_000);
    expect([...read]).toContain(auctions.name);
    expect([...read]).not.toContain(auctionSecrets.name);
    expect(await bid(home, rosa, 240_000)).toEqual(ok);
    expect(await maximaOf()).toEqual({ [live]: 25_000_000, [home]: 24_000_000 });
  });

  test('an exposure stays within the limit, and a bid within the limit is not refused for it', async () => {
    const step = fc.record({
      who: fc.nat(1),
      home: fc.nat(2),
      dollars: fc.integer({ min: 200, max: 520 }).map((thousands) => thousands * 1_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const people = [await limited(), await limited()];
        const homes = [await anAuction(), await anAuction(), await anAuction()];
        const exposureElsewhere = async (uid: string, exceptId: string | null) => {
          const others = homes.filter((id) => id !== exceptId);
          const all = await Promise.all(others.map((id) => readAuction(runtime().store, id)));
          const leaders = all.map((auction) => auction && leaderOf(auction.state.secret));
          return sumOf(leaders.map((leader) => (leader?.bidderId === uid ? leader.maximumCents : 0)));
        };
        for (const { who, home, dollars } of steps) {
          const [by, auctionId] = [people[who], homes[home]];
          if (!by || !auctionId) throw new Error('There are that many');
          const { uid } = by.user;
          const isTooMuch = (await exposureElsewhere(uid, auctionId)) + dollars * 100 > limit;
          const { reason } = await bid(auctionId, by, dollars);
          expect(reason === 'over-limit').toBe(isTooMuch);
          expect(await exposureElsewhere(uid, null)).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 10 },
    );
  });
}
