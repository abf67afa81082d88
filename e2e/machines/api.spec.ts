import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import {
  addAuction,
  aPerson,
  type Bidder,
  createAccount,
  createBidder,
  fetchIdToken,
  fetchLedger,
  json,
  openSession,
  register,
  sendBid,
} from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { openStream } from '../support/live-client';
import { place } from '../support/place';

const minutes = 60_000;
const standard = { endsInMs: 20 * minutes, startingBidCents: 20_000_000 };
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const sha256 = /^[0-9a-f]{64}$/;
const call = (path: string, init?: RequestInit) => fetch(`${place.siteUrl}${path}`, init);

test.describe('every response', () => {
  test('has its own request id and is not cached', async () => {
    const answers = await Promise.all([call('/api/terms'), call('/api/terms')]);
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(2);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
  });

  test('is 403 for a mutation from another origin, with or without a body', async () => {
    const headers = { origin: 'https://evil.example' };
    const answers = [
      await call('/api/session', json('POST', { idToken: 'x' }, headers)),
      await call('/api/session', { method: 'DELETE', headers }),
      await call('/api/me/registration', json('PUT', {}, headers)),
      await call('/api/auctions/x/bids', json('POST', { maximumCents: 100 }, headers)),
      await call('/api/session', { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } }),
      await call('/api/session', { method: 'DELETE', headers: { origin: 'null' } }),
    ];
    for (const answer of answers) await expectProblem(answer, 403, 'foreign-origin');
  });

  test('is 413 for a body above the limit, with or without a content length', async () => {
    const big = { maximumCents: 100, more: 'x'.repeat(3_000) };
    await expectProblem(await call('/api/auctions/x/bids', json('POST', big)), 413, 'too-large');
    const stream = new Blob(['x'.repeat(20_000)]).stream();
    const streamed = { method: 'POST', body: stream, duplex: 'half' };
    await expectProblem(await call('/api/session', streamed), 413, 'too-large');
  });

  test('is 422 for a body that is not JSON or not valid, and names the fields', async () => {
    const broken = await call('/api/session', { method: 'POST', body: '{"idToken":' });
    await expectProblem(broken, 422, 'invalid-body');
    const wrong = await expectProblem(
      await call('/api/session', json('POST', { idToken: 7 })),
      422,
      'invalid-body',
    );
    expect(wrong.errors).toEqual([expect.objectContaining({ field: 'idToken' })]);
  });
});

test.describe('the server', () => {
  test('refuses a foreign host, a malformed percent encoding and the image optimizer', async () => {
    expect(await statusOf('/', { host: 'rebound.example' })).toBe(421);
    expect(await statusOf('/properties/%E0%A4%A')).toBe(400);
    expect(await statusOf('/%')).toBe(400);
    expect(await statusOf('/_next/image?url=%2Fog.png&w=640&q=75')).toBe(404);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/properties/nothing')).toBe(404);
  });
});

test.describe('GET /api/health and /api/terms', () => {
  test('health is 200 with only a status; the tick secret also shows the checks', async () => {
    const answer = await call('/api/health');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    const headers = { authorization: `Bearer ${place.tickSecret}` };
    const { checks } = await (await call('/api/health', { headers })).json();
    expect(checks.map(({ name }: { name: string }) => name)).toEqual([
      'heartbeat',
      'read',
      'write',
      'outbox',
    ]);
    expect((await call('/api/health/live')).status).toBe(200);
  });

  test('terms return the version in force, which a registration must state', async () => {
    expect(await (await call('/api/terms')).json()).toMatchObject({ version: termsInForce.version });
  });
});

test.describe('POST and DELETE /api/session', () => {
  test('a fresh token opens a session in an HttpOnly cookie, and DELETE ends it', async () => {
    const person = aPerson();
    const uid = await createAccount(place, person);
    const opened = await call('/api/session', json('POST', { idToken: await fetchIdToken(place, person) }));
    expect(opened.status).toBe(204);
    const [line = ''] = opened.headers.getSetCookie();
    expect(line).toMatch(/^__session=.+; HttpOnly; Path=\/; SameSite=Lax; Max-Age=432000$/);
    const headers = { cookie: line.split(';')[0] ?? '' };
    expect(await (await call('/api/me', { headers })).json()).toMatchObject({ uid, registered: false });
    const closed = await call('/api/session', { method: 'DELETE', headers });
    expect(closed.status).toBe(204);
    await expectProblem(await call('/api/me', { headers }), 401, 'signed-out');
  });
});

