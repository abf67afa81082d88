import { afterAll, describe, expect, it, vi } from 'vitest';
import { listCommitmentOf, openingOf } from '@/lib/domain/auctions/bid-lists/bid-list';
import type { ScheduleCommand } from '@/lib/domain/auctions/commands/commands';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { bidListFault } from '@/lib/domain/auctions/verify/verify-bid-lists';
import { cents } from '@/lib/domain/shared/money';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctionSecrets, auctions } from '@/lib/server/records/auctions/auction-collections';
import { getLedger } from '@/lib/server/records/auctions/auctions';
import { bidLists } from '@/lib/server/records/auctions/bid-collections';
import { readAvailableLimit } from '@/lib/server/records/auctions/bid-exposure';
import { placeBid } from './place-bid';
import { runBidList, runBidLists } from './run-bid-lists';
import { startBidList, stopBidList } from './start-bid-list';

const test = openTestRuntime();
afterAll(test.end);

const endsAt = Date.now() + 3_600_000;
let keys = 0;
const bid = async (auctionId: string, by: SignedIn, dollars: number) => {
  const answer = await placeBid({
    auctionId,
    by,
    key: `key-${++keys}`,
    requestId: 'r',
    receivedAt: Date.now(),
    maximumCents: dollars * 100,
    confirmedMaximumCents: dollars * 100,
  });
  return answer.ok ? 'accepted' : answer.reason.reason;
};

type Lots = readonly (readonly [auctionId: string, dollars: number])[];
const start = (by: SignedIn, lots: Lots, key = `list-${++keys}`) =>
  startBidList({
    by,
    lots: lots.map(([auctionId, dollars]) => ({ auctionId, maximumCents: dollars * 100 })),
    acceptsLeadPaint: true,
    key,
    receivedAt: Date.now(),
  });

async function started(by: SignedIn, lots: Lots): Promise<string> {
  const answer = await start(by, lots);
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  return answer.value.listId;
}

/** Auctions of one sale day. */
const aSale = (name: string, count: number, terms: Partial<ScheduleCommand['terms']> = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => aStoredAuction(test, `${name}-${n}`, { endsAt, ...terms })),
  );

const leaderOf = async (id: string) =>
  (await test.store.get(auctionSecrets, id))?.data.leader?.bidderId ?? null;
const listOf = async (listId: string) => {
  const doc = await test.store.get(bidLists, listId);
  if (!doc) throw new Error('No such list');
  return doc.data;
};
const reasonOf = (answer: Awaited<ReturnType<typeof start>>) =>
  answer.ok ? 'started' : typeof answer.reason === 'string' ? answer.reason : answer.reason.reason;

