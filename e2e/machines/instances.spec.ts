import { randomUUID } from 'node:crypto';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { judge } from '@/scripts/bench/judge';
import {
  addAuction,
  aPerson,
  type Bidder,
  createAccount,
  createBidder,
  fetchLedger,
  openSession,
  type Place,
  type ShortAuction,
  sendBid,
} from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { openStream } from '../support/live-client';
import { moveClockPastEnd } from '../support/move-clock';
import { place, second } from '../support/place';

/** Two instances of the site on one Firestore. A request may reach either. */
const sites = [place, second] as const;
const siteOf = (number: number): Place => (number % 2 ? second : place);
const startingBidCents = 20_000_000;
const stepCents = 1_000_000;
const hourMs = 3_600_000;

test('2, 5 and 40 simultaneous bidders through both instances leave every auction consistent', {
  tag: '@store',
}, async () => {
  test.setTimeout(300_000);
  const crowd = await createCrowd(40);
  for (const [size, rounds] of [
    [2, 2],
    [5, 2],
    [40, 2],
  ] as const) {
    for (let round = 0; round < rounds; round++) {
      const kind = round % 2 ? 'twice' : 'different';
      expect(judge(await meet(crowd.slice(0, size), kind)), `${size} bidders, ${kind}`).toEqual([]);
    }
  }
});

test('a bid on one instance soon reaches the live stream of the other', { tag: '@store' }, async () => {
  test.setTimeout(120_000);
  const crowd = await createCrowd(2);
  const { auctionId } = await addAuction(place, { endsInMs: hourMs, startingBidCents });
  const streams = await Promise.all(sites.map((site) => openStream(liveOf(site, auctionId))));
  const seenMs: number[] = [];
  for (let number = 0; number < 6; number++) {
    await bidOn(siteOf(number), crowd[number % 2], auctionId, startingBidCents + number * stepCents);
    const from = Date.now();
    const [own, other] = [streams[number % 2], streams[(number + 1) % 2]];
    // Skip the event of the opening, which the tick adds.
    while ((await other?.next('auction'))?.data.bidCount !== number + 1);
    seenMs.push(Date.now() - from);
    while ((await own?.next('auction'))?.data.bidCount !== number + 1);
  }
  for (const stream of streams) stream.close();
  report('time until a bid reaches the stream of the other instance', seenMs);
  // About a tenth of a second on an idle machine.
  expect(middle(seenMs)).toBeLessThan(5_000);
});

test('when both instances tick at once, the end of each auction is recorded once', {
  tag: ['@clock', '@store'],
}, async () => {
  test.setTimeout(120_000);
  const crowd = await createCrowd(2);
  const terms = { endsInMs: hourMs, startingBidCents };
  const auctions = await Promise.all(Array.from({ length: 6 }, () => addAuction(place, terms)));
  const maximumCents = startingBidCents + stepCents;
  await Promise.all(
    auctions.map(({ auctionId }, n) => bidOn(siteOf(n), crowd[n % 2], auctionId, maximumCents)),
  );
  await moveClockPastEnd(hourMs);
  await Promise.all([...sites, ...sites].map(tick));
  const outcomes = auctions.map(async ({ auctionId }, n) => (await read(siteOf(n), auctionId)).outcome);
  expect(await Promise.all(outcomes)).toEqual(auctions.map(() => 'sold'));
  for (const { auctionId } of auctions) {
    const entries = await fetchLedger(second, auctionId);
    expect(verify(entries).fault).toBeNull();
    expect(entries.filter((entry) => typeOf(entry) === 'closed')).toHaveLength(1);
  }
});

test('a session that ended on one instance is refused on the other', { tag: '@store' }, async () => {
  const person = aPerson();
  await createAccount(place, person);
  const { auctionId } = await addAuction(place, { endsInMs: hourMs, startingBidCents });
  for (const [here, there] of [
    [place, second],
    [second, place],
  ] as const) {
    const headers = { cookie: await openSession(here, person) };
    expect((await fetch(`${there.siteUrl}/api/me`, { headers })).status).toBe(200);
    expect((await fetch(`${here.siteUrl}/api/session`, { method: 'DELETE', headers })).status).toBe(204);
    expect((await fetch(`${there.siteUrl}/api/me`, { headers })).status).toBe(401);
    expect((await sendBid(there, headers, auctionId, startingBidCents)).status).toBe(401);
  }
});