test.describe('GET /api/auctions', () => {
  test('lists auctions of every status, filters by status, and refuses an unknown status', async () => {
    const { auctionId } = await addAuction(place, standard);
    const all = await (await call('/api/auctions')).json();
    const statuses = new Set(all.auctions.map(({ status }: { status: string }) => status));
    expect([...statuses].sort()).toEqual(expect.arrayContaining(['ended', 'open', 'scheduled']));
    const open = await (await call('/api/auctions?status=open')).json();
    expect(open.auctions.map(({ id }: { id: string }) => id)).toContain(auctionId);
    expect(open.auctions.every(({ status }: { status: string }) => status === 'open')).toBe(true);
    await expectProblem(await call('/api/auctions?status=nonsense'), 422, 'invalid-status');
  });

  test('one auction has the public facts, for a bidder also their own position, and never the maximum bid of another', async () => {
    const { auctionId } = await addAuction(place, { ...standard, sealedReserveCents: 99_000_000 });
    const [one, two] = [await createBidder(place), await createBidder(place)];
    await mustBid(one, auctionId, 231_000);
    await mustBid(two, auctionId, 205_000);
    const read = async (cookie = '') =>
      (await call(`/api/auctions/${auctionId}`, { headers: { cookie } })).text();
    const seen = await read();
    expect(JSON.parse(seen)).toEqual(
      expect.objectContaining({
        id: auctionId,
        status: 'open',
        saleMode: 'sealed-reserve',
        startingBidCents: 20_000_000,
        currentPriceCents: 20_600_000,
        minimumNextBidCents: 20_700_000,
        bidCount: 2,
        bidderCount: 2,
        reserveStatus: 'not-met',
        leaderAlias: 'Bidder 1',
        startsAt: expect.stringMatching(instant),
        endsAt: expect.stringMatching(instant),
        serverTime: expect.stringMatching(instant),
        ledgerHead: expect.stringMatching(sha256),
        version: expect.any(Number),
      }),
    );
    expect(JSON.parse(await read(one.cookie)).you).toEqual({
      alias: 'Bidder 1',
      maximumCents: 23_100_000,
      standing: 'leading',
      limit: { limitCents: expect.any(Number), leftCents: expect.any(Number) },
      hasAcceptedLeadPaint: false,
      needsInvestorForm: false,
      deviceKeys: [],
    });
    expect(JSON.parse(await read(two.cookie)).you).toMatchObject({ alias: 'Bidder 2', standing: 'outbid' });
    const ledger = JSON.stringify(await fetchLedger(place, auctionId));
    const stranger = await createBidder(place);
    for (const text of [seen, ledger, await read(two.cookie), await read(stranger.cookie)]) {
      for (const secret of ['23100000', '99000000', one.uid, one.name]) expect(text).not.toContain(secret);
    }
  });

  test('an unknown auction and its ledger are 404', async () => {
    await expectProblem(await call('/api/auctions/nowhere'), 404, 'not-found');
    await expectProblem(await call('/api/auctions/nowhere/ledger'), 404, 'not-found');
  });

  test('the ledger can be read from after a given entry', async () => {
    const { auctionId } = await addAuction(place, standard);
    await mustBid(await createBidder(place), auctionId, 200_000);
    const whole = await (await call(`/api/auctions/${auctionId}/ledger`)).json();
    expect(whole.head).toBe(whole.entries.at(-1).hash);
    const rest = await (await call(`/api/auctions/${auctionId}/ledger?after=1`)).json();
    // The auction may have opened in between, so compare only the entries that were read first.
    expect(rest.entries.slice(0, whole.entries.length - 1)).toEqual(whole.entries.slice(1));
  });
});

