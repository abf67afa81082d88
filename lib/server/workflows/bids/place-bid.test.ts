import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { evolve, publicStateOf } from '@/lib/domain/auctions/state/state';
import { verify } from '@/lib/domain/auctions/verify/verify';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { BusyError, write } from '@/lib/server/platform/store/store';
import { maxStoredRefusals, maxWithdrawnKeys } from '@/lib/server/records/auctions/answered-requests';
import { auctionEvents, auctionSecrets, auctions } from '@/lib/server/records/auctions/auction-collections';
import { getLedger, getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { bidderKeys, bids, refusedRequests, requests } from '@/lib/server/records/auctions/bid-collections';
import { getRefusedInsiderBids } from '@/lib/server/records/auctions/refused-insider-bids';
import { relationCases } from '@/lib/server/records/desk/desk-collections';
import { type PlaceBidRequest, placeBid } from './place-bid';
import { withdrawUnanswered } from './withdraw-unanswered';

const test = openTestRuntime();
afterAll(test.end);

let keys = 0;
const bid = (auctionId: string, by: SignedIn, dollars: number, more: Partial<PlaceBidRequest> = {}) =>
  placeBid({
    auctionId,
    by,
    key: `key-${++keys}`,
    requestId: 'r',
    receivedAt: Date.now(),
    maximumCents: dollars * 100,
    confirmedMaximumCents: dollars * 100,
    ...more,
  });
const reasonOf = (answer: Awaited<ReturnType<typeof bid>>) => (answer.ok ? 'accepted' : answer.reason.reason);

async function rebuilt(auctionId: string) {
  const { docs } = await test.store.query(auctionEvents, {
    where: [{ field: 'auctionId', op: '==', value: auctionId }],
    orderBy: [{ field: 'seq', direction: 'asc' }],
  });
  return docs.reduce<Parameters<typeof evolve>[0]>((state, { data }) => evolve(state, data.event), null);
}

describe('placing a bid', () => {
  it('stores the bid, its ledger entry, its row and the bidder’s identity', async () => {
    const id = await aStoredAuction(test, 'kept');
    const ann = await aBidder(test, 'ann');
    const answer = await bid(id, ann, 251_234, { requestId: 'request-7' });
    expect(answer).toMatchObject({
      ok: true,
      value: { alias: 'Bidder 1', standing: 'leading', priceAfterCents: 20_000_000, seq: 2 },
    });
    const ledger = (await getLedger(id)) ?? [];
    expect(answer.ok && ledger.at(-1)?.hash).toBe(answer.ok && answer.value.hash);
    expect((await test.store.get(bids, `${id}:ann`))?.data.maximumCents).toBe(25_123_400);
    const event = await test.store.get(auctionEvents, `${id}:00000002`);
    expect(event?.data.bidder).toMatchObject({ uid: 'ann', legalName: 'Legal ann', requestId: 'request-7' });
    expect(JSON.stringify(ledger)).not.toContain('251234');
  });

  it('refuses a bid against someone whom the bidder declared, and names neither of them', async () => {
    const id = await aStoredAuction(test, 'related');
    const bo = await aBidder(test, 'bo');
    const ann = await aBidder(test, 'ann');
    const registration = ann.user.registration && {
      ...ann.user.registration,
      household: ['Legal bo'],
      acceptedAt: 0,
    };
    await aBidder(test, 'ann', { registration });
    expect(reasonOf(await bid(id, bo, 210_000))).toBe('accepted');
    const refused = await bid(id, ann, 250_000);
    expect(refused).toEqual({ ok: false, reason: { reason: 'related-bidder' } });
    expect(await getLedger(id)).toHaveLength(2);
  });

  it('lets a rival bid whom an earlier bidder declared, then refuses further bids from that bidder, and tells staff', async () => {
    const id = await aStoredAuction(test, 'related-first');
    const [ann, bo] = [await aBidder(test, 'ann'), await aBidder(test, 'bo')];
    const registration = ann.user.registration && {
      ...ann.user.registration,
      household: ['Legal bo'],
      acceptedAt: 0,
    };
    await aBidder(test, 'ann', { registration });
    expect(reasonOf(await bid(id, ann, 300_000))).toBe('accepted');
    const handled = { auctionId: id, listingKey: 'h1', at: 1, status: 'handled' } as const;
    await test.store.commit([write.set(relationCases, id, handled)]);
    expect(reasonOf(await bid(id, bo, 280_000))).toBe('accepted');
    expect((await test.store.get(relationCases, id))?.data.status).toBe('open');
    // What Ann bid before binds her: nobody takes back a bid by naming a rival.
    expect((await getPublicAuction(id))?.leaderAlias).toBe('Bidder 1');
    expect(reasonOf(await bid(id, ann, 350_000))).toBe('related-bidder');
    expect(reasonOf(await bid(id, bo, 400_000))).toBe('accepted');
    expect(reasonOf(await bid(id, ann, 500_000))).toBe('related-bidder');
  });

  it('looks for relations at the first bid and after a change of the registration, not at each bid', async () => {
    const id = await aStoredAuction(test, 'remembered-once');
    const [fay, gil] = [await aBidder(test, 'fay'), await aBidder(test, 'gil')];
    const own = fay.user.registration && { ...fay.user.registration, phone: '+12125550121' };
    const street = own?.address && { ...own.address, street: 'Far Street' };
    await aBidder(test, 'fay', { registration: own && { ...own, ...(street && { address: street }) } });
    const readsBy = async (by: SignedIn, dollars: number) => {
      const { transact } = test.store;
      let ofNames = 0;
      test.store.transact = (work, options) =>
        transact((tx) => {
          const getAll: typeof tx.getAll = (from, ids) => {
            if (from.name === bidderKeys.name) ofNames += 1;
            return tx.getAll(from, ids);
          };
          return work({ ...tx, getAll });
        }, options);
      expect(reasonOf(await bid(id, by, dollars))).toBe('accepted');
      test.store.transact = transact;
      return ofNames;
    };
    const statusNow = async () => (await test.store.get(relationCases, id))?.data.status;
    const counts = [await readsBy(fay, 210_000), await readsBy(fay, 220_000), await readsBy(gil, 300_000)];
    expect(await statusNow()).toBeUndefined();
    await aBidder(test, 'fay', { registration: gil.user.registration });
    counts.push(await readsBy(fay, 350_000), await readsBy(fay, 360_000));
    expect(counts).toEqual([1, 0, 1, 1, 0]);
    expect(await statusNow()).toBe('open');
  });

  it('lets only the first bid when two people declared each other, in either order', async () => {
    const [dee, eve] = [await aBidder(test, 'dee'), await aBidder(test, 'eve')];
    const declaring = ({ user }: SignedIn, name: string) =>
      user.registration && { ...user.registration, household: [name], acceptedAt: 0 };
    await aBidder(test, 'dee', { registration: declaring(dee, 'Legal eve') });
    await aBidder(test, 'eve', { registration: declaring(eve, 'Legal dee') });
    for (const [first, second] of [
      [dee, eve],
      [eve, dee],
    ] as const) {
      const id = await aStoredAuction(test, `both-${first.user.uid}`);
      expect(reasonOf(await bid(id, first, 210_000))).toBe('accepted');
      expect(reasonOf(await bid(id, second, 250_000))).toBe('related-bidder');
      expect(reasonOf(await bid(id, first, 260_000))).toBe('accepted');
    }
  });

  it('tells a bid that binds nobody nothing about who bids, nor a name declared after the opening', async () => {
    const id = await aStoredAuction(test, 'untold');
    const bo = await aBidder(test, 'bo');
    const ann = await aBidder(test, 'ann');
    const registration = ann.user.registration && { ...ann.user.registration, household: ['Legal bo'] };
    await aBidder(test, 'ann', { registration: registration && { ...registration, acceptedAt: 0 } });
    expect(reasonOf(await bid(id, bo, 210_000))).toBe('accepted');
    expect(reasonOf(await bid(id, ann, 1))).toBe('too-low');
    expect(reasonOf(await bid(id, ann, 900_000, { confirmedMaximumCents: undefined }))).toBe(
      'confirm-maximum',
    );
    expect(reasonOf(await bid(id, ann, 250_000, { receivedAt: 1 }))).toBe('busy');
    await aBidder(test, 'ann', { registration });
    expect(reasonOf(await bid(id, ann, 250_000))).toBe('accepted');
  });

  it('returns busy if the commit succeeded but its response was lost, and the repeat gets the receipt', async () => {
    const id = await aStoredAuction(test, 'unanswered');
    const ann = await aBidder(test, 'ann');
    const { transact } = test.store;
    test.store.transact = async (...args) => {
      await transact(...args);
      throw new BusyError('no answer');
    };
    const lost = await bid(id, ann, 250_000, { key: 'kept-key' });
    test.store.transact = transact;
    expect(reasonOf(lost)).toBe('busy');
    const repeat = await bid(id, ann, 250_000, { key: 'kept-key' });
    expect(repeat).toMatchObject({ ok: true, value: { seq: 2, standing: 'leading' } });
    expect(await getLedger(id)).toHaveLength(2);
  });

  it('writes nothing if the bid arrived over 4.1 seconds before the latest entry, and accepts it when sent again', async () => {
    const id = await aStoredAuction(test, 'backdated');
    const [ann, ben] = [await aBidder(test, 'ann'), await aBidder(test, 'ben')];
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    onTestFinished(() => void vi.useRealTimers());
    // Another server with a fast clock recorded it.
    await bid(id, ann, 250_000, { receivedAt: now + 500 });
    const sent = { key: 'late-key' };
    expect(reasonOf(await bid(id, ben, 300_000, { ...sent, receivedAt: now - 3_601 }))).toBe('busy');
    expect(await getLedger(id)).toHaveLength(2);
    expect(await test.store.get(bids, `${id}:ben`)).toBeNull();
    expect(reasonOf(await bid(id, ben, 300_000, { ...sent, receivedAt: now }))).toBe('accepted');
  });

  it('answers a repeated request the same way and bids once', async () => {
    const id = await aStoredAuction(test, 'repeat');
    const ann = await aBidder(test, 'ann');
    const [first, second] = await Promise.all([
      bid(id, ann, 250_000, { key: 'same-key' }),
      bid(id, ann, 250_000, { key: 'same-key' }),
    ]);
    expect(second).toEqual(first);
    expect(await bid(id, ann, 250_000, { key: 'same-key' })).toEqual(first);
    expect(await getLedger(id)).toHaveLength(2);
  });

  it('refuses a key that was used for another amount', async () => {
    const id = await aStoredAuction(test, 'reused');
    const ann = await aBidder(test, 'ann');
    await bid(id, ann, 250_000, { key: 'once-only' });
    expect(reasonOf(await bid(id, ann, 260_000, { key: 'once-only' }))).toBe('key-reused');
  });

  it('stores a refusal by the rules but not a request for confirmation', async () => {
    const id = await aStoredAuction(test, 'remembered');
    const [ann, ben] = [await aBidder(test, 'ann'), await aBidder(test, 'ben')];
    const wild = { key: 'wild-bid', confirmedMaximumCents: undefined };
    expect(reasonOf(await bid(id, ann, 900_000, wild))).toBe('confirm-maximum');
    expect(reasonOf(await bid(id, ann, 900_000, { key: 'wild-bid' }))).toBe('accepted');
    const low = await bid(id, ben, 150_000, { key: 'low-bid' });
    expect(low).toMatchObject({ ok: false, reason: { reason: 'too-low', minimumCents: 26_250_000 } });
    expect(await bid(id, ben, 150_000, { key: 'low-bid' })).toEqual(low);
  });

  it('stores the latest refusals in one document, however many bids are refused', async () => {
    const id = await aStoredAuction(test, 'refused');
    const ann = await aBidder(test, 'ann');
    const low = (key: string) => bid(id, ann, 100_000, { key });
    for (let n = 0; n < maxStoredRefusals + 5; n += 1) await low(`low-bid-${n}`);
    const refusals = (await test.store.get(refusedRequests, `${id}:ann`))?.data.latest ?? [];
    expect(refusals).toHaveLength(maxStoredRefusals);
    expect(await test.store.get(requests, `${id}:ann:low-bid-24`)).toBeNull();
    expect(reasonOf(await bid(id, ann, 200_000, { key: 'low-bid-24' }))).toBe('key-reused');
    expect(reasonOf(await bid(id, ann, 200_000, { key: 'low-bid-0' }))).toBe('accepted');
  });

  it('refuses a withdrawn key, however many refusals and withdrawn keys follow it', async () => {
    const id = await aStoredAuction(test, 'withdrawn');
    const ann = await aBidder(test, 'ann');
    const receivedAt = Date.now();
    const withdraw = (key: string, at = receivedAt) =>
      withdrawUnanswered({ auctionId: id, by: ann, key, receivedAt: at });
    for (let n = 0; n < maxWithdrawnKeys; n += 1)
      expect(await withdraw(`late-bid-${n}`)).toEqual({ ok: true, value: null });
    for (let n = 0; n <= maxStoredRefusals; n += 1) await bid(id, ann, 100_000, { key: `low-bid-${n}` });
    expect(await withdraw('one-more')).toMatchObject({ ok: false, reason: { reason: 'rate-limited' } });
    expect(await withdraw('late-bid-0')).toEqual({ ok: true, value: null });
    expect(reasonOf(await bid(id, ann, 250_000, { key: 'late-bid-0' }))).toBe('withdrawn');
    expect(reasonOf(await bid(id, ann, 250_000, { key: 'one-more' }))).toBe('accepted');
    const aDay = 86_400_000;
    expect(await withdraw('next-day', receivedAt + aDay)).toEqual({ ok: true, value: null });
    expect((await test.store.get(refusedRequests, `${id}:ann`))?.data.withdrawn).toHaveLength(1);
  });

  it('withdraws nothing in an auction that does not exist', async () => {
    const request = { auctionId: 'made-up', by: await aBidder(test, 'ann'), key: 'some-key', receivedAt: 1 };
    expect(await withdrawUnanswered(request)).toMatchObject({ ok: false, reason: { reason: 'not-found' } });
    expect(await test.store.get(refusedRequests, 'made-up:ann')).toBeNull();
  });

  it('reads refusals stored before keys could be withdrawn', async () => {
    const id = await aStoredAuction(test, 'kept-refusals');
    const ben = await aBidder(test, 'ben');
    const old = { ...refusedRequests, schema: z.object({ latest: z.array(z.never()), at: z.number() }) };
    await test.store.commit([write.create(old, `${id}:ben`, { latest: [], at: 1 })]);
    expect(reasonOf(await bid(id, ben, 250_000))).toBe('accepted');
  });

  it('returns a refusal stored in its own document', async () => {
    const id = await aStoredAuction(test, 'kept-before');
    const ben = await aBidder(test, 'ben');
    const answer = { ok: false as const, reason: { reason: 'too-low' as const } };
    const body = JSON.stringify([20_000_000, 20_000_000]);
    await test.store.commit([write.create(requests, `${id}:ben:old-key-1`, { body, answer, at: 1 })]);
    expect(await bid(id, ben, 200_000, { key: 'old-key-1' })).toEqual(answer);
  });

  it.each([
    ['email-unverified', { emailVerified: false }],
    ['not-registered', { registration: null }],
    ['conflict-of-interest', { role: 'admin' as const }],
  ])('refuses an ineligible bidder with %s', async (reason, more) => {
    const id = await aStoredAuction(test, `barred-${reason}`);
    expect(reasonOf(await bid(id, await aBidder(test, `who-${reason}`, more), 250_000))).toBe(reason);
    expect((await getLedger(id))?.some(({ type }) => type === 'bid')).toBe(false);
  });

  it('refuses the seller and counts it publicly', async () => {
    const id = await aStoredAuction(test, 'own');
    const before = (await getRefusedInsiderBids())?.count ?? 0;
    expect(reasonOf(await bid(id, await aBidder(test, 'seller'), 250_000))).toBe('own-listing');
    expect((await getRefusedInsiderBids())?.count).toBe(before + 1);
    const entries = (await getLedger(id)) ?? [];
    expect(entries.at(-1)).toMatchObject({
      type: 'insider-refused',
      data: { commitment: expect.any(String) },
    });
    expect(verify(entries).ok).toBe(true);
    expect(reasonOf(await bid(id, await aBidder(test, 'stranger'), 250_000))).toBe('accepted');
    expect((await getRefusedInsiderBids())?.count).toBe(before + 1);
  });

  it('refuses a session that was revoked after the request was admitted', async () => {
    const id = await aStoredAuction(test, 'revoked');
    const ann = await aBidder(test, 'ann');
    const session = await test.store.get(sessions, ann.sessionId);
    if (session)
      await test.store.commit([write.set(sessions, ann.sessionId, { ...session.data, revokedAt: 1 })]);
    expect(reasonOf(await bid(id, ann, 250_000))).toBe('signed-out');
  });

  it('notifies the outbid bidder in the same commit', async () => {
    const id = await aStoredAuction(test, 'outbid');
    const [ann, ben] = [await aBidder(test, 'ann'), await aBidder(test, 'ben')];
    await bid(id, ann, 250_000);
    await bid(id, ben, 255_000);
    expect((await test.store.get(outbox, `${id}:3:outbid`))?.data).toMatchObject({
      uid: 'ann',
      kind: 'outbid',
      priceCents: 25_250_000,
    });
    await bid(id, ben, 270_000);
    expect(await test.store.get(outbox, `${id}:4:outbid`)).toBeNull();
  });
});

describe('simultaneous bidders', () => {
  it.each([2, 5, 40])(
    '%i with maximum bids several increments apart: the highest wins at one increment above the second',
    async (count) => {
      const id = await aStoredAuction(test, `crowd-${count}`);
      const crowd = await Promise.all(Array.from({ length: count }, (_, n) => aBidder(test, `c${n}`)));
      const highest = 300_000 + (count - 1) * 10_000;
      await Promise.all(crowd.map((by, n) => bid(id, by, 300_000 + n * 10_000)));
      const { data } = (await test.store.get(auctions, id)) ?? {};
      const secret = (await test.store.get(auctionSecrets, id))?.data;
      expect(secret?.leader?.bidderId).toBe(`c${count - 1}`);
      const increment = highest - 10_000 < 500_000 ? 2_500 : 5_000;
      expect(data?.state.priceCents).toBe((highest - 10_000 + increment) * 100);
      const state = await rebuilt(id);
      expect(state && publicStateOf(state)).toEqual(data?.state);
      expect(state?.secret).toEqual(secret);
      expect(verify((await getLedger(id)) ?? []).fault).toBeNull();
    },
  );

  it('with the same maximum bid: exactly one leads and the others learn that they do not', async () => {
    const id = await aStoredAuction(test, 'tie');
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, n) => aBidder(test, `c${n}`)));
    const answers = await Promise.all(crowd.map((by) => bid(id, by, 300_000)));
    expect(answers.filter((each) => each.ok && each.value.standing === 'leading')).toHaveLength(1);
    const others = answers
      .map((each) => (each.ok ? each.value.standing : each.reason.reason))
      .filter((each) => each !== 'leading');
    expect(others).toHaveLength(19);
    expect(others.every((each) => each === 'outbid' || each === 'too-low')).toBe(true);
  });
});
