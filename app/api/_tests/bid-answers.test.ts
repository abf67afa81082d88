import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import * as session from '@/lib/server/people/sessions/session';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { getLedger } from '@/lib/server/records/auctions/auctions';
import * as bidsRoute from '../auctions/[id]/bids/route';
import * as buyNowRoute from '../auctions/[id]/buy-now/route';

const jar = new Map<string, { readonly value: string }>();
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string) => jar.set(name, { value }),
  }),
}));
const signedIn = { session: null as SignedIn | null };
vi.spyOn(session, 'getSession').mockImplementation(async () => signedIn.session);
const siteUrl = 'https://homes.example';
Object.assign(process.env, { LOCAL_MODE: '1', SITE_URL: siteUrl });
const runtime = openTestRuntime();
afterAll(runtime.end);
beforeEach(() => {
  signedIn.session = null;
  jar.clear();
});

const routeOf = (id: string) => ({ params: Promise.resolve({ id }) });
const lookUp = (id: string, key: string, { DELETE } = bidsRoute) =>
  DELETE(
    new Request(`${siteUrl}/api/auctions/${id}/bids`, {
      method: 'DELETE',
      headers: { 'idempotency-key': key },
    }),
    routeOf(id),
  );
const place = (id: string, key: string, maximumCents: number) =>
  bidsRoute.POST(
    new Request(`${siteUrl}/api/auctions/${id}/bids`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ maximumCents, confirmedMaximumCents: maximumCents }),
    }),
    routeOf(id),
  );

test('two accounts in one browser: the second may not bid in the auction of the first', async () => {
  const id = await aStoredAuction(runtime, 'one-browser');
  const bidAs = async (uid: string, key: string, maximumCents: number) => {
    signedIn.session = await aBidder(runtime, uid);
    const answer = await place(id, key, maximumCents);
    return [answer.status, (await answer.json()).reason];
  };
  expect(await bidAs('ann', 'key-00101', 25_000_000)).toEqual([201, undefined]);
  expect(await bidAs('bo', 'key-00102', 30_000_000)).toEqual([403, 'shared-device']);
  expect(await bidAs('ann', 'key-00103', 31_000_000)).toEqual([201, undefined]);
  jar.clear();
  expect(await bidAs('bo', 'key-00104', 40_000_000)).toEqual([201, undefined]);
});

describe('the lookup of a bid by its key', () => {
  test('returns its receipt and places no bid', async () => {
    const id = await aStoredAuction(runtime, 'asked');
    signedIn.session = await aBidder(runtime, 'ann');
    const receipt = await (await place(id, 'key-00001', 25_000_000)).json();
    const entries = (await getLedger(id))?.length;
    const answer = await lookUp(id, 'key-00001');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ answer: { ok: true, value: receipt } });
    expect(await (await lookUp(id, 'key-00002')).json()).toEqual({ answer: null });
    expect((await getLedger(id))?.length).toBe(entries);
  });

  test('returns the rule that refused it', async () => {
    const id = await aStoredAuction(runtime, 'refused');
    signedIn.session = await aBidder(runtime, 'ann');
    expect((await place(id, 'key-00003', 100)).status).toBe(409);
    expect(await (await lookUp(id, 'key-00003')).json()).toMatchObject({
      answer: { ok: false, reason: { reason: 'too-low' } },
    });
  });

  test('waits for a bid that has arrived but is not decided yet', async () => {
    const id = await aStoredAuction(runtime, 'arrived');
    signedIn.session = await aBidder(runtime, 'ann');
    const [placed, answer] = await Promise.all([
      place(id, 'key-00004', 25_000_000),
      new Promise((resolve) => setImmediate(resolve)).then(() => lookUp(id, 'key-00004')),
    ]);
    expect(placed.status).toBe(201);
    expect((await answer.json()).answer).toMatchObject({ ok: true });
  });

  test('withdraws a missing bid: a late copy is refused, another key is not', async () => {
    const id = await aStoredAuction(runtime, 'late');
    signedIn.session = await aBidder(runtime, 'ann');
    expect(await (await lookUp(id, 'key-00007')).json()).toEqual({ answer: null });
    const late = await place(id, 'key-00007', 25_000_000);
    expect([late.status, (await late.json()).reason]).toEqual([409, 'withdrawn']);
    expect(await (await lookUp(id, 'key-00007')).json()).toEqual({ answer: null });
    expect(await getLedger(id)).toHaveLength(1);
    expect((await place(id, 'key-00008', 25_000_000)).status).toBe(201);
  });

  test('is refused from another site', async () => {
    const id = await aStoredAuction(runtime, 'foreign');
    signedIn.session = await aBidder(runtime, 'ann');
    const headers = { 'idempotency-key': 'key-00009', origin: 'https://evil.example' };
    const url = `${siteUrl}/api/auctions/${id}/bids`;
    expect(
      (await bidsRoute.DELETE(new Request(url, { method: 'DELETE', headers }), routeOf(id))).status,
    ).toBe(403);
    expect((await place(id, 'key-00009', 25_000_000)).status).toBe(201);
  });

  test('reveals no one else’s bids', async () => {
    const id = await aStoredAuction(runtime, 'private');
    signedIn.session = await aBidder(runtime, 'ann');
    await place(id, 'key-00005', 25_000_000);
    signedIn.session = await aBidder(runtime, 'ben');
    expect(await (await lookUp(id, 'key-00005')).json()).toEqual({ answer: null });
    expect((await lookUp(`${id}:ann`, 'key-00005')).status).toBe(404);
    signedIn.session = null;
    expect((await lookUp(id, 'key-00005')).status).toBe(401);
  });

  test('needs a key, works for purchases too, and is rate limited', async () => {
    const id = await aStoredAuction(runtime, 'limited');
    signedIn.session = await aBidder(runtime, 'cara');
    expect((await lookUp(id, 'short')).status).toBe(422);
    expect(await (await lookUp(id, 'key-00006', buyNowRoute)).json()).toEqual({ answer: null });
    const statuses = [];
    for (let times = 0; times < 70; times++) statuses.push((await lookUp(id, 'key-00006')).status);
    expect(statuses).toContain(429);
    signedIn.session = await aBidder(runtime, 'dan');
    expect((await lookUp(id, 'key-00006')).status).toBe(200);
  });
});