test.describe('POST /api/auctions/:id/bids', () => {
  test('an accepted bid is 201 with a receipt that matches the ledger', async () => {
    const { auctionId } = await addAuction(place, standard);
    const answer = await sendBid(place, await createBidder(place), auctionId, 20_500_000);
    expect(answer.status).toBe(201);
    const receipt = await answer.json();
    expect(receipt).toEqual({
      auctionId,
      seq: expect.any(Number),
      hash: expect.stringMatching(sha256),
      alias: 'Bidder 1',
      maximumCents: 20_500_000,
      salt: expect.stringMatching(sha256),
      commitment: expect.stringMatching(sha256),
      standing: 'leading',
      priceBeforeCents: 20_000_000,
      priceAfterCents: 20_000_000,
      endsAtBefore: expect.stringMatching(instant),
      endsAtAfter: expect.stringMatching(instant),
      receivedAt: expect.stringMatching(instant),
      signature: expect.stringMatching(/^— [\w.:-]+\/log [\w+/]+=*$/),
    });
    const entry = (await fetchLedger(place, auctionId))[receipt.seq - 1];
    expect(entry).toMatchObject({ seq: receipt.seq, hash: receipt.hash });
    expect(entry).toMatchObject({ data: { commitment: receipt.commitment } });
  });

  test('a repeated key returns the same response and places no second bid, even concurrently; with another amount it is 422', async () => {
    const { auctionId } = await addAuction(place, standard);
    const bidder = await createBidder(place);
    const key = randomUUID();
    const send = (cents: number) => sendBid(place, bidder, auctionId, cents, key);
    const answers = await Promise.all([send(20_000_000), send(20_000_000), send(20_000_000)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first, ...repeats] = await Promise.all(answers.map((answer) => answer.json()));
    for (const repeat of repeats) expect(repeat).toEqual(first);
    await expectProblem(await send(21_000_000), 422, 'key-reused');
    expect(await bidsIn(auctionId)).toBe(1);
  });

  test('an ineligible bidder gets the reason: signed out 401; unregistered, seller or staff 403', async () => {
    const { auctionId } = await addAuction(place, standard);
    const bid = (cookie: string) => sendBid(place, { cookie }, auctionId, 20_000_000);
    await expectProblem(await bid(''), 401, 'signed-out');
    await expectProblem(await bid('__session=forged'), 401, 'signed-out');

    const unregistered = aPerson('Uma Registered');
    await createAccount(place, unregistered);
    await expectProblem(await bid(await openSession(place, unregistered)), 403, 'not-registered');

    const admin = { name: 'Ada Okafor', email: 'admin@example.com', password: 'watch-over-all-1' };
    const staff = await openSession(place, admin);
    await register(place, { cookie: staff, name: admin.name });
    await expectProblem(await bid(staff), 403, 'conflict-of-interest');

    const seller = { name: 'Mohawk Savings', email: 'seller@example.com', password: 'list-and-sell-1' };
    const own = await openSession(place, seller);
    await register(place, { cookie: own, name: seller.name });
    await expectProblem(await bid(own), 403, 'own-listing');
    expect(await bidsIn(auctionId)).toBe(0);
  });

  test('a bid too low is 409 with the minimum, an unusually high one 409 until confirmed, no valid amount 422', async () => {
    const { auctionId } = await addAuction(place, standard);
    const bidder = await createBidder(place);
    const low = await expectProblem(await sendBid(place, bidder, auctionId, 19_999_900), 409, 'too-low');
    expect(low.minimumCents).toBe(20_000_000);
    await expectProblem(await plainBid(bidder, auctionId, 25_000_100), 409, 'confirm-maximum');
    for (const maximumCents of [0, -100, 20_000_050, 0.5, 1e15, '20000000', null])
      await expectProblem(await plainBid(bidder, auctionId, maximumCents), 422, 'invalid-amount');
    await mustBid(bidder, auctionId, 200_000);
    await expectProblem(await sendBid(place, bidder, auctionId, 20_000_000), 409, 'not-above-own-maximum');
    expect((await sendBid(place, bidder, auctionId, 20_000_100)).status).toBe(201);
  });

  test('a bid before the start or after the end is 409, on an unknown auction 404, with a missing or bad key 422', async () => {
    const bidder = await createBidder(place);
    const ahead = await addAuction(place, { ...standard, startsInMs: 10 * minutes });
    await expectProblem(await sendBid(place, bidder, ahead.auctionId, 20_000_000), 409, 'not-started');
    const over = await addAuction(place, { ...standard, endsInMs: 1, extensionWindowMs: 1 });
    await expectProblem(await sendBid(place, bidder, over.auctionId, 20_000_000), 409, 'ended');
    await expectProblem(await sendBid(place, bidder, 'nowhere', 20_000_000), 404, 'not-found');
    for (const key of ['', 'short', 'with space in it', 'x'.repeat(129)])
      await expectProblem(await sendBid(place, bidder, over.auctionId, 20_000_000, key), 422, 'invalid-key');
  });

  test('a bid counts when its last byte arrives: after the end it is 409, and an incomplete one times out as 408', async () => {
    const open = await addAuction(place, standard);
    const someone = () => createBidder(place);
    const [early, late, stalled] = await Promise.all([someone(), someone(), someone()]);
    const ending = await addAuction(place, { ...standard, endsInMs: 2_000, extensionWindowMs: 1 });
    const { endsAt } = await (await call(`/api/auctions/${ending.auctionId}`)).json();
    const end = Date.parse(endsAt);
    const [before, after, never] = await Promise.all([
      sendBidSlowly(early, ending.auctionId, end - 500),
      sendBidSlowly(late, ending.auctionId, end + 500),
      sendBidSlowly(stalled, open.auctionId, null),
    ]);
    expect(before.status).toBe(201);
    expect(Date.parse(before.answer.receivedAt)).toBeGreaterThanOrEqual(end - 500);
    expect([after.status, after.answer.reason]).toEqual([409, 'ended']);
    expect([never.status, never.answer.reason]).toEqual([408, 'too-slow']);
  });

  test('too many bids in a short time are 429 with the seconds to wait, for that bidder only', async () => {
    const [busy, calm] = [await createBidder(place), await createBidder(place)];
    const { auctionId } = await addAuction(place, standard);
    const many = await Promise.all(Array.from({ length: 100 }, () => sendBid(place, busy, auctionId, 100)));
    const refused = many.find(({ status }) => status === 429);
    if (!refused) throw new Error('None of 100 bids was rate limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(refused, 429, 'rate-limited');
    await mustBid(calm, auctionId, 200_000);
  });
});

test.describe('GET /api/live', () => {
  test('sends the current state of each auction first, then every change', async () => {
    const [a, b] = [await addAuction(place, standard), await addAuction(place, standard)];
    const bidder = await createBidder(place);
    const stream = await openStream(`${place.siteUrl}/api/live?auctions=${a.auctionId},${b.auctionId}`);
    expect(stream.status).toBe(200);
    expect(stream.contentType).toMatch(/^text\/event-stream/);
    const first = [await stream.next('auction'), await stream.next('auction')];
    expect(first.map(({ data }) => data.id).sort()).toEqual([a.auctionId, b.auctionId].sort());
    await mustBid(bidder, b.auctionId, 200_000);
    const events = [...first];
    // The opening of an auction, which the next tick records, may arrive before the bid.
    do events.push(await stream.next('auction'));
    while (events.at(-1)?.data.bidCount === 0);
    expect(events.at(-1)?.data).toMatchObject({ id: b.auctionId, bidCount: 1, leaderAlias: 'Bidder 1' });
    const states = events.map(({ data }) => `${data.id} ${data.version}`);
    expect(new Set(states).size).toBe(states.length);
    stream.close();
  });

  test('with Last-Event-ID it sends what was missed and repeats nothing', async () => {
    const { auctionId } = await addAuction(place, standard);
    const bidder = await createBidder(place);
    const url = `${place.siteUrl}/api/live?auctions=${auctionId}`;
    const before = await openStream(url);
    const { id } = await before.next('auction');
    before.close();
    await mustBid(bidder, auctionId, 200_000);
    const after = await openStream(url, id);
    const { data, id: latest } = await after.next('auction');
    expect(data).toMatchObject({ bidCount: 1 });
    after.close();
    const again = await openStream(url, latest);
    await mustBid(bidder, auctionId, 210_000);
    expect((await again.next('auction')).data.version).toBe(Number(data.version) + 1);
    again.close();
  });

  test('a client with forty open streams gets the current state once, and is told to poll', async () => {
    const { auctionId } = await addAuction(place, standard);
    const url = `${place.siteUrl}/api/live?auctions=${auctionId}`;
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const gone = new AbortController();
    const open = Array.from({ length: 40 }, () => fetch(url, { headers, signal: gone.signal }));
    await Promise.all(open);
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    expect(await answer.text()).toMatch(
      new RegExp(`^event: full\n.*\n\nevent: auction\ndata: {"id":"${auctionId}"`),
    );
    gone.abort();
  });

  test('no auctions, a repeated auction or too many are 422', async () => {
    const many = Array.from({ length: 61 }, (_, index) => `a${index}`).join(',');
    for (const query of ['', '?auctions=', '?auctions=a,a', `?auctions=${many}`])
      await expectProblem(await call(`/api/live${query}`), 422, 'invalid-auctions');
  });
});

test('the tick and the dev routes for auctions, homes and the clock require the secret', async () => {
  const body = { endsInMs: 1000, byMs: 1, ownerId: 'somebody', state: 'draft' };
  for (const path of ['/api/tick', '/api/dev/auctions', '/api/dev/clock', '/api/dev/homes']) {
    await expectProblem(await call(path, json('POST', body)), 401, 'not-allowed');
    const guess = { authorization: `Bearer ${'x'.repeat(place.tickSecret.length)}` };
    await expectProblem(await call(path, json('POST', body, guess)), 401, 'not-allowed');
  }
});

/** Expects an RFC 9457 problem response and returns its body. */
async function expectProblem(answer: Response, status: number, reason: string) {
  const text = await answer.text();
  expect({ status: answer.status, text }, reason).toMatchObject({ status });
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const body = JSON.parse(text);
  expect(body).toMatchObject({ status, reason, title: expect.any(String), detail: expect.any(String) });
  return body;
}

/** Sends path and headers unchanged. `fetch` would normalize the path and set the host itself. */
async function statusOf(path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const { port, hostname } = new URL(place.siteUrl);
  const [response] = await once(request({ hostname, port, path, headers }).end(), 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** Sends headers and the first byte at once, the rest at `lastByteAt` (milliseconds UTC) or never. */
async function sendBidSlowly({ cookie }: Bidder, auctionId: string, lastByteAt: number | null) {
  const body = JSON.stringify({ maximumCents: 20_500_000 });
  const sent = request(`${place.siteUrl}/api/auctions/${auctionId}/bids`, {
    method: 'POST',
    headers: {
      cookie,
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  const answered = once(sent, 'response');
  sent.write(body.slice(0, 1));
  if (lastByteAt !== null) {
    await wait(lastByteAt - Date.now());
    sent.end(body.slice(1));
  }
  const [response] = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, answer: JSON.parse(Buffer.concat(chunks).toString()) };
}

async function mustBid(bidder: Bidder, auctionId: string, dollars: number): Promise<void> {
  const answer = await sendBid(place, bidder, auctionId, dollars * 100);
  expect(answer.status, await answer.text()).toBe(201);
}

const plainBid = (bidder: Bidder, auctionId: string, maximumCents: unknown) =>
  call(
    `/api/auctions/${auctionId}/bids`,
    json('POST', { maximumCents }, { cookie: bidder.cookie, 'idempotency-key': randomUUID() }),
  );

async function bidsIn(auctionId: string): Promise<number> {
  const entries = await fetchLedger(place, auctionId);
  return entries.filter((entry) => /"type":"(bid|raise)"/.test(JSON.stringify(entry))).length;
}

test.describe('the former spelling of organizations', () => {
  test('redirects pages permanently', async () => {
    const answer = await call('/dashboard/organisations/o1/members?sort=name', { redirect: 'manual' });
    expect(answer.status).toBe(308);
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', place.siteUrl);
    expect(pathname + search).toBe('/dashboard/organizations/o1/members?sort=name');
  });

  test('still reaches the API', async () => {
    for (const name of ['organisations', 'organizations']) {
      const answer = await call(`/api/${name}/o1/listings.csv`);
      expect([name, answer.status]).toEqual([name, 401]);
    }
    expect((await call('/api/organisation/o1/listings.csv')).status).toBe(404);
  });
});
