import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openLog } from '@/lib/domain/auctions/transparency/log-client';
import { logEntryOf, parseLogEntry } from '@/lib/domain/auctions/transparency/log-entry';
import { logFileOf, type TestKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { tileWidth } from '@/lib/domain/auctions/transparency/tiles';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { addAuction, type Bidder, createBidder, fetchLedger, type Place, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { expectInLog, fetchCheckpoint } from '../support/log';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { knownSigner, type OwnWitness, startWitness } from '../support/own-witness';
import { portsOf } from '../support/place';
import { runVerifier } from '../support/run-verifier';

const name = 'witness.example';
const panel = (page: Page) => page.getByRole('region', { name: 'Check it yourself' });

/** Expects all of these words on the verify page, after a check of its own. */
async function expectChecked(page: Page, url: string, ...words: readonly string[]): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: /^Verify every entry/ }).click();
  for (const each of words) await expect(panel(page)).toContainText(each);
}

const waitForCheckpoint = (place: Place, isSigned: boolean): Promise<void> =>
  expect
    .poll(async () => (await fetchCheckpoint(place)).includes(`\n— ${name} `), { timeout: 60_000 })
    .toBe(isSigned);

interface Receipt {
  readonly seq: number;
  readonly hash: string;
}

/** Bids without pause until the site is gone, and collects the receipts. */
function startBids(place: Place, auctionId: string, crowd: readonly Bidder[]) {
  const receipts: Receipt[] = [];
  let highest = 20_000_000;
  const bidOn = async (bidder: Bidder) => {
    for (;;) {
      highest += 1_000_000;
      const answer = await sendBid(place, bidder, auctionId, highest, randomUUID());
      if (answer.status === 201) receipts.push(await answer.json());
      else await answer.text();
    }
  };
  return { receipts, isOver: Promise.allSettled(crowd.map(bidOn)) };
}

const enough = 20;
const moreThan = (receipts: readonly Receipt[], count: number) =>
  expect.poll(() => receipts.length, { timeout: 60_000 }).toBeGreaterThan(count);

