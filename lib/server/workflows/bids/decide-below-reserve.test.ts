import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { cents } from '@/lib/domain/shared/money';
import { runAuctions } from '@/lib/server/jobs/auctions/run-auctions';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { addShortAuction } from '@/lib/server/jobs/seeding/short-auction';
import { users } from '@/lib/server/people/identity/identity-collections';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { auctionEvents, auctions } from '@/lib/server/records/auctions/auction-collections';
import { getLedger, listMyBids } from '@/lib/server/records/auctions/auctions';
import { bidExposures } from '@/lib/server/records/auctions/bid-collections';
import { listOpenDecisions } from '@/lib/server/records/auctions/open-decisions';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { openClosing } from '@/lib/server/workflows/closings/record-closing';
import { type BelowReserveChoice, decideBelowReserve } from './decide-below-reserve';
import { placeBid } from './place-bid';

process.env.LOCAL_MODE = '1';
const test = openTestRuntime();
afterAll(test.end);

const hour = 3_600_000;
const reserve = 26_000_000;
const highBid = 20_000_000;
const stateOf = async (id: string) => (await test.store.get(auctions, id))?.data.state;

/** Ended below its reserve of $260,000 with Ann as the high bidder at $200,000; the seller is `seller`. */
async function anUndecided(auctionId?: string) {
  const id = auctionId ?? (await aStoredAuction(test, `u-${randomUUID()}`));
  const [seller, ann] = [await aBidder(test, 'seller'), await aBidder(test, 'ann')];
  const maximumCents = 25_000_000;
  await placeBid({
    auctionId: id,
    by: ann,
    key: 'key-of-test',
    requestId: 'r',
    receivedAt: Date.now(),
    maximumCents,
    confirmedMaximumCents: maximumCents,
  });
  const closedAt = ((await stateOf(id))?.endsAt ?? 0) + 5_000;
  await runAuctions(Date.now());
  await runAuctions(closedAt);
  return { id, seller, ann, closedAt };
}

const decide = (auctionId: string, by: SignedIn, choice: BelowReserveChoice, receivedAt = Date.now()) =>
  decideBelowReserve({ auctionId, by, choice, receivedAt, requestId: 'request-of-test' });
const reasonOf = (taken: Awaited<ReturnType<typeof decide>>) => (taken.ok ? 'taken' : taken.reason.reason);
const accept = { decision: 'accept' } as const;
const counter = { decision: 'counter', amountCents: 24_000_000 } as const;
const answer = (choice: 'accept' | 'decline') => ({ decision: 'answer-counter', answer: choice }) as const;
const messageTo = async (id: string, seq: number, kind: string) =>
  (await test.store.get(outbox, `${id}:${seq}:${kind}`))?.data;

