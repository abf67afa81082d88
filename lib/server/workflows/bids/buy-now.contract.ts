import { expect, test } from 'vitest';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { contractDueMs } from '@/lib/domain/closings/closing';
import { cents } from '@/lib/domain/shared/money';
import { fanOutNotifications } from '@/lib/server/jobs/fan-out-notifications';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder } from '@/lib/server/platform/runtime/runtime.fixture';
import { auctionEvents, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import { getAuctionFor, getLedger, getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { bids, requests } from '@/lib/server/records/auctions/bid-collections';
import { readOwnReceipts } from '@/lib/server/records/auctions/bid-receipts';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { volunteerAsBackup } from '@/lib/server/workflows/closings/volunteer-as-backup';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { buyNow, type PurchaseRequest } from './buy-now';
import { placeBid } from './place-bid';
import { withdrawUnanswered } from './withdraw-unanswered';

const buyNowCents = 40_000_000;
const hour = 3_600_000;
const reasonOf = (answer: { ok: true } | { ok: false; reason: { reason: string } }) =>
  answer.ok ? 'ok' : answer.reason.reason;

/** Buy now on one engine: a home with a reserve of $300,000 and a buy-now price of $400,000. */
export function buyNowContract(runtime: () => Runtime): void {
  let count = 0;
  const unique = (name: string): string => `${name}${++count}b${Date.now().toString(36)}`;
  const person = (name: string) => aBidder(runtime(), unique(name));
  async function aHome() {
    const seller = await person('seller');
    const parts = { key: unique('h'), sellerUid: seller.user.uid, now: Date.now(), buyNowCents };
    return { ...(await aPublishedHome(runtime(), parts)), seller };
  }
  const asking = (by: SignedIn, auctionId: string) =>
    ({ by, auctionId, key: unique('key-'), requestId: 'r', receivedAt: Date.now() }) as const;
  const buy = (by: SignedIn, auctionId: string, more: Partial<PurchaseRequest> = {}) =>
    buyNow({ ...asking(by, auctionId), priceCents: buyNowCents, ...more });
  const bid = (by: SignedIn, auctionId: string, maximumCents: number, key = unique('key-')) =>
    placeBid({ ...asking(by, auctionId), maximumCents, confirmedMaximumCents: maximumCents, key });
  async function expectSound(auctionId: string) {
    const ledger = (await getLedger(auctionId)) ?? [];
    const { ok, fault, head } = verify(ledger);
    expect([ok, fault]).toEqual([true, null]);
    expect((await getPublicAuction(auctionId))?.ledgerHead).toBe(head.hash);
    return ledger;
  }

  test('a buyer can’t buy against a bidder they declared before the opening; the reverse is allowed', async () => {
    const { auctionId } = await aHome();
    const [ann, ben] = await Promise.all([person('ann'), person('ben')]);
    const household = [ben.user.registration?.legalName ?? ''];
    const registration = ann.user.registration && { ...ann.user.registration, household, acceptedAt: 0 };
    await aBidder(runtime(), ann.user.uid, { registration });
    expect(reasonOf(await bid(ben, auctionId, 25_000_000))).toBe('ok');
    expect(reasonOf(await buy(ann, auctionId))).toBe('related-bidder');
    const other = await aHome();
    expect(reasonOf(await bid(ann, other.auctionId, 25_000_000))).toBe('ok');
    expect(reasonOf(await buy(ben, other.auctionId))).toBe('ok');
  });

  test('a purchase ends the auction, opens the closing and notifies buyer, seller and bidders in one commit', async () => {
    const { auctionId, listingKey, seller } = await aHome();
    const [ann, ben] = await Promise.all([person('ann'), person('ben')]);
    expect(reasonOf(await bid(ann, auctionId, 25_000_000))).toBe('ok');
    const key = unique('key-');
    const answer = await buy(ben, auctionId, { key });
    const saleId = `a-${auctionId}`;
    expect(answer).toMatchObject({
      ok: true,
      value: { alias: 'Bidder 2', priceCents: buyNowCents, saleId, seq: 3 },
    });
    expect(await buy(ben, auctionId, { key })).toEqual(answer);
    expect(reasonOf(await buy(ben, auctionId, { key, priceCents: 1 }))).toBe('key-reused');
    expect(reasonOf(await bid(ben, auctionId, buyNowCents, key))).toBe('key-reused');
    expect(reasonOf(await buy(ann, auctionId))).toBe('ended');
    expect(reasonOf(await bid(ann, auctionId, 50_000_000))).toBe('ended');

    const ledger = await expectSound(auctionId);
    expect(answer.ok && answer.value.hash).toBe(ledger.at(-1)?.hash);
    expect(JSON.stringify(ledger)).not.toContain(ben.user.uid);
    const receipts = await readOwnReceipts(ben.user.uid, auctionId);
    expect(receipts).toMatchObject({ receipts: [], purchase: answer.ok && answer.value });
    expect((await readOwnReceipts(ann.user.uid, auctionId))?.purchase).toBeNull();
    const { store } = runtime();
    expect((await store.get(auctionEvents, ledgerId(auctionId, 3)))?.data.bidder?.uid).toBe(ben.user.uid);
    expect((await store.get(listings, listingKey))?.data.standardStatus).toBe('Pending');
    expect((await store.get(closings, saleId))?.data).toMatchObject({
      buyerId: ben.user.uid,
      sellerId: seller.user.uid,
      cameFrom: { kind: 'buy-now', auctionId, offerId: null },
    });
    const row = (await store.get(bids, `${auctionId}:${ben.user.uid}`))?.data;
    expect([row?.alias, row && 'maximumCents' in row]).toEqual(['Bidder 2', false]);
    const public_ = await getPublicAuction(auctionId);
    expect(public_).toMatchObject({
      status: 'ended',
      outcome: 'sold-buy-now',
      leaderAlias: 'Bidder 2',
      salePriceCents: buyNowCents,
      currentPriceCents: 20_000_000,
      bidCount: 1,
      bidderCount: 1,
      minimumNextBidCents: null,
    });
    expect(Date.parse(public_?.endsAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await getAuctionFor(ann.user, auctionId))?.you.standing).toBe('outbid');
    expect((await getAuctionFor(ben.user, auctionId))?.you.standing).toBe('leading');

    const notifications = await store.getAll(
      outbox,
      ['bought', 'sold-now'].map((kind) => `${auctionId}:3:${kind}`),
    );
    expect(notifications.map((doc) => doc?.data.uid)).toEqual([ben.user.uid, seller.user.uid]);
    const dueAt = (await store.get(auctionEvents, ledgerId(auctionId, 3)))?.data.event.at ?? 0;
    for (const doc of notifications) expect(doc?.data).toMatchObject({ answerBy: dueAt + contractDueMs });
    const again = ['buyer', 'seller'].map((side) => `sale:${saleId}:1:${side}:opened`);
    expect(await store.getAll(outbox, again)).toEqual([null, null]);
    await fanOutNotifications(Date.now() + 1_000);
    const lost = (await store.get(outbox, `${auctionId}:lost:${ann.user.uid}`))?.data;
    expect(lost).toMatchObject({ news: { type: 'lost', priceCents: buyNowCents, isBuyNow: true } });
    expect(await store.get(outbox, `${auctionId}:lost:${ben.user.uid}`)).toBeNull();

    const until = Date.now() + 24 * hour;
    expect((await volunteerAsBackup(ann, auctionId, until, Date.now())).ok).toBe(true);
    expect((await volunteerAsBackup(ben, auctionId, until, Date.now())).ok).toBe(false);
  });

  test('looking up an unanswered request withdraws its key: a late purchase or bid under it is refused', async () => {
    const { auctionId } = await aHome();
    const ann = await person('ann');
    const [late, early] = [asking(ann, auctionId), asking(ann, auctionId)];
    expect(await withdrawUnanswered(late)).toEqual({ ok: true, value: null });
    expect(reasonOf(await buy(ann, auctionId, { key: late.key }))).toBe('withdrawn');
    expect(reasonOf(await bid(ann, auctionId, 25_000_000, late.key))).toBe('withdrawn');
    const answer = await buy(ann, auctionId, { key: early.key });
    expect(reasonOf(answer)).toBe('ok');
    expect(await withdrawUnanswered(early)).toEqual({ ok: true, value: answer });
  });

  test('only one of several simultaneous buyers and bidders wins', async () => {
    const { auctionId } = await aHome();
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => person(`c${n}`)));
    const answers = await Promise.all(
      crowd.map((by, n) =>
        n % 2 ? buy(by, auctionId) : bid(by, auctionId, 20_000_000 + n * 4_000_000).then(reasonOf),
      ),
    );
    const bought = answers.filter((answer) => typeof answer === 'object' && answer.ok);
    const ledger = await expectSound(auctionId);
    expect(ledger.filter(({ type }) => type === 'bought')).toHaveLength(bought.length);
    const isMet = ledger.some(({ data }) => 'reserveMet' in data && data.reserveMet);
    expect(bought).toHaveLength(isMet ? 0 : 1);
    expect((await runtime().store.get(closings, `a-${auctionId}`)) !== null).toBe(!isMet);
  });

  test('the limit allows only one of two simultaneous purchases by one person', async () => {
    const bidLimit = { cents: cents(2 * buyNowCents - 100), at: Date.now() };
    const ann = await aBidder(runtime(), unique('ann'), { bidLimit });
    const homes = [await aHome(), await aHome()];
    const answers = await Promise.all(homes.map(({ auctionId }) => buy(ann, auctionId)));
    expect(answers.map(reasonOf).sort()).toEqual(['ok', 'over-limit']);
    const opened = await Promise.all(
      homes.map(({ auctionId }) => runtime().store.get(closings, `a-${auctionId}`)),
    );
    expect(opened.filter((closing) => closing !== null)).toHaveLength(1);
  });

  test('a bid that meets the reserve ends buy now, and an ineligible bidder cannot buy', async () => {
    const { auctionId, seller } = await aHome();
    const { store } = runtime();
    const now = Date.now();
    const poor = await aBidder(runtime(), unique('poor'), {
      bidLimit: { cents: cents(buyNowCents - 100), at: now },
    });
    const unknown = await aBidder(runtime(), unique('new'), { registration: null });
    expect(reasonOf(await buy(seller, auctionId))).toBe('own-listing');
    expect(reasonOf(await buy(poor, auctionId))).toBe('over-limit');
    expect(reasonOf(await buy(unknown, auctionId))).toBe('not-registered');
    const ann = await person('ann');
    expect(reasonOf(await buy({ ...ann, sessionId: 'none' }, auctionId))).toBe('signed-out');
    const wrong = { priceCents: buyNowCents - 100, key: unique('key-') };
    for (const _ of [1, 2]) expect(reasonOf(await buy(ann, auctionId, wrong))).toBe('price-changed');
    expect(await store.get(requests, `${auctionId}:${ann.user.uid}:${wrong.key}`)).toBeNull();
    expect(reasonOf(await buy(ann, 'nothing'))).toBe('not-found');
    expect(reasonOf(await bid(ann, auctionId, 30_000_000))).toBe('ok');
    expect(reasonOf(await buy(await person('ben'), auctionId))).toBe('buy-now-over');
    expect(await store.get(closings, `a-${auctionId}`)).toBeNull();
    await expectSound(auctionId);
  });
}