test('with its witness down the site takes bids and says so; after kill -9 of both, log, ledger and witness agree; a returning visitor sees a fork, and a new one that no witness signed it', async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'bank-owned-witness-'));
  const ports = portsOf('witnessed');
  const { env: signing, log } = knownSigner(`http://localhost:${ports.port}`);
  const aWitness = () =>
    startWitness(name, { log, dir: join(folder, 'witness'), port: portsOf('witness').port });
  let witness: OwnWitness | null = null;
  let server: OwnServer | null = null;
  try {
    witness = await aWitness();
    const env = {
      ...signing,
      BID_LIMIT_WITHOUT_REVIEW: '100000000',
      WITNESSES: `${witness.key} ${witness.url}`,
    };
    const where = { ...ports, dataDir: join(folder, 'site'), env };
    server = await startOwnServer(where);
    const { place } = server;
    const { auctionId } = await addAuction(place, { endsInMs: 3_600_000 });
    const crowd = await Promise.all([createBidder(place), createBidder(place)]);
    const url = `${place.siteUrl}/auctions/${auctionId}/ledger`;
    await waitForCheckpoint(place, true);
    await expectChecked(page, url, `1 of 1 witness signed this log: ${name}.`);
    const checkpoint = await fetchCheckpoint(place);
    await page.goto('about:blank');

    const { receipts, isOver } = startBids(place, auctionId, crowd);
    await moreThan(receipts, enough);
    await witness.kill();
    await moreThan(receipts, receipts.length + enough);
    await waitForCheckpoint(place, false);
    await expectChecked(page, url, 'No witness signed this log.', `Not signed by: ${name}.`);
    await page.goto('about:blank');
    await server.killAll();
    await isOver;

    witness = await aWitness();
    server = await startOwnServer(where);
    const [bidder] = crowd;
    if (!bidder) throw new Error('Nobody bids');
    expect((await sendBid(place, bidder, auctionId, 9_000_000_000)).status).toBe(201);
    await waitForCheckpoint(place, true);
    await expectInLog(place, auctionId, checkpoint);
    const entries = await fetchLedger(place, auctionId);
    expect(verify(entries).fault).toBeNull();
    for (const { seq, hash } of receipts) expect(entries[seq - 1]).toMatchObject({ seq, hash });
    const continues = 'The log still contains everything this browser saw in it on your last check.';
    await expectChecked(page, url, continues, `1 of 1 witness signed this log: ${name}.`);

    await showFork(page, { place, auctionId, log });
    await page.getByRole('button', { name: /^Verify every entry/ }).click();
    await expect(panel(page)).toContainText('The ledger doesn’t match the transparency log');
    await expect(panel(page)).toContainText(
      /contradicts the one with \d+ entries .* There are two different logs\./,
    );
    // Somebody who was never here has nothing to compare with, but the witness signs no second log.
    const stranger = await newVisitor();
    await showFork(stranger, { place, auctionId, log });
    await expectChecked(stranger, url, 'No witness signed this log.', `Not signed by: ${name}.`);

    // With a policy of their own, a newcomer accepts the log that the witness saw, and refuses the fork.
    const served = await (await fetch(`${place.siteUrl}/.well-known/tlog-policy`)).text();
    const policy = join(folder, 'policy');
    writeFileSync(policy, served.replace('quorum none', `quorum ${name}`));
    const ledger = `${place.siteUrl}/api/auctions/${auctionId}/ledger`;
    expect(await runVerifier(ledger, '--policy', policy, '--ask-witness', witness.url)).toContain(
      'whose latest checkpoint the log continues: 1.',
    );
    const newcomer = await newVisitor();
    const checkWithPolicy = async () => {
      await newcomer.goto(url);
      await newcomer.getByLabel('Keys you trust').setInputFiles(policy);
      await newcomer.getByRole('button', { name: /^Verify every entry/ }).click();
    };
    await showFork(newcomer, { place, auctionId, log });
    await checkWithPolicy();
    await expect(panel(newcomer)).toContainText('The ledger doesn’t match the transparency log');
    await expect(panel(newcomer)).toContainText(
      'The log has no witness signatures, so it doesn’t meet the quorum in the list of keys.',
    );
    await newcomer.unroute('**/log/**');
    await checkWithPolicy();
    await expect(panel(newcomer)).toContainText('The signatures meet the quorum in the list of keys.');
  } finally {
    await witness?.kill();
    await server?.end();
    rmSync(folder, { recursive: true, force: true });
  }
});

interface Fork {
  readonly place: Place;
  readonly auctionId: string;
  /** The site's own key: the operator forks the log. */
  readonly log: TestKey;
}

/** Shows this browser another log of the same length, which differs in an entry of another auction. */
async function showFork(page: Page, { place, auctionId, log }: Fork): Promise<void> {
  const fetchBytes = async (path: string) =>
    new Uint8Array(await (await fetch(`${place.siteUrl}${path}`)).arrayBuffer());
  const logged = await readLog(await openLog(fetchBytes));
  const at = logged.findIndex((entry) => parseLogEntry(entry)?.auctionId !== auctionId);
  const entries = logged.with(at, logEntryOf({ auctionId: 'another', seq: 1, hash: '0'.repeat(64) }));
  await page.route('**/log/**', async (route) => {
    const file = await logFileOf(new URL(route.request().url()).pathname, { log, entries });
    return file ? route.fulfill({ body: Buffer.from(file) }) : route.fallback();
  });
}

async function readLog({ note, readBundle }: Awaited<ReturnType<typeof openLog>>): Promise<string[]> {
  const size = Number(note.split('\n')[1]);
  const logged: string[] = [];
  for (let index = 0; logged.length < size; index += 1)
    logged.push(...(await readBundle({ index, width: Math.min(tileWidth, size - logged.length) })));
  return logged;
}
