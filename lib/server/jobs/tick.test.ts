import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOutbox } from '@/lib/server/jobs/messages/send-outbox';
import { formerStaff } from '@/lib/server/people/identity/identity-collections';
import { markStale } from '@/lib/server/platform/cache';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import {
  aBidder,
  aStoredAuction,
  openTestRuntime,
  setRuntime,
} from '@/lib/server/platform/runtime/runtime.fixture';
import { heartbeats } from '@/lib/server/platform/runtime/runtime-collections';
import { write } from '@/lib/server/platform/store/store';
import { ledger } from '@/lib/server/records/auctions/auction-collections';
import { getLedger } from '@/lib/server/records/auctions/auctions';
import { requests } from '@/lib/server/records/auctions/bid-collections';
import { beat } from './heartbeat';
import { tick } from './tick';

const revalidated = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ revalidatePath: revalidated }));
const hung = vi.hoisted(() => ({ part: false }));
vi.mock('@/lib/server/workflows/accounts/delete-account', () => ({
  finishDeletions: () => (hung.part ? new Promise<void>(() => {}) : Promise.resolve()),
}));
process.env.LOCAL_MODE = '1';
const test = openTestRuntime();
afterAll(test.end);
beforeEach(() => revalidated.mockClear());

const aMessageTo = (uid: string, id: string) =>
  test.store.commit([
    write.create(outbox, id, {
      uid,
      kind: 'outbid',
      auctionId: 'a',
      slug: 's',
      priceCents: 100,
      attempts: 0,
      sendAt: 1,
    }),
  ]);

describe('a tick', () => {
  it('leaves stale pages to the next tick while its request is held open', async () => {
    markStale('/properties/held');
    await tick(Date.now(), { isHeld: true });
    expect(revalidated).not.toHaveBeenCalled();
    await tick(Date.now());
    expect(revalidated).toHaveBeenCalledWith('/properties/held');
  });

  it('still sends mail and purges pages if one auction fails, then throws', async () => {
    const id = await aStoredAuction(test, 'stuck');
    const [first] = (await getLedger(id)) ?? [];
    if (!first) throw new Error('A ledger has a first entry');
    const conflictingEntry = { auctionId: id, seq: 2, entry: first };
    await test.store.commit([write.create(ledger, `${id}:00000002`, conflictingEntry)]);
    await aBidder(test, 'ann');
    await aMessageTo('ann', 'm1');
    await expect(tick(Date.now())).rejects.toThrow();
    expect(test.mails.map(({ to }) => to)).toEqual(['ann@example.com']);
    expect(revalidated).toHaveBeenCalled();
    await test.store.commit([write.delete(ledger, `${id}:00000002`)]);
  });

  it('keeps the later of two heartbeats that are sent at once', async () => {
    const now = (await test.store.get(heartbeats, 'server'))?.data.at ?? Date.now();
    await Promise.all([beat(now + 3_000), beat(now + 6_000)]);
    expect((await test.store.get(heartbeats, 'server'))?.data.at).toBe(now + 6_000);
  });

  it('does not wait for a hanging mail server and does not send it the same message twice', async () => {
    const send = vi.fn(() => new Promise<void>(() => {}));
    setRuntime({ ...runtime(), mail: { send } });
    await aBidder(test, 'ben');
    await aMessageTo('ben', 'm2');
    const [now, started] = [Date.now() + 6_000, performance.now()];
    await tick(now);
    await tick(now + 6_000);
    expect(performance.now() - started).toBeLessThan(8_000);
    expect((await test.store.get(heartbeats, 'server'))?.data.at).toBeGreaterThanOrEqual(now + 6_000);
    expect(send).toHaveBeenCalledTimes(1);
  }, 15_000);

  it('sends a message once under concurrent ticks, and again if the claiming instance has died', async () => {
    let isDead = true;
    const sent: string[] = [];
    const send = ({ messageId }: { messageId: string }) => {
      sent.push(messageId);
      return isDead ? new Promise<void>(() => {}) : Promise.resolve();
    };
    setRuntime({ ...runtime(), mail: { send } });
    await aBidder(test, 'cid');
    await aMessageTo('cid', 'm3');
    const now = Date.now();
    void sendOutbox(now);
    void sendOutbox(now);
    await vi.waitFor(() => expect(sent).toEqual(['m3@localhost']));
    isDead = false;
    expect(await sendOutbox(now + 60_000)).toBe(0);
    expect(await sendOutbox(now + 120_000)).toBe(1);
    expect(await test.store.get(outbox, 'm3')).toBeNull();
    expect(sent).toEqual(['m3@localhost', 'm3@localhost']);
  });

  it('deletes failed mail after ninety days, not sooner', async () => {
    const now = Date.now() + 60_000;
    const since = now - 90 * 86_400_000;
    const about = { uid: 'ann', kind: 'outbid', auctionId: 'a', slug: 's', priceCents: 100 } as const;
    const failedMail = (id: string, givenUpAt: number) =>
      write.create(outbox, id, { ...about, attempts: 64, sendAt: null, givenUpAt });
    await test.store.commit([failedMail('old', since - 1), failedMail('young', since)]);
    await tick(now);
    expect(await test.store.get(outbox, 'old')).toBeNull();
    expect(await test.store.get(outbox, 'young')).not.toBeNull();
  });

  it('deletes records of former staff after 365 days, not sooner', async () => {
    const now = Date.now() + 240_000;
    const since = now - 365 * 86_400_000;
    await test.store.commit([
      write.create(formerStaff, 'old', { leftStaffAt: since - 1 }),
      write.create(formerStaff, 'young', { leftStaffAt: since }),
    ]);
    await tick(now);
    expect(await test.store.get(formerStaff, 'old')).toBeNull();
    expect(await test.store.get(formerStaff, 'young')).not.toBeNull();
  });

  it('deletes stored results for repeated requests after a week, not sooner', async () => {
    const now = Date.now() + 120_000;
    const day = 86_400_000;
    const answerAt = (at: number) => ({
      body: '',
      answer: { ok: false, reason: { reason: 'ended' } } as const,
      at,
    });
    await test.store.commit([
      write.create(requests, 'old', answerAt(now - 7 * day - 1)),
      write.create(requests, 'young', answerAt(now - 7 * day + 60_000)),
    ]);
    await tick(now);
    expect(await test.store.get(requests, 'old')).toBeNull();
    expect(await test.store.get(requests, 'young')).not.toBeNull();
  });

  it('keeps its heartbeat while a part hangs, and does not wait for it', async () => {
    const started = performance.now();
    const now = Date.now() + 130_000;
    hung.part = true;
    await tick(now);
    hung.part = false;
    expect(performance.now() - started).toBeLessThan(12_000);
    expect((await test.store.get(heartbeats, 'server'))?.data.at).toBeGreaterThanOrEqual(now + 2_000);
  }, 20_000);
});
