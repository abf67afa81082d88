import { afterAll, describe, expect, it } from 'vitest';
import { openCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { leafOf } from '@/lib/domain/auctions/transparency/log-entry';
import { isIncluded } from '@/lib/domain/auctions/transparency/proofs';
import { proveInclusion } from '@/lib/domain/auctions/transparency/tiles';
import { outages, seeds } from '@/lib/server/jobs/collections/job-collections';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { keepSampleAuctions } from '@/lib/server/jobs/seeding/sample-auctions';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { sitePolicy } from '@/lib/server/platform/runtime/site-policy';
import { write } from '@/lib/server/platform/store/store';
import { auctions, ledger } from '@/lib/server/records/auctions/auction-collections';
import { getLedger, getLoggedLedger } from '@/lib/server/records/auctions/auctions';
import { listingUpdates } from '@/lib/server/records/notifications/notification-collections';
import { readCheckpointNote, tilesOfSize } from '@/lib/server/records/transparency/read-log';
import { runLog } from '@/lib/server/records/transparency/run-log';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { sampleSlotAt, sampleSlotAuctionId } from '@/sample/catalog';
import { fanOutNotifications } from '../fan-out-notifications';
import { beat, downSince, keepBeating } from '../heartbeat';
import { tick } from '../tick';
import { extendAfterOutage, runAuctions, settleOutages } from './run-auctions';

process.env.LOCAL_MODE = '1';
const test = openTestRuntime();
afterAll(test.end);

const minute = 60_000;
const stateOf = async (id: string) => (await test.store.get(auctions, id))?.data.state;
const placeMaximum = async (id: string, uid: string, dollars: number) => {
  const by = await aBidder(test, uid);
  const maximumCents = dollars * 100;
  return placeBid({
    auctionId: id,
    by,
    key: 'key-of-test',
    requestId: 'r',
    receivedAt: Date.now(),
    maximumCents,
    confirmedMaximumCents: maximumCents,
  });
};
const whenDue = async (id: string) => ((await stateOf(id))?.endsAt ?? 0) + 5_000;

describe('the timed steps of auctions', () => {
  it('the opening is recorded once', async () => {
    const id = await aStoredAuction(test, 'opens');
    await runAuctions(Date.now());
    await runAuctions(Date.now());
    expect((await getLedger(id))?.map(({ type }) => type)).toEqual(['scheduled', 'opened']);
  });

  it('an auction closes at least five seconds after its end, and once under concurrent runs', async () => {
    const id = await aStoredAuction(test, 'closes');
    await placeMaximum(id, 'ann', 300_000);
    await runAuctions(Date.now());
    await runAuctions((await whenDue(id)) - 1);
    expect((await stateOf(id))?.status).toBe('running');
    const due = await whenDue(id);
    await Promise.all([runAuctions(due), runAuctions(due), runAuctions(due + 1)]);
    expect(await stateOf(id)).toMatchObject({ status: 'ended', outcome: 'sold', salePriceCents: 26_000_000 });
    expect((await getLedger(id))?.filter(({ type }) => type === 'closed')).toHaveLength(1);
    expect((await test.store.get(outbox, `${id}:4:won`))?.data.uid).toBe('ann');
  });

  it('the close of an auction is in the log under the next checkpoint, and not under the one before', async () => {
    const id = await aStoredAuction(test, 'logged');
    await placeMaximum(id, 'ann', 300_000);
    await runLog(1_000);
    const checkpointNow = async () => {
      const opened = openCheckpoint((await readCheckpointNote()) ?? '', (await sitePolicy()).logKeys, []);
      if ('fault' in opened) throw new Error(opened.fault);
      return opened;
    };
    const before = await checkpointNow();
    await runAuctions(await whenDue(id));
    const { entries = [], leaves = [] } = (await getLoggedLedger(id)) ?? {};
    const closed = entries.at(-1);
    if (closed?.type !== 'closed') throw new Error('The auction is closed');
    expect(leaves.at(-1)).toBeNull();
    await runLog(2_000);
    const { size, root } = await checkpointNow();
    const index = (await getLoggedLedger(id))?.leaves.at(-1) ?? -1;
    expect(index).toBeGreaterThanOrEqual(before.size);
    const proof = await proveInclusion(index, size, tilesOfSize(size));
    const leaf = leafOf({ auctionId: id, seq: closed.seq, hash: closed.hash });
    expect(isIncluded({ index, size, leaf, root, proof })).toBe(true);
  });

  it('below the reserve, the seller has 48 hours to decide before the bid lapses', async () => {
    const id = await aStoredAuction(test, 'lapses');
    await placeMaximum(id, 'ann', 250_000);
    await runAuctions(Date.now());
    const due = await whenDue(id);
    await runAuctions(due);
    expect((await stateOf(id))?.status).toBe('undecided');
    await runAuctions(due + 48 * 60 * minute);
    expect((await stateOf(id))?.status).toBe('undecided');
    await runAuctions(due + 48 * 60 * minute + 1);
    expect(await stateOf(id)).toMatchObject({ status: 'ended', outcome: 'lapsed', salePriceCents: null });
  });
});

describe('an outage', () => {
  const forgetOutages = async () => {
    const { docs } = await test.store.query(outages, {});
    await test.store.commit([
      write.delete(heartbeats, 'server'),
      ...docs.map(({ id }) => write.delete(outages, id)),
    ]);
  };
  const second = 1_000;
  const outageUpdatesOf = async (id: string) =>
    (
      await test.store.query(listingUpdates, {
        where: [{ field: 'dueAt', op: '<=', value: Number.MAX_SAFE_INTEGER }],
        orderBy: [{ field: 'dueAt', direction: 'asc' }],
        limit: 100,
      })
    ).docs.filter(({ data }) => data.auctionId === id && data.news.type === 'auction-outage');

  it('is a gap of more than 15 s without a heartbeat', async () => {
    const now = Date.now();
    expect(await downSince(now)).toBeNull();
    await beat(now);
    expect(await downSince(now + 15 * second)).toBeNull();
    expect(await downSince(now + 15 * second + 1)).toBe(now);
    await forgetOutages();
  });

  it('is not hidden by the heartbeat of a long tick', async () => {
    const now = Date.now();
    await beat(now);
    await keepBeating(now + 20 * second);
    expect(await downSince(now + 20 * second)).toBe(now);
    await keepBeating(now + 10 * second);
    expect(await downSince(now + 20 * second)).toBeNull();
    await forgetOutages();
  });

  it('in the last window extends an open auction by its length and a full window, but no other auction', async () => {
    const now = Date.now();
    const open = await aStoredAuction(test, 'open', { endsAt: now + 4 * minute });
    const later = await aStoredAuction(test, 'later', { endsAt: now + 600 * minute });
    await runAuctions(now);
    await extendAfterOutage({ from: now - 20 * second, to: now }, now);
    expect(await stateOf(open)).toMatchObject({ endsAt: now + 9 * minute + 20 * second });
    expect((await getLedger(later))?.at(-1)?.type).toBe('opened');
  });

  it('across the end reopens the auction before the same tick can close it', async () => {
    const now = Date.now();
    const id = await aStoredAuction(test, 'over', { endsAt: now + minute });
    await runAuctions(now);
    await beat(now + 55 * second);
    await tick(now + 75 * second);
    expect((await getLedger(id))?.map(({ type }) => type)).toEqual(['scheduled', 'opened', 'outage']);
    expect((await stateOf(id))?.endsAt).toBeGreaterThanOrEqual(now + 75 * second + 120 * minute);
    await forgetOutages();
  });

  it('is recorded once; an auction that cannot be extended neither stops the heartbeat nor extends others again', async () => {
    const now = Date.now();
    const [stuck, extendable] = [
      await aStoredAuction(test, 'stuck', { endsAt: now + minute }),
      await aStoredAuction(test, 'well', { endsAt: now + minute }),
    ];
    const other = await aStoredAuction(test, 'other', { endsAt: now + 76 * second });
    await runAuctions(now);
    const [first] = (await getLedger(stuck)) ?? [];
    if (!first) throw new Error('A ledger has a first entry');
    const conflictingEntry = { auctionId: stuck, seq: 3, entry: first };
    await test.store.commit([write.create(ledger, `${stuck}:00000003`, conflictingEntry)]);
    await beat(now + 20 * second);
    for (const at of [40, 42, 54, 66, 78, 90]) await tick(now + at * second).catch(() => null);
    const typesOf = async (id: string) => (await getLedger(id))?.map(({ type }) => type);
    expect((await test.store.get(heartbeats, 'server'))?.data.at).toBeGreaterThanOrEqual(now + 90 * second);
    expect(await typesOf(extendable)).toEqual(['scheduled', 'opened', 'outage']);
    expect(await typesOf(other)).toEqual(['scheduled', 'opened', 'outage']);
    expect((await stateOf(stuck))?.status).toBe('running');
    await test.store.commit([write.delete(ledger, `${stuck}:00000003`)]);
    await tick(now + 91 * second);
    const entry = (await getLedger(stuck))?.[2];
    expect(entry).toMatchObject({
      type: 'outage',
      data: { from: now + 20 * second, to: now + 40 * second },
    });
    expect((await stateOf(stuck))?.endsAt).toBeGreaterThanOrEqual(now + 91 * second + 120 * minute);
    expect(
      (await test.store.query(outages, { where: [{ field: 'settledAt', op: '==', value: null }] })).docs,
    ).toEqual([]);
    await forgetOutages();
  });

  it('is settled although more than a page of earlier ones cannot be', async () => {
    const now = Date.now();
    const stuck = await aStoredAuction(test, 'starves', { endsAt: now + minute });
    await runAuctions(now);
    const [entry] = (await getLedger(stuck)) ?? [];
    if (!entry) throw new Error('A ledger has a first entry');
    const conflicting = write.create(ledger, `${stuck}:00000003`, { auctionId: stuck, seq: 3, entry });
    const from = now + 20 * second;
    const gaps = Array.from({ length: 21 }, (_, n) => ({ from, to: now + 40 * second + n }));
    const other = { from: now - 20 * minute, to: now - 15 * minute, settledAt: null };
    await test.store.commit([
      conflicting,
      ...gaps.map((gap) => write.set(outages, `${gap.from}-${gap.to}`, { ...gap, settledAt: null })),
      write.set(outages, 'x-latest', other),
    ]);
    await expect(settleOutages(now + 50 * second)).rejects.toThrow();
    expect((await test.store.get(outages, `${from}-${now + 40 * second}`))?.data.settledAt).toBeNull();
    expect((await test.store.get(outages, 'x-latest'))?.data.settledAt).toBe(now + 50 * second);
    await test.store.commit([write.delete(ledger, `${stuck}:00000003`)]);
    await forgetOutages();
  });

  it('gets one ledger entry when two instances return at the same time', async () => {
    const now = Date.now();
    const id = await aStoredAuction(test, 'twice', { endsAt: now + minute });
    await Promise.all([
      extendAfterOutage({ from: now - 30 * second, to: now }, now),
      extendAfterOutage({ from: now - 30 * second, to: now + 1 }, now + 1),
      extendAfterOutage({ from: now - 30 * second, to: now }, now),
    ]);
    expect((await getLedger(id))?.filter(({ type }) => type === 'outage')).toHaveLength(1);
  });

  it('reopens an auction whose opening was not recorded before the server went down', async () => {
    const now = Date.now();
    const id = await aStoredAuction(test, 'unrecorded', { endsAt: now + minute });
    await extendAfterOutage({ from: now + 30 * second, to: now + 10 * minute }, now + 10 * minute);
    expect((await getLedger(id))?.at(-1)?.type).toBe('outage');
  });

  it('notifies every bidder and records the new end as a listing update', async () => {
    const id = await aStoredAuction(test, 'told', { endsAt: Date.now() + 2 * minute });
    await placeMaximum(id, 'eve', 250_000);
    await placeMaximum(id, 'fay', 255_000);
    const now = Date.now() + minute;
    await extendAfterOutage({ from: now - 20 * second, to: now }, now);
    expect((await outageUpdatesOf(id)).map(({ data }) => data.news)).toEqual([
      { type: 'auction-outage', endsAt: (await stateOf(id))?.endsAt, isReopened: false },
    ]);
    await fanOutNotifications(now);
    const { docs } = await test.store.query(outbox, {
      where: [{ field: 'sendAt', op: '<=', value: now }],
      orderBy: [{ field: 'sendAt', direction: 'asc' }],
      limit: 1_000,
    });
    const messages = docs.filter(({ id: sent }) => sent.startsWith(`${id}:outage:`));
    expect(messages.map(({ data }) => 'uid' in data && data.uid).sort()).toEqual(['eve', 'fay']);
  });
});

describe('the outbox', () => {
  it('stores a message while the mail server is down and sends it once it is back', async () => {
    const id = await aStoredAuction(test, 'mails');
    await placeMaximum(id, 'ann', 250_000);
    await placeMaximum(id, 'ben', 255_000);
    const now = Date.now() + 1;
    test.breakMail(true);
    expect(await sendOutbox(now)).toBe(0);
    test.breakMail(false);
    expect(await sendOutbox(now)).toBe(0);
    const sent = () =>
      test.mails.filter(({ to, text }) => to === 'ann@example.com' && text.includes('$252,500'));
    await sendOutbox(now + 10_000);
    await sendOutbox(now + 20_000);
    expect(sent()).toHaveLength(1);
  });
});

it('a suspended buyer is still notified of a binding purchase', async () => {
  const id = await aStoredAuction(test, 'bound');
  await placeMaximum(id, 'dora', 300_000);
  await aBidder(test, 'dora', { suspension: { at: 1, by: 'Ada', reason: 'Fraud' } });
  await runAuctions(Date.now());
  const due = await whenDue(id);
  await runAuctions(due);
  while ((await sendOutbox(due)) > 0);
  const mails = test.mails.filter(({ to }) => to === 'dora@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You won: /)]);
  expect(mails[0]?.text).toMatch(/sign the contract by: .* ET\n.*\/dashboard\/sales\/a-bound/s);
});

describe('the sample catalog', () => {
  it('has an auction that ends within eleven minutes and one after it, each added once', async () => {
    const now = Date.now();
    await keepSampleAuctions(now);
    expect(await stateOf(sampleSlotAuctionId(sampleSlotAt(now)))).toBeUndefined();
    await test.store.commit([write.set(seeds, 'sample', { size: 1, at: now })]);
    await Promise.all([keepSampleAuctions(now), keepSampleAuctions(now)]);
    const [first, next] = await Promise.all(
      [0, 1].map((n) => stateOf(sampleSlotAuctionId(sampleSlotAt(now) + n))),
    );
    expect((first?.endsAt ?? 0) - now).toBeLessThanOrEqual(11 * minute);
    expect((next?.endsAt ?? 0) - (first?.terms.endsAt ?? 0)).toBeGreaterThan(0);
    expect(first?.status).toBe('running');
    await keepSampleAuctions(now + 10 * minute);
    expect((await stateOf(sampleSlotAuctionId(sampleSlotAt(now) + 2)))?.status).toBe('running');
  });
});