describe('a bid list', () => {
  it('bids in its first auction, and in the next one right after another bidder takes the lead', async () => {
    const [a = '', b = '', c = ''] = await aSale('moves', 3);
    const [ann, ben] = [await aBidder(test, 'moves-ann'), await aBidder(test, 'moves-ben')];
    const listId = await started(ann, [
      [a, 250_000],
      [b, 205_000],
      [c, 260_000],
    ]);
    expect(await leaderOf(a)).toBe('moves-ann');
    expect(await bid(b, ben, 300_000)).toBe('accepted');
    expect(await bid(a, ben, 255_000)).toBe('accepted');
    await vi.waitFor(async () => expect(await leaderOf(c)).toBe('moves-ann'));
    const list = await listOf(listId);
    expect(list.passed.map(({ why }) => why)).toEqual(['outbid', 'over-maximum']);
    const ledgers = await Promise.all([a, b, c].map(async (id) => (await getLedger(id)) ?? []));
    for (const entries of ledgers) expect(verify(entries).fault).toBeNull();
    expect(bidListFault(ledgers, openingOf(list))).toBeNull();
    expect(ledgers[2]?.at(-1)?.data).toMatchObject({ listCommitment: listCommitmentOf(list) });
    expect(JSON.stringify(ledgers[0])).not.toContain(c);
  });

  it('takes each step once, however many instances run it', async () => {
    const [a = '', b = ''] = await aSale('twice', 2);
    const [ann, ben] = [await aBidder(test, 'twice-ann'), await aBidder(test, 'twice-ben')];
    const listId = await started(ann, [
      [a, 250_000],
      [b, 250_000],
    ]);
    await bid(a, ben, 255_000);
    await Promise.all(Array.from({ length: 6 }, () => runBidList(listId)));
    await runBidLists(Date.now());
    expect((await getLedger(b))?.filter(({ type }) => type === 'bid')).toHaveLength(1);
  });

  it('keeps its bidder from bidding in its auctions until they stop it, and then the lead stays', async () => {
    const [a = '', b = ''] = await aSale('own', 2);
    const ann = await aBidder(test, 'own-ann');
    const listId = await started(ann, [
      [a, 250_000],
      [b, 250_000],
    ]);
    expect(await bid(b, ann, 250_000)).toBe('on-bid-list');
    expect(await bid(a, ann, 300_000)).toBe('on-bid-list');
    const stranger = await aBidder(test, 'own-stranger');
    expect(await stopBidList(stranger, listId, Date.now())).toEqual({ ok: false, reason: 'not-found' });
    expect((await stopBidList(ann, listId, Date.now())).ok).toBe(true);
    expect(await leaderOf(a)).toBe('own-ann');
    expect(await bid(b, ann, 250_000)).toBe('accepted');
    expect(await bid(a, ann, 300_000)).toBe('accepted');
  });

  it('counts its largest maximum once against the limit while it stands, and its lead afterward', async () => {
    const [a = '', b = '', c = ''] = await aSale('limit', 3);
    const limit = { cents: cents(30_000_000), at: Date.now() };
    const ann = await aBidder(test, 'limit-ann', { bidLimit: limit });
    expect(
      reasonOf(
        await start(ann, [
          [a, 250_000],
          [b, 310_000],
        ]),
      ),
    ).toBe('over-limit');
    const listId = await started(ann, [
      [a, 250_000],
      [b, 300_000],
    ]);
    expect(await readAvailableLimit(ann.user, c)).toEqual({ limitCents: 30_000_000, leftCents: 0 });
    expect(await bid(c, ann, 250_000)).toBe('over-limit');
    await stopBidList(ann, listId, Date.now());
    expect(await readAvailableLimit(ann.user, c)).toEqual({ limitCents: 30_000_000, leftCents: 5_000_000 });
  });

  it('of a repeated request is the same, and another order under the same key is refused', async () => {
    const [a = '', b = ''] = await aSale('repeat', 2);
    const ann = await aBidder(test, 'repeat-ann');
    const lots: Lots = [
      [a, 250_000],
      [b, 250_000],
    ];
    const [first, second] = [await start(ann, lots, 'same-key'), await start(ann, lots, 'same-key')];
    expect(first.ok && second.ok && first.value.salt === second.value.salt).toBe(true);
    expect(reasonOf(await start(ann, [...lots].reverse(), 'same-key'))).toBe('key-reused');
  });

  it('is only checked for a review', async () => {
    const [a = '', b = ''] = await aSale('review', 2);
    const by = await aBidder(test, 'review-ann');
    const lots = [a, b].map((auctionId) => ({ auctionId, maximumCents: 25_000_000 }));
    const request = { by, lots, acceptsLeadPaint: true, receivedAt: Date.now() };
    const reviewed = await startBidList({ ...request, key: 'review-key', isReview: true });
    expect(reviewed.ok).toBe(true);
    expect(await test.store.get(bidLists, 'review-ann:review-key')).toBeNull();
    expect(await leaderOf(a)).toBeNull();
    expect(await bid(a, by, 250_000)).toBe('accepted');
  });

  it('tells that a relative bids only to the bid of a list, never to its review or start', async () => {
    const [a = '', b = ''] = await aSale('kin', 2);
    const bo = await aBidder(test, 'kin-bo');
    const { user } = await aBidder(test, 'kin-ann');
    const household = ['Legal kin-bo'];
    const registration = user.registration && { ...user.registration, household, acceptedAt: 0 };
    const ann = await aBidder(test, 'kin-ann', { registration });
    expect(await bid(a, bo, 210_000)).toBe('accepted');
    const lots = [a, b].map((auctionId) => ({ auctionId, maximumCents: 25_000_000 }));
    const request = { by: ann, lots, acceptsLeadPaint: true, receivedAt: Date.now() };
    expect((await startBidList({ ...request, key: 'kin-review', isReview: true })).ok).toBe(true);
    const listId = await started(ann, [
      [a, 250_000],
      [b, 250_000],
    ]);
    expect((await listOf(listId)).passed).toMatchObject([{ why: 'not-allowed' }]);
    expect([await leaderOf(a), await leaderOf(b)]).toEqual(['kin-bo', 'kin-ann']);
  });

  it('cannot have an auction that its bidder leads, or that is on another of their lists', async () => {
    const [a = '', b = '', c = ''] = await aSale('taken', 3);
    const ann = await aBidder(test, 'taken-ann');
    await bid(a, ann, 250_000);
    expect(
      reasonOf(
        await start(ann, [
          [b, 250_000],
          [a, 260_000],
        ]),
      ),
    ).toBe('leading');
    await started(ann, [
      [b, 250_000],
      [c, 250_000],
    ]);
    const more = await aSale('taken-more', 1);
    expect(
      reasonOf(
        await start(ann, [
          [more[0] ?? '', 250_000],
          [c, 250_000],
        ]),
      ),
    ).toBe('on-bid-list');
    expect(
      reasonOf(
        await start(ann, [
          [more[0] ?? '', 250_000],
          ['nowhere', 250_000],
        ]),
      ),
    ).toBe('not-found');
  });

  it('of simultaneous starts and bids by one person, never leaves two leads', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a = '', b = ''] = await aSale(`at-once-${round}`, 2);
      const ann = await aBidder(test, `at-once-${round}`);
      await Promise.all([
        bid(b, ann, 250_000),
        start(ann, [
          [a, 250_000],
          [b, 250_000],
        ]),
      ]);
      const leaders = [await leaderOf(a), await leaderOf(b)];
      expect(leaders.filter((uid) => uid === ann.user.uid)).toHaveLength(1);
    }
  });

  it('waits in a paused auction, passes a canceled one, and stops with the account of its bidder', async () => {
    const [a = '', b = ''] = await aSale('paused', 2);
    const ann = await aBidder(test, 'paused-ann');
    const doc = await test.store.get(auctions, a);
    if (!doc) throw new Error('No auction');
    const { state, ...rest } = doc.data;
    const setState = (status: object) =>
      test.store.commit([
        write.set(auctions, a, auctions.schema.parse({ ...rest, state: { ...state, ...status } })),
      ]);
    await setState({ status: 'paused', pausedAt: Date.now() });
    const listId = await started(ann, [
      [a, 250_000],
      [b, 250_000],
    ]);
    expect(await leaderOf(b)).toBeNull();
    await setState({ status: 'cancelled', reason: 'casualty' });
    await runBidLists(Date.now() + 60_000);
    expect(await leaderOf(b)).toBe('paused-ann');
    expect((await listOf(listId)).passed.map(({ why }) => why)).toEqual(['cancelled']);
    await test.store.commit([write.delete(users, 'paused-ann')]);
    await runBidLists(Date.now() + 3_600_000);
    expect((await listOf(listId)).status).toBe('stopped');
  });
});