describe('the seller of an auction that ended below its reserve', () => {
  it('may send twenty decisions at once, then one every two seconds', async () => {
    const [eve, at] = [await aBidder(test, 'hasty'), Date.now()];
    const tryAt = async (receivedAt: number) => reasonOf(await decide('no-such', eve, accept, receivedAt));
    for (let tries = 0; tries < 20; tries++) expect(await tryAt(at)).toBe('not-found');
    expect([await tryAt(at), await tryAt(at + 1_999), await tryAt(at + 2_000)]).toEqual([
      'rate-limited',
      'rate-limited',
      'not-found',
    ]);
  });

  it('may decline but not accept or counter while suspended', async () => {
    const { id } = await anUndecided();
    const [bank, mona] = [toOrganizationId(id), await aBidder(test, 'mona')];
    const by = { uid: 'ada', name: 'Ada' };
    await anOrganization(test, bank, [mona.user], { suspended: { reason: 'x', by, at: 1 } });
    const stored = (await test.store.get(auctions, id))?.data;
    if (!stored) throw new Error('No auction');
    await test.store.commit([write.set(auctions, id, { ...stored, sellerId: bank })]);
    for (const choice of [accept, counter])
      expect(reasonOf(await decide(id, mona, choice))).toBe('no-decision-open');
    expect((await stateOf(id))?.status).toBe('undecided');
    expect(reasonOf(await decide(id, mona, { decision: 'decline' }))).toBe('taken');
  });

  it('is notified of the high bid and the deadline when the auction ends, and sees the open decision', async () => {
    const { id, seller, closedAt } = await anUndecided();
    const answerBy = closedAt + 48 * hour;
    expect(await messageTo(id, 4, 'decide')).toMatchObject({ uid: 'seller', priceCents: highBid, answerBy });
    const mine = (await listOpenDecisions(seller.user.uid, [])).find(({ auctionId }) => auctionId === id);
    expect(mine).toMatchObject({ side: 'seller', highBidCents: highBid, reserveCents: reserve });
    await sendOutbox(closedAt);
    expect(test.mails.at(-1)?.to).toBe('seller@example.com');
    expect(test.mails.at(-1)?.text).toMatch(/\/dashboard/);
  });

  it('accepts: the sale price is the high bid, the ledger verifies, and the high bidder is notified', async () => {
    const { id, seller } = await anUndecided();
    expect(reasonOf(await decide(id, seller, accept))).toBe('taken');
    expect(await stateOf(id)).toMatchObject({ outcome: 'accepted', salePriceCents: highBid });
    expect(verify((await getLedger(id)) ?? []).ok).toBe(true);
    expect(await messageTo(id, 5, 'accepted')).toMatchObject({ uid: 'ann', priceCents: highBid });
    const closing = (await test.store.get(closings, `a-${id}`))?.data;
    expect(closing).toMatchObject({ sellerId: 'seller', buyerId: 'ann', status: 'AwaitingContract' });
    const event = await test.store.get(auctionEvents, `${id}:00000005`);
    expect(event?.data.bidder).toMatchObject({ uid: 'seller', requestId: 'request-of-test' });
    expect(await listOpenDecisions('seller', [])).not.toContainEqual(
      expect.objectContaining({ auctionId: id }),
    );
  });

  it('declines: nothing is sold, and the high bidder is notified', async () => {
    const { id, seller } = await anUndecided();
    await decide(id, seller, { decision: 'decline' });
    expect(await stateOf(id)).toMatchObject({ outcome: 'declined', salePriceCents: null });
    expect((await messageTo(id, 5, 'declined'))?.uid).toBe('ann');
  });

  it('is the only one who decides: not the high bidder, a stranger or staff', async () => {
    const { id, ann } = await anUndecided();
    const staff = await aBidder(test, 'staff', { role: 'admin' });
    const others = [ann, await aBidder(test, 'eve'), staff];
    for (const other of others) {
      for (const choice of [accept, { decision: 'decline' } as const, counter])
        expect(reasonOf(await decide(id, other, choice))).toBe('not-seller');
    }
    expect((await stateOf(id))?.status).toBe('undecided');
  });

  it('decides once: a repeat gets the same answer, any other decision is too late', async () => {
    for (const [choice, other] of [
      [accept, { decision: 'decline' }],
      [counter, { decision: 'counter', amountCents: 24_000_100 }],
    ] as const) {
      const { id, seller } = await anUndecided();
      const taken = await Promise.all([decide(id, seller, choice), decide(id, seller, choice)]);
      expect([...taken, await decide(id, seller, choice)].map(reasonOf)).toEqual(['taken', 'taken', 'taken']);
      expect(reasonOf(await decide(id, seller, other))).toBe('no-decision-open');
      expect((await getLedger(id))?.filter(({ type }) => type === 'decided')).toHaveLength(1);
    }
  });

  it('decides only before the deadline, so the decision and the expiration cannot both count', async () => {
    const { id, seller, closedAt } = await anUndecided();
    const deadline = closedAt + 48 * hour;
    expect(reasonOf(await decide(id, seller, accept, deadline + 1))).toBe('too-late');
    const [taken] = await Promise.all([decide(id, seller, accept, deadline), runAuctions(deadline + 1)]);
    const outcome = taken.ok ? 'accepted' : 'lapsed';
    expect(await stateOf(id)).toMatchObject({ status: 'ended', outcome });
    expect((await getLedger(id))?.filter(({ type }) => type === 'decided')).toHaveLength(1);
  });

  it('cannot decide with a revoked session or on an auction that does not exist', async () => {
    const { id, seller } = await anUndecided();
    expect(reasonOf(await decide('no-such', seller, accept))).toBe('not-found');
    const session = (await test.store.get(sessions, seller.sessionId))?.data;
    if (!session) throw new Error('A session');
    await test.store.commit([write.set(sessions, seller.sessionId, { ...session, revokedAt: 1 })]);
    expect(reasonOf(await decide(id, seller, accept))).toBe('signed-out');
  });
});

