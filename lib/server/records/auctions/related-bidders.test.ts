import { afterAll, expect, test } from 'vitest';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { relationCases } from '@/lib/server/records/desk/desk-collections';
import { readAuction, recordEvents } from './auction-record';
import { bidderKeys } from './bid-collections';
import { forgetBidderNames, forgetNamesOf, rememberBidder } from './related-bidders';

const runtime = openTestRuntime();
const { store } = runtime;
afterAll(runtime.end);
const dayMs = 86_400_000;

const keysIn = async (auctionId: string) => {
  const { docs } = await store.query(bidderKeys, { limit: 100 });
  return docs.map(({ data }) => data).filter((each) => each.auctionId === auctionId);
};

async function bidsAs(
  auctionId: string,
  uid: string,
  legalName: string,
  phone?: string,
  household?: readonly string[],
) {
  const { user } = await aBidder(runtime, uid);
  const own = user.registration;
  const address = own?.address && { ...own.address, street: `${uid} Street` };
  const registration = own && {
    ...own,
    legalName,
    ...(address && { address }),
    ...(phone && { phone }),
    ...(household && { household: [...household] }),
  };
  await store.transact(async (tx) => {
    const auction = await readAuction(tx, auctionId);
    if (auction) await rememberBidder(tx, auction.state, { uid, registration });
  });
}

test('the names of bidders are deleted once their auction is over, and kept while it runs', async () => {
  const [over, open] = [await aStoredAuction(runtime, 'over'), await aStoredAuction(runtime, 'open')];
  for (const id of [over, open]) await bidsAs(id, 'ann', 'Ann Hill');
  await store.transact(async (tx) => {
    const auction = await readAuction(tx, over);
    const canceled = decide(auction?.state ?? null, {
      type: 'cancel',
      by: 'staff',
      reason: 'fraud',
      now: Date.now(),
    });
    if (auction && canceled.ok) recordEvents(tx, auction, canceled.value.events, null);
  });
  const later = Date.now() + 2 * dayMs;
  await forgetBidderNames(later - dayMs);
  // The name for the refusal, and phone number and address for staff.
  expect(await keysIn(over)).toHaveLength(3);
  await forgetBidderNames(later);
  expect(await keysIn(over)).toEqual([]);
  const kept = { uids: ['ann'], checkAt: later + dayMs };
  expect(await keysIn(open)).toMatchObject([kept, kept, kept]);
});

test('a deleted account leaves the name that it shares, and takes its own name with it', async () => {
  const id = await aStoredAuction(runtime, 'shared');
  await bidsAs(id, 'bo', 'Bo Hill');
  await bidsAs(id, 'other-bo', 'Bo Hill');
  await bidsAs(id, 'cy', 'Cy Fox');
  await forgetNamesOf('bo');
  await forgetNamesOf('cy');
  const others = { uids: ['other-bo'] };
  expect(await keysIn(id)).toMatchObject([others, others, others]);
});

test('bidders who typed the same phone number get staff a row, once for each further match', async () => {
  const id = await aStoredAuction(runtime, 'phones');
  const statusNow = async () => (await store.get(relationCases, id))?.data.status;
  await bidsAs(id, 'dora', 'Dora Lake', '+12125550101');
  await bidsAs(id, 'emil', 'Emil Stone', '+12125550102');
  expect(await statusNow()).toBeUndefined();
  await bidsAs(id, 'finn', 'Finn Reed', '+12125550101');
  expect(await statusNow()).toBe('open');
  const handled = { auctionId: id, listingKey: 'h1', at: 1, status: 'handled' } as const;
  await store.commit([write.set(relationCases, id, handled)]);
  await bidsAs(id, 'finn', 'Finn Reed', '+12125550101');
  expect(await statusNow()).toBe('handled');
  await bidsAs(id, 'gus', 'Gus Hall', '+12125550102');
  expect(await statusNow()).toBe('open');
});

test('a bid by a declared household member opens one row for staff, whoever bids first', async () => {
  const statusNow = async (id: string) => (await store.get(relationCases, id))?.data.status;
  const phones = ['+12125550111', '+12125550112', '+12125550113'];
  const ann = (id: string) => bidsAs(id, 'ann', 'Ann Hill', phones[0], ['Bo Reed', 'Cy Fox']);
  const bo = (id: string) => bidsAs(id, 'bo', 'Bo Reed', phones[1]);
  const id = await aStoredAuction(runtime, 'declared');
  await ann(id);
  await bidsAs(id, 'dan', 'Dan Wood', phones[2], ['Cy Fox']);
  expect(await statusNow(id)).toBeUndefined();
  await bo(id);
  expect(await statusNow(id)).toBe('open');
  const handled = { auctionId: id, listingKey: 'h1', at: 1, status: 'handled' } as const;
  await store.commit([write.set(relationCases, id, handled)]);
  for (const bidAgain of [bo, ann]) await bidAgain(id);
  expect(await statusNow(id)).toBe('handled');
  const other = await aStoredAuction(runtime, 'declared-later');
  for (const bidNow of [bo, ann]) await bidNow(other);
  expect(await statusNow(other)).toBe('open');
  await forgetNamesOf('ann');
  expect((await keysIn(id)).flatMap(({ uids }) => uids)).not.toContain('ann');
});