test('a page is revalidated on both instances after a bid on either, and after the end', {
  tag: ['@clock', '@store'],
}, async () => {
  test.setTimeout(180_000);
  const crowd = await createCrowd(2);
  const [open, ending] = await Promise.all([
    addAuction(place, { endsInMs: 2 * hourMs, startingBidCents }),
    addAuction(place, { endsInMs: hourMs, startingBidCents }),
  ]);
  await bidOn(place, crowd[0], ending.auctionId, startingBidCents);
  await bidOn(place, crowd[0], open.auctionId, startingBidCents);
  const staleMs: number[] = [];
  for (let number = 1; number <= 6; number++) {
    // An odd amount, so that no other price on the page matches.
    const maximumCents = startingBidCents + number * (stepCents + 100);
    await bidOn(siteOf(number), crowd[number % 2], open.auctionId, maximumCents);
    const { currentPriceCents } = await read(place, open.auctionId);
    staleMs.push(...(await untilBothShow(open, `$${(currentPriceCents / 100).toLocaleString('en-US')}`)));
  }
  await moveClockPastEnd(hourMs);
  expect((await read(second, ending.auctionId)).outcome).toBe('sold');
  staleMs.push(...(await untilBothShow(ending, 'Sold to Bidder 1')));
  report('time that a page is stale on either instance', staleMs);
});

/**
 * Milliseconds until each instance's page has this text. The timeout of 30 s is shorter than a page's cache
 * lifetime, so waiting for expiry does not pass the test.
 */
async function untilBothShow({ slug }: ShortAuction, text: string): Promise<readonly number[]> {
  const from = Date.now();
  return Promise.all(
    sites.map(async ({ siteUrl }) => {
      const html = async () => (await fetch(`${siteUrl}/properties/${slug}`)).text();
      await expect.poll(html, { timeout: 30_000, intervals: [50] }).toContain(text);
      return Date.now() - from;
    }),
  );
}

/**
 * Sends the bids of all bidders at once, each to one instance, or with the same key to both. Returns the
 * responses and everything that can be read afterward.
 */
async function meet(crowd: readonly Bidder[], kind: 'different' | 'twice') {
  const { auctionId } = await addAuction(place, { endsInMs: hourMs, startingBidCents });
  const bids = await Promise.all(
    crowd.map(async (bidder, n) => {
      const maximumCents = startingBidCents + (n + 1) * stepCents;
      const key = randomUUID();
      const targets = kind === 'twice' ? sites : [siteOf(n)];
      const answers = targets.map((site) => sendUntilAnswered(site, bidder, auctionId, maximumCents, key));
      return { maximumCents, answers: await Promise.all(answers) };
    }),
  );
  return { kind, reserveCents: null, bids, ...(await readAll(auctionId, crowd)) };
}

/** Reads again if a tick added an entry meanwhile. */
async function readAll(auctionId: string, crowd: readonly Bidder[]) {
  const auction = await read(second, auctionId);
  const own = await Promise.all(crowd.map(({ cookie }, n) => read(siteOf(n + 1), auctionId, cookie)));
  const entries = await fetchLedger(place, auctionId);
  if (entries.length > auction.version) return readAll(auctionId, crowd);
  return { auction, entries, standings: own.map(({ you }) => you) };
}

/** Retries with the same key while the server is busy (503), as the API documentation tells callers to. */
async function sendUntilAnswered(
  site: Place,
  bidder: Bidder,
  auctionId: string,
  maximumCents: number,
  key: string,
) {
  let answer = await sendBid(site, bidder, auctionId, maximumCents, key);
  while (answer.status === 503) answer = await sendBid(site, bidder, auctionId, maximumCents, key);
  return { status: answer.status, body: await answer.json() };
}

async function bidOn(
  site: Place,
  bidder: Bidder | undefined,
  auctionId: string,
  maximumCents: number,
): Promise<void> {
  if (!bidder) throw new Error('There is no such bidder');
  const { status, body } = await sendUntilAnswered(site, bidder, auctionId, maximumCents, randomUUID());
  expect(status, JSON.stringify(body)).toBe(201);
}

/** Bidders who are signed in alternately at one instance and the other. */
async function createCrowd(size: number): Promise<readonly Bidder[]> {
  const crowd: Bidder[] = [];
  while (crowd.length < size) {
    const some = Array.from({ length: Math.min(8, size - crowd.length) }, (_, n) => createBidder(siteOf(n)));
    crowd.push(...(await Promise.all(some)));
  }
  return crowd;
}

const liveOf = ({ siteUrl }: Place, auctionId: string): string => `${siteUrl}/api/live?auctions=${auctionId}`;

async function read({ siteUrl }: Place, auctionId: string, cookie = '') {
  return (await fetch(`${siteUrl}/api/auctions/${auctionId}`, { headers: { cookie } })).json();
}

async function tick({ siteUrl, tickSecret }: Place): Promise<void> {
  const headers = { authorization: `Bearer ${tickSecret}` };
  expect((await fetch(`${siteUrl}/api/tick`, { method: 'POST', headers })).status).toBe(200);
}

const typeOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'type' in entry ? entry.type : undefined;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(what: string, values: readonly number[]): void {
  process.stdout.write(`MEASURED ${what}: ${middle(values)} ms, at most ${Math.max(...values)} ms\n`);
}
