import { afterAll, expect, test } from 'vitest';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
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

async function bidsAs(auctionId: string, uid: string, legalName: string) {
  const { user } = await aBidder(runtime, uid);
  const registration = user.registration && { ...user.registration, legalName };
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
  expect(await keysIn(over)).toHaveLength(1);
  await forgetBidderNames(later);
  expect(await keysIn(over)).toEqual([]);
  expect(await keysIn(open)).toMatchObject([{ uids: ['ann'], checkAt: later + dayMs }]);
});

test('a deleted account leaves the name that it shares, and takes its own name with it', async () => {
  const id = await aStoredAuction(runtime, 'shared');
  await bidsAs(id, 'bo', 'Bo Hill');
  await bidsAs(id, 'other-bo', 'Bo Hill');
  await bidsAs(id, 'cy', 'Cy Fox');
  await forgetNamesOf('bo');
  await forgetNamesOf('cy');
  expect(await keysIn(id)).toMatchObject([{ uids: ['other-bo'] }]);
});
