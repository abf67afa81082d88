import { afterAll, describe, expect, it } from 'vitest';
import { sampleSlotAt, sampleSlotAuctionId } from '@/lib/sample/next-auction';
import { getLedger } from '@/lib/server/auctions';
import { placeBid } from '@/lib/server/place-bid';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/runtime.fixture';
import { auctions, heartbeats, outbox, seeds } from '@/lib/server/store/collections';
import { write } from '@/lib/server/store/store';
import { beat, downSince } from './heartbeat';
import { reopenAfterOutage, runAuctions } from './run-auctions';
import { keepSampleAuctions } from './sample-auctions';
import { sendOutbox } from './send-outbox';

process.env.LOCAL_MODE = '1';
const test = openTestRuntime();
afterAll(test.end);

const minute = 60_000;
const stateOf = async (id: string) => (await test.store.get(auctions, id))?.data.state;
const soldTo = async (id: string, uid: string, dollars: number) => {
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

describe('what the clock does to auctions', () => {
  it('records the opening once', async () => {
    const id = await aStoredAuction(test, 'opens');
    await runAuctions(Date.now());
    await runAuctions(Date.now());
    expect((await getLedger(id))?.map(({ type }) => type)).toEqual(['scheduled', 'opened']);
  });

  it('closes no sooner than five seconds after the end, and once however many run it', async () => {
    const id = await aStoredAuction(test, 'closes');
    await soldTo(id, 'ann', 300_000);
    await runAuctions(Date.now());
    await runAuctions((await whenDue(id)) - 1);
    expect((await stateOf(id))?.status).toBe('running');
    const due = await whenDue(id);
    await Promise.all([runAuctions(due), runAuctions(due), runAuctions(due + 1)]);
    expect(await stateOf(id)).toMatchObject({ status: 'ended', outcome: 'sold', salePriceCents: 26_000_000 });
    expect((await getLedger(id))?.filter(({ type }) => type === 'closed')).toHaveLength(1);
    expect((await test.store.get(outbox, `${id}:4:won`))?.data.uid).toBe('ann');
  });

  it('gives the seller 48 hours below the reserve, then lets it lapse', async () => {
    const id = await aStoredAuction(test, 'lapses');
    await soldTo(id, 'ann', 250_000);
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
  it('is a minute without a heartbeat', async () => {
    const now = Date.now();
    expect(await downSince(now)).toBeNull();
    await beat(now);
    expect(await downSince(now + minute - 1)).toBeNull();
    expect(await downSince(now + minute)).toBe(now);
    await test.store.commit([write.delete(heartbeats, 'server')]);
  });

  it('over the end opens the auction again for one window from the return, and leaves others alone', async () => {
    const now = Date.now();
    const over = await aStoredAuction(test, 'over', { endsAt: now + minute });
    const later = await aStoredAuction(test, 'later', { endsAt: now + 600 * minute });
    await runAuctions(now);
    await reopenAfterOutage(now + 30_000, now + 10 * minute);
    expect(await stateOf(over)).toMatchObject({ status: 'running', endsAt: now + 15 * minute });
    expect((await getLedger(over))?.at(-1)?.type).toBe('outage');
    expect((await getLedger(later))?.at(-1)?.type).toBe('opened');
  });

  it('opens an auction again whose opening was not recorded before the server went down', async () => {
    const now = Date.now();
    const id = await aStoredAuction(test, 'unrecorded', { endsAt: now + minute });
    await reopenAfterOutage(now + 30_000, now + 10 * minute);
    expect(await stateOf(id)).toMatchObject({ status: 'running', endsAt: now + 15 * minute });
  });
});

describe('the outbox', () => {
  it('keeps a message while the mail server is down and sends it once when it is back', async () => {
    const id = await aStoredAuction(test, 'mails');
    await soldTo(id, 'ann', 250_000);
    await soldTo(id, 'ben', 255_000);
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

it('who is suspended is still told of a sale that binds them', async () => {
  const id = await aStoredAuction(test, 'bound');
  await soldTo(id, 'dora', 300_000);
  await aBidder(test, 'dora', { suspension: { at: 1, by: 'Ada', reason: 'Fraud' } });
  await runAuctions(Date.now());
  const due = await whenDue(id);
  await runAuctions(due);
  while ((await sendOutbox(due)) > 0);
  const mails = test.mails.filter(({ to }) => to === 'dora@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You won: /)]);
  expect(mails[0]?.text).toMatch(/sign the contract by: .* ET\n.*\/dashboard\/sales\/a-bound/s);
});

describe('the sample catalogue', () => {
  it('always has one auction that ends within ten minutes and a next one behind it, added once', async () => {
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
