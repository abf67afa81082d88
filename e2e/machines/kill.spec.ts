import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import {
  addAuction,
  aPerson,
  type Bidder,
  createAccount,
  createBidder,
  fetchLedger,
  openSession,
  type Person,
  type Place,
  sendBid,
} from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { expectGentleStop } from '../support/gentle-stop';
import { expectInLog, fetchCheckpoint } from '../support/log';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { portsOf } from '../support/place';

const bidders = 6;
/** Number of acknowledged bids after which everything is killed. */
const enough = 60;

interface Acknowledged {
  readonly bidder: Bidder;
  readonly key: string;
  readonly maximumCents: number;
  readonly receipt: { readonly seq: number; readonly hash: string; readonly alias: string };
}

test('on SIGTERM the site answers accepted requests; after kill -9 during a burst of bids it still has every acknowledged bid and account, and ledger and log verify', async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-owned-kill-'));
  // They outbid each other many times and would exceed the default limit.
  const env = { BID_LIMIT_WITHOUT_REVIEW: '100000000' };
  const where = { ...portsOf('kill'), dataDir, env };
  let server: OwnServer | null = null;
  try {
    server = await startOwnServer(where);
    const receipt = await expectGentleStop(server);

    server = await startOwnServer(where);
    const { place, killAll } = server;
    const entries = await fetchLedger(place, receipt.auctionId);
    expect(entries[receipt.seq - 1]).toMatchObject({ hash: receipt.hash });
    const { auctionId } = await addAuction(place, { endsInMs: 3_600_000 });
    const crowd = await Promise.all(Array.from({ length: bidders }, () => createBidder(place)));
    const { taken, accounts, isOver } = startBurst(place, auctionId, crowd);
    await expect.poll(() => taken.length, { timeout: 60_000 }).toBeGreaterThan(enough);
    const checkpoint = await fetchCheckpoint(place);
    await killAll();
    await isOver;

    server = await startOwnServer(where);
    await expectLedgerHolds(server.place, auctionId, taken);
    await expectInLog(server.place, auctionId, checkpoint);
    await expectPeopleAreKnown(server.place, auctionId, taken, accounts);
  } finally {
    await server?.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** All bidders bid without pause while new people sign up, until the server stops responding. */
function startBurst(place: Place, auctionId: string, crowd: readonly Bidder[]) {
  const taken: Acknowledged[] = [];
  const accounts: Person[] = [];
  let highest = 20_000_000;
  const bidOn = async (bidder: Bidder) => {
    for (;;) {
      highest += 1_000_000;
      const [key, maximumCents] = [randomUUID(), highest];
      const answer = await sendBid(place, bidder, auctionId, maximumCents, key);
      if (answer.status === 201) taken.push({ bidder, key, maximumCents, receipt: await answer.json() });
      else await answer.text();
    }
  };
  const signUp = async () => {
    for (;;) {
      const person = aPerson('Last Minute');
      await createAccount(place, person);
      accounts.push(person);
    }
  };
  const isOver = Promise.allSettled([...crowd.map(bidOn), signUp()]);
  return { taken, accounts, isOver };
}

async function expectLedgerHolds(
  place: Place,
  auctionId: string,
  taken: readonly Acknowledged[],
): Promise<void> {
  // The tick that opens the auction may run only now.
  await expect
    .poll(async () => JSON.stringify(await fetchLedger(place, auctionId)))
    .toContain('"type":"opened"');
  const entries = await fetchLedger(place, auctionId);
  const checked = verify(entries);
  expect(checked.fault).toBeNull();
  expect(checked.entries).toBe(entries.length);
  for (const { receipt } of taken) {
    expect(entries[receipt.seq - 1]).toMatchObject({ seq: receipt.seq, hash: receipt.hash });
  }
  if (!checked.state) throw new Error('A verified ledger has no state');
  const stored = await (await fetch(`${place.siteUrl}/api/auctions/${auctionId}`)).json();
  const shown = toPublicAuction(
    { state: checked.state, head: checked.head.hash },
    Date.parse(stored.serverTime),
  );
  expect(stored).toEqual(shown);
}

async function expectPeopleAreKnown(
  place: Place,
  auctionId: string,
  taken: readonly Acknowledged[],
  accounts: readonly Person[],
): Promise<void> {
  expect(accounts.length).toBeGreaterThan(0);
  const sessions = await Promise.all(accounts.map((person) => openSession(place, person)));
  for (const cookie of sessions) expect(cookie).toContain('__session=');
  await Promise.all(
    lastOfEach(taken).map(async ({ bidder, key, maximumCents, receipt }) => {
      const headers = { cookie: bidder.cookie };
      const { you } = await (await fetch(`${place.siteUrl}/api/auctions/${auctionId}`, { headers })).json();
      expect(you.alias).toBe(receipt.alias);
      expect(you.maximumCents).toBeGreaterThanOrEqual(maximumCents);
      const again = await sendBid(place, bidder, auctionId, maximumCents, key);
      expect([again.status, await again.json()]).toEqual([201, receipt]);
      expect(await openSession(place, bidder)).toContain('__session=');
    }),
  );
}

const lastOfEach = (taken: readonly Acknowledged[]): readonly Acknowledged[] => [
  ...new Map(taken.map((one) => [one.bidder.uid, one])).values(),
];