describe('a counteroffer', () => {
  it.each([highBid, reserve + 100, 24_000_050, Number.NaN])('of %s cents is refused', async (amountCents) => {
    const { id, seller } = await anUndecided();
    const taken = await decide(id, seller, { decision: 'counter', amountCents });
    expect(reasonOf(taken)).toBe('invalid-amount');
  });

  it('is made once, mails the high bidder a 24-hour deadline, and is a task for nobody else', async () => {
    const { id, seller, ann, closedAt } = await anUndecided();
    await decide(id, seller, counter, closedAt + hour);
    expect(await messageTo(id, 5, 'countered')).toMatchObject({
      uid: 'ann',
      priceCents: counter.amountCents,
      answerBy: closedAt + 25 * hour,
    });
    expect(reasonOf(await decide(id, seller, accept, closedAt + 2 * hour))).toBe('no-decision-open');
    const waiting = (await listOpenDecisions('ann', await listMyBids('ann'))).filter(
      ({ auctionId }) => auctionId === id,
    );
    expect(waiting).toMatchObject([{ side: 'high-bidder', reserveCents: null, counterCents: 24_000_000 }]);
    for (const other of [seller, await aBidder(test, 'eve')])
      expect(reasonOf(await decide(id, other, answer('accept'), closedAt + 2 * hour))).toBe(
        'not-high-bidder',
      );
    expect(reasonOf(await decide(id, ann, answer('accept'), closedAt + 2 * hour))).toBe('taken');
    expect(await stateOf(id)).toMatchObject({ outcome: 'accepted', salePriceCents: 24_000_000 });
    expect(await messageTo(id, 6, 'agreed')).toMatchObject({ uid: 'ann', priceCents: 24_000_000 });
    expect((await messageTo(id, 6, 'counter-accepted'))?.uid).toBe('seller');
  });

  it('cannot be accepted above the bidder’s remaining limit, which its own auction does not reduce', async () => {
    const { id, seller, ann, closedAt } = await anUndecided();
    await decide(id, seller, counter, closedAt + hour);
    const limited = async (limitCents: number) => {
      const user = { ...ann.user, bidLimit: { cents: cents(limitCents), at: 0 } };
      await test.store.commit([write.set(users, ann.user.uid, user)]);
      return decide(id, ann, answer('accept'), closedAt + 2 * hour);
    };
    const alone = { uid: 'ann', maxima: { [id]: 25_000_000 }, saleIds: [] };
    await test.store.commit([write.set(bidExposures, 'ann', alone)]);
    const short = { reason: 'over-limit', limitCents: 23_999_900 };
    expect(await limited(23_999_900)).toEqual({ ok: false, reason: short });
    expect(await stateOf(id)).toMatchObject({ status: 'undecided' });
    const bought = `${id}-bought`;
    const home = { listingKey: bought, slug: 's', sellerId: 'olive', buyerId: 'ann' };
    const closing = {
      ...home,
      priceCents: cents(100),
      cameFrom: { kind: 'offer', offerId: bought } as const,
    };
    await test.store.transact((tx) => openClosing(tx, { ...closing, at: 1 }));
    const left = { reason: 'over-limit', limitCents: 24_000_000, leftCents: 23_999_900 };
    expect(await limited(24_000_000)).toEqual({ ok: false, reason: left });
    expect(reasonOf(await limited(24_000_100))).toBe('taken');
  });

  it('may be declined: nothing is sold and the seller is notified', async () => {
    const { id, seller, ann, closedAt } = await anUndecided();
    await decide(id, seller, counter, closedAt + hour);
    await decide(id, ann, answer('decline'), closedAt + 2 * hour);
    expect(await stateOf(id)).toMatchObject({ outcome: 'declined', salePriceCents: null });
    expect((await messageTo(id, 6, 'counter-declined'))?.uid).toBe('seller');
  });
});

it('a sale below the reserve takes the home off the market', async () => {
  const minute = 60_000;
  const terms = { startsInMs: minute, endsInMs: 30 * minute, extensionWindowMs: minute };
  const money = { startingBidCents: highBid, sealedReserveCents: reserve };
  const home = await addShortAuction({ ...terms, ...money }, Date.now() - 2 * minute);
  const { id, closedAt } = await anUndecided(home.auctionId ?? '');
  const seller = await aBidder(test, home.seller.id);
  await decide(id, seller, accept, closedAt + hour);
  expect((await test.store.get(listings, home.listingKey))?.data).toMatchObject({
    standardStatus: 'Pending',
    statusChangedAt: closedAt + hour,
    modifiedAt: closedAt + hour,
  });
});
