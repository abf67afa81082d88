import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { toOrganizationId } from '@/lib/domain/organizations/organization';
import { stopConfirmation } from '@/lib/domain/staff/emergency-stop';
import { runOrganizationOrders } from '@/lib/server/jobs/run-organization-orders';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { organizationOrders } from '@/lib/server/people/organizations/organization-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { getLedger, getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { searchLog } from '@/lib/server/records/audit-log/audit-log';
import { liftStop, readStopProgress, stopAuctions } from '@/lib/server/workflows/desk/emergency-stop';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { actOnAuction } from '@/lib/server/workflows/staff/staff-listings';
import { runEmergencyStop } from './run-emergency-stop';

process.env.LOCAL_MODE = '1';
const place = openTestRuntime();
afterAll(place.end);

const reason = 'Our provider is repairing a network fault.';
const hourMs = 3_600_000;
let count = 0;
let now = 0;

beforeEach(() => {
  count += 1;
  now = Date.now();
});

const staff = () => aBidder(runtime(), `ada${count}`, { role: 'admin' });
const aHome = (key: string, sellerUid = 'olive') =>
  aPublishedHome(runtime(), { key: `${key}${count}`, sellerUid, now });
const stateOf = async (auctionId: string) => {
  const auction = await getPublicAuction(auctionId);
  return auction && { status: auction.status, pauseReason: auction.pauseReason, endsAt: auction.endsAt };
};
const stop = (by: Awaited<ReturnType<typeof staff>>) =>
  stopAuctions(by, { reason, confirmation: stopConfirmation }, now);
/** Two ticks: the second finds nothing left to do, and records that. */
async function run(at: number): Promise<void> {
  await runEmergencyStop(at);
  await runEmergencyStop(at);
}
/** The list of open auctions follows the store, so a new one may need another tick. */
const pausedBy = (auctionId: string, at: number) =>
  vi.waitFor(async () => {
    await run(at);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'paused' });
  });
const suspended = { at: 1, by: { uid: 'ada', name: 'Ada' }, reason: 'Fraud' } as const;

describe('the emergency stop', () => {
  test('pauses every open auction with its public reason, and its end resumes them with a later end', async () => {
    const ada = await staff();
    const homes = [await aHome('one'), await aHome('two')];
    const before = await Promise.all(homes.map(({ auctionId }) => stateOf(auctionId)));
    expect(await stop(ada)).toEqual({ ok: true, value: null });
    expect(await stop(ada)).toEqual({ ok: false, reason: 'stopped-already' });
    await run(now + 1_000);
    for (const { auctionId } of homes)
      expect(await stateOf(auctionId)).toMatchObject({ status: 'paused', pauseReason: reason });
    expect(await readStopProgress(ada.user, now + 1_000)).toMatchObject({
      ok: true,
      value: { open: 0, stop: { status: 'stopping', reason } },
    });

    await liftStop(ada, 'The network is back.', now + hourMs);
    await run(now + 1_000 + hourMs);
    for (const [index, { auctionId }] of homes.entries()) {
      const after = await stateOf(auctionId);
      expect(after).toMatchObject({ status: 'open', pauseReason: undefined });
      expect(Date.parse(after?.endsAt ?? '')).toBe(Date.parse(before[index]?.endsAt ?? '') + hourMs);
      expect(verify((await getLedger(auctionId)) ?? []).ok).toBe(true);
    }
    expect(await readStopProgress(ada.user, now + 1_000)).toMatchObject({ ok: true, value: { stop: null } });
    const nothing = { words: '', who: '', action: null, about: null, from: null, until: null } as const;
    const log = await searchLog(ada.user, { ...nothing, action: 'auction-paused' }, null);
    const entries = log.ok ? log.value.entries : [];
    expect(homes.every(({ listingKey }) => entries.some(({ subject }) => subject === listingKey))).toBe(true);
  });

  test('also pauses an auction that opens while it is in force, and refuses to resume one alone', async () => {
    const ada = await staff();
    await stop(ada);
    await run(now);
    const { auctionId } = await aHome('late');
    await pausedBy(auctionId, now + 1_000);
    const resume = { auctionId, command: { type: 'resume' }, why: 'This one is fine.' } as const;
    expect(await actOnAuction(ada, resume, now + 2_000)).toEqual({ ok: false, reason: 'all-stopped' });
    await liftStop(ada, 'Over.', now + 3_000);
    await run(now + 3_000);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'open' });
  });

  test('leaves an auction paused that staff had paused before', async () => {
    const ada = await staff();
    const { auctionId } = await aHome('paused');
    await actOnAuction(ada, { auctionId, command: { type: 'pause' }, why: 'A flood in town.' }, now);
    await stop(ada);
    await run(now + 1_000);
    await liftStop(ada, 'Over.', now + 2_000);
    await run(now + 2_000);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'paused', pauseReason: 'A flood in town.' });
  });

  test('hands auctions of a suspended organization over to the suspension, and the other way around', async () => {
    const [ada, member] = [await staff(), await aBidder(runtime(), `mia${count}`)];
    const id = toOrganizationId(`bank${count}`);
    const set = (more: object) => anOrganization(runtime(), id, [member.user], more);
    const order = (what: 'hide' | 'restore') =>
      runtime().store.commit([
        write.set(organizationOrders, id, {
          organisationId: id,
          order: what,
          takedown: null,
          at: now,
          cursor: null,
          left: 0,
        }),
      ]);
    await set({});
    const { auctionId } = await aHome('bank', id);
    await stop(ada);
    await pausedBy(auctionId, now + 1_000);
    await set({ suspended });
    await liftStop(ada, 'Over.', now + 2_000);
    await run(now + 2_000);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'paused' });

    await stopAuctions(ada, { reason, confirmation: stopConfirmation }, now + 3_000);
    await set({});
    await order('restore');
    await runOrganizationOrders(now + 4_000);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'paused' });
    await liftStop(ada, 'Over.', now + 5_000);
    await run(now + 5_000);
    expect(await stateOf(auctionId)).toMatchObject({ status: 'open' });
  });
});
