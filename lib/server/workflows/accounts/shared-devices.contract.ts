import { describe, expect, test } from 'vitest';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { inLot } from '@/lib/domain/listings/lot';
import type { Device } from '@/lib/server/people/sessions/device';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, aStoredAuction } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { readAuction, recordEvents } from '@/lib/server/records/auctions/auction-record';
import { getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { bidderKeys, bidLists } from '@/lib/server/records/auctions/bid-collections';
import { forgetBidderNames, forgetNamesOf } from '@/lib/server/records/auctions/related-bidders';
import { rememberSellerDevice } from '@/lib/server/records/auctions/shared-devices';
import { relationCases } from '@/lib/server/records/desk/desk-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { buyNow } from '@/lib/server/workflows/bids/buy-now';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { startBidList, stopBidList } from '@/lib/server/workflows/bids/start-bid-list';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { readHome } from '@/lib/server/workflows/staff/staff-listings';

const buyNowCents = 40_000_000;
const dayMs = 86_400_000;

/** Bids of several accounts from one device, on one store engine. */
export function sharedDevicesContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string): string => `${name}${++count}d${Date.now().toString(36)}`;
  const person = (name: string) => aBidder(runtime(), unique(name));
  const aDevice = (): Device => ({ hash: unique('device'), isNew: false });
  const anAuction = (endsAt = Date.now() + 3_600_000) =>
    aStoredAuction(runtime(), unique('shared-'), { endsAt });
  const asking = (by: SignedIn, auctionId: string, device?: Device) =>
    ({ by, auctionId, device, key: unique('key-'), requestId: 'r', receivedAt: Date.now() }) as const;
  const bid = async (by: SignedIn, auctionId: string, dollars: number, device?: Device) => {
    const maximumCents = dollars * 100;
    const amounts = { maximumCents, confirmedMaximumCents: maximumCents };
    const answer = await placeBid({ ...asking(by, auctionId, device), ...amounts });
    return answer.ok ? 'accepted' : answer.reason.reason;
  };
  const buy = async (by: SignedIn, auctionId: string, device?: Device) => {
    const answer = await buyNow({ ...asking(by, auctionId, device), priceCents: buyNowCents });
    return answer.ok ? 'accepted' : answer.reason.reason;
  };
  const devicesWith = async (uid: string) => {
    const { docs } = await runtime().store.query(bidderKeys, {
      where: [{ field: 'uids', op: 'array-contains', value: uid }],
      limit: 100,
    });
    return docs.map(({ data }) => data);
  };
  const statusOf = async (auctionId: string) =>
    (await runtime().store.get(relationCases, auctionId))?.data.status;
  const handle = (auctionId: string) =>
    runtime().store.commit([
      write.set(relationCases, auctionId, { auctionId, listingKey: 'h', at: 1, status: 'handled' }),
    ]);

  test('a second account on a device may neither bid nor raise there, but from its own device and elsewhere', async () => {
    const [id, other] = [await anAuction(), await anAuction()];
    const [ann, bo] = [await person('ann'), await person('bo')];
    const [shared, phone] = [aDevice(), aDevice()];
    expect(await bid(ann, id, 300_000, shared)).toBe('accepted');
    expect(await bid(bo, id, 310_000, shared)).toBe('shared-device');
    // Told last, so that only who would be bound learns that somebody bid here.
    expect(await bid(bo, id, 1, shared)).toBe('too-low');
    expect(await bid(bo, id, 310_000, phone)).toBe('accepted');
    expect(await bid(bo, id, 350_000, shared)).toBe('shared-device');
    expect((await getPublicAuction(id))?.leaderAlias).toBe('Bidder 2');
    expect(await bid(bo, id, 350_000, phone)).toBe('accepted');
    expect(await bid(bo, other, 210_000, shared)).toBe('accepted');
    // Who was first has no more power than the second: elsewhere the device is now the other's.
    expect(await bid(ann, other, 250_000, shared)).toBe('shared-device');
  });

  test('one account bids from any number of devices, and without cookies everybody does', async () => {
    const id = await anAuction();
    const [ann, bo] = [await person('ann'), await person('bo')];
    const [laptop, phone] = [aDevice(), aDevice()];
    let dollars = 210_000;
    const bidNext = (by: SignedIn, device?: Device) => {
      dollars += 10_000;
      return bid(by, id, dollars, device);
    };
    for (const device of [laptop, phone, laptop, undefined, phone])
      expect(await bidNext(ann, device)).toBe('accepted');
    expect(await bidNext(bo)).toBe('accepted');
    for (const device of [laptop, phone]) expect(await bidNext(bo, device)).toBe('shared-device');
  });

  test('a device is read once for each bidder, and a browser without cookies fills no store', async () => {
    const id = await anAuction();
    const ann = await person('ann');
    const { store } = runtime();
    const { transact } = store;
    let reads = 0;
    store.transact = (work, options) =>
      transact((tx) => {
        const get: typeof tx.get = (from, key) => {
          if (from.name === bidderKeys.name) reads += 1;
          return tx.get(from, key);
        };
        const getAll: typeof tx.getAll = (from, keys) => {
          if (from.name === bidderKeys.name) reads += 1;
          return tx.getAll(from, keys);
        };
        return work({ ...tx, get, getAll });
      }, options);
    const laptop = aDevice();
    const countOf = async (dollars: number, device: Device) => {
      const before = reads;
      expect(await bid(ann, id, dollars, device)).toBe('accepted');
      return reads - before;
    };
    const counts = [
      await countOf(210_000, { ...laptop, isNew: true }),
      await countOf(220_000, laptop),
      await countOf(230_000, aDevice()),
    ];
    const known = (await devicesWith(ann.user.uid)).length;
    for (const dollars of [240_000, 250_000])
      counts.push(await countOf(dollars, { ...aDevice(), isNew: true }));
    store.transact = transact;
    // The first bid reads who left the same name.
    expect(counts).toEqual([1, 0, 1, 0, 0]);
    expect(await devicesWith(ann.user.uid)).toHaveLength(known);
  });

  test('a second account on a device may not buy there, but from its own device', async () => {
    const [ann, bo, seller] = [await person('ann'), await person('bo'), await person('seller')];
    const parts = { key: unique('h'), sellerUid: seller.user.uid, now: Date.now(), buyNowCents };
    const { auctionId } = await aPublishedHome(runtime(), parts);
    const shared = aDevice();
    expect(await bid(ann, auctionId, 250_000, shared)).toBe('accepted');
    expect(await buy(bo, auctionId, shared)).toBe('shared-device');
    expect(await buy(bo, auctionId, aDevice())).toBe('accepted');
  });

  test('a bid list bids from the device that started it, passes an auction that is another’s there, and then forgets it', async () => {
    const endsAt = Date.now() + 3_600_000;
    const [first, second] = [await anAuction(endsAt), await anAuction(endsAt)];
    const [ann, bo] = [await person('ann'), await person('bo')];
    const shared = aDevice();
    expect(await bid(ann, first, 210_000, shared)).toBe('accepted');
    const lots = [first, second].map((auctionId) => ({ auctionId, maximumCents: 25_000_000 }));
    const request = { by: bo, lots, acceptsLeadPaint: true, key: unique('list-'), receivedAt: Date.now() };
    const list = await startBidList({ ...request, device: shared });
    if (!list.ok) throw new Error('no list');
    const { listId } = list.value;
    const { store } = runtime();
    expect((await store.get(bidLists, listId))?.data).toMatchObject({
      passed: [{ why: 'not-allowed' }],
      device: shared.hash,
    });
    expect((await getPublicAuction(second))?.bidCount).toBe(1);
    expect(await bid(ann, second, 300_000, shared)).toBe('shared-device');
    await stopBidList(bo, listId, Date.now());
    expect((await store.get(bidLists, listId))?.data.device).toBeUndefined();
  });

  test('staff get a row once for each account that was refused on a device, and see which bidders used it', async () => {
    const [ann, bo, seller] = [await person('ann'), await person('bo'), await person('seller')];
    const admin = await aBidder(runtime(), unique('admin'), { role: 'admin' });
    const parts = { key: unique('h'), sellerUid: seller.user.uid, now: Date.now() };
    const { auctionId, listingKey } = await aPublishedHome(runtime(), parts);
    const relationsSeen = async () => {
      const file = await readHome(admin.user, listingKey);
      return file.ok
        ? file.value.bidders.map(({ alias, relations }) => [
            alias,
            relations.filter(({ shares }) => shares === 'device' || shares === 'attempt'),
          ])
        : [];
    };
    const shared = aDevice();
    expect(await bid(ann, auctionId, 250_000, shared)).toBe('accepted');
    expect(await statusOf(auctionId)).toBeUndefined();
    expect(await bid(bo, auctionId, 260_000, shared)).toBe('shared-device');
    expect(await statusOf(auctionId)).toBe('open');
    expect(await relationsSeen()).toEqual([['Bidder 1', [{ alias: '', shares: 'attempt' }]]]);
    expect(await bid(bo, auctionId, 260_000, aDevice())).toBe('accepted');
    await handle(auctionId);
    expect(await bid(bo, auctionId, 270_000, shared)).toBe('shared-device');
    expect(await statusOf(auctionId)).toBe('handled');
    expect(new Map((await relationsSeen()).map(([alias, shares]) => [alias, shares]))).toEqual(
      new Map([
        ['Bidder 1', [{ alias: 'Bidder 2', shares: 'device' }]],
        ['Bidder 2', [{ alias: 'Bidder 1', shares: 'device' }]],
      ]),
    );
  });

  describe('a device from which a home is sold', () => {
    async function aHome() {
      const [seller, ann, bo] = [await person('seller'), await person('ann'), await person('bo')];
      const parts = { key: unique('h'), sellerUid: seller.user.uid, now: Date.now(), buyNowCents };
      const { auctionId, listingKey } = await aPublishedHome(runtime(), parts);
      const sell = (device: Device, by = seller) =>
        rememberSellerDevice({ uid: by.user.uid, listingKey, device, now: Date.now() });
      const admin = await aBidder(runtime(), unique('admin'), { role: 'admin' });
      const seen = async () => {
        const file = await readHome(admin.user, listingKey);
        return file.ok
          ? file.value.bidders.map(({ uid, alias, relations }) => ({ uid, alias, relations }))
          : [];
      };
      return { seller, ann, bo, auctionId, listingKey, sell, seen };
    }
    const onSellers = [{ alias: '', shares: 'seller' }];

    test('takes no bid, purchase or bid of a list there afterward, and staff see whose was refused', async () => {
      const { ann, bo, auctionId, sell, seen } = await aHome();
      const shared = aDevice();
      await sell(shared);
      expect(await bid(ann, auctionId, 1, shared)).toBe('too-low');
      expect(await statusOf(auctionId)).toBeUndefined();
      expect(await bid(ann, auctionId, 250_000, shared)).toBe('shared-device');
      expect(await statusOf(auctionId)).toBe('open');
      expect(await seen()).toEqual([{ uid: ann.user.uid, alias: '', relations: onSellers }]);
      expect(await buy(bo, auctionId, shared)).toBe('shared-device');
      expect(await bid(bo, await anAuction(), 250_000, shared)).toBe('accepted');
      expect(await bid(ann, auctionId, 250_000, aDevice())).toBe('accepted');
      expect(await bid(ann, auctionId, 280_000, shared)).toBe('shared-device');
    });

    test('of a bidder stays with the bid, but takes no later one, and staff get one row', async () => {
      const { ann, auctionId, sell, seen } = await aHome();
      const shared = aDevice();
      expect(await bid(ann, auctionId, 250_000, shared)).toBe('accepted');
      expect(await bid(ann, auctionId, 255_000, shared)).toBe('accepted');
      await sell(shared);
      expect(await statusOf(auctionId)).toBe('open');
      expect(await seen()).toEqual([{ uid: ann.user.uid, alias: 'Bidder 1', relations: onSellers }]);
      expect(await bid(ann, auctionId, 260_000, shared)).toBe('shared-device');
      expect(await bid(ann, auctionId, 260_000, aDevice())).toBe('accepted');
      await handle(auctionId);
      await sell(shared);
      expect(await statusOf(auctionId)).toBe('handled');
    });

    test('counts for the auction of the lot in which the home is included, whoever was first', async () => {
      const { seller, ann, bo, auctionId, listingKey: leadKey, sell, seen } = await aHome();
      const other = await aHome();
      const { store } = runtime();
      const keys = [leadKey, other.listingKey];
      const lot = {
        leadKey,
        formedAt: 1,
        homes: keys.map((listingKey) => ({ listingKey, basisPoints: 5_000 })),
      };
      await store.transact(async (tx) => {
        for (const doc of await tx.getAll(listings, keys))
          if (doc) tx.set(listings, doc.id, inLot(doc.data, lot));
      });
      const [office, lobby, desk] = [aDevice(), aDevice(), aDevice()];
      await other.sell(office, seller);
      expect(await bid(ann, auctionId, 250_000, office)).toBe('shared-device');
      expect(await seen()).toEqual([{ uid: ann.user.uid, alias: '', relations: onSellers }]);
      await handle(auctionId);
      expect(await bid(bo, auctionId, 250_000, lobby)).toBe('accepted');
      await other.sell(lobby, seller);
      expect(await statusOf(auctionId)).toBe('open');
      expect(await bid(bo, auctionId, 260_000, lobby)).toBe('shared-device');
      await sell(desk);
      expect(await bid(ann, auctionId, 270_000, desk)).toBe('shared-device');
    });

    test('counts for every person who sells it, and not for their own mistake of bidding there', async () => {
      const { seller, ann, auctionId, sell } = await aHome();
      const [shared, office] = [aDevice(), aDevice()];
      const colleague = await person('colleague');
      await sell(shared);
      await sell(office, colleague);
      await sell(office);
      expect(await bid(ann, auctionId, 250_000, office)).toBe('shared-device');
      expect(await bid(seller, auctionId, 250_000, shared)).toBe('own-listing');
    });

    test('is forgotten with the account, and 180 days after its latest use', async () => {
      const { seller, listingKey, sell } = await aHome();
      const about = async () =>
        (await devicesWith(seller.user.uid)).filter(({ auctionId }) => auctionId === listingKey).length;
      await sell(aDevice());
      await forgetBidderNames(Date.now() + 179 * dayMs);
      expect(await about()).toBe(1);
      for (let run = 0; run < 20; run += 1) await forgetBidderNames(Date.now() + 181 * dayMs);
      expect(await about()).toBe(0);
      await sell(aDevice());
      await forgetNamesOf(seller.user.uid);
      expect(await about()).toBe(0);
    });
  });

  test('devices are forgotten with the account, and once the auction is over', async () => {
    const id = await anAuction();
    const [ann, bo] = [await person('ann'), await person('bo')];
    const shared = aDevice();
    expect(await bid(ann, id, 210_000, shared)).toBe('accepted');
    expect(await bid(bo, id, 250_000, shared)).toBe('shared-device');
    expect(await devicesWith(bo.user.uid)).toMatchObject([{ sharedIn: id }]);
    await forgetNamesOf(bo.user.uid);
    expect(await devicesWith(bo.user.uid)).toEqual([]);
    await runtime().store.transact(async (tx) => {
      const auction = await readAuction(tx, id);
      const by = { by: 'staff', reason: 'fraud', now: Date.now() } as const;
      const canceled = decide(auction?.state ?? null, { type: 'cancel', ...by });
      if (auction && canceled.ok) recordEvents(tx, auction, canceled.value.events, null);
    });
    // The other cases left more than one run forgets.
    for (let run = 0; run < 20; run += 1) await forgetBidderNames(Date.now() + 2 * dayMs);
    expect(await devicesWith(ann.user.uid)).toEqual([]);
  });
}
