import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { rechained } from '@/lib/domain/auctions/commands/auction.builders';
import {
  addAuction,
  type Bidder,
  createBidder,
  fetchLedger,
  type ShortAuction,
  sendBid,
} from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClockPastEnd } from '../support/move-clock';
import { clockSite, place } from '../support/place';
import { expectSound } from '../support/sound';

const terms = { startingBidCents: 20_000_000, sealedReserveCents: 26_000_000 };
const check = (page: Page) => page.getByRole('button', { name: /^Verify every entry/ }).click();
const panel = (page: Page) => page.getByRole('region', { name: 'Check it yourself' });
const entries = (page: Page) => page.getByRole('region', { name: 'The ledger in plain English' });

/** Places a bid and returns its receipt. */
async function bid(bidder: Bidder, { auctionId }: ShortAuction, dollars: number): Promise<object> {
  const answer = await sendBid(place, bidder, auctionId, dollars * 100);
  expect(answer.status).toBe(201);
  return answer.json();
}

const asFile = (name: string, content: object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

/** Forges the ledger that this page receives from the server. */
async function forge(
  page: Page,
  auctionId: string,
  lie: (entries: readonly unknown[]) => readonly unknown[],
) {
  const forged = lie(await fetchLedger(place, auctionId));
  await page.route(`**/api/auctions/${auctionId}/ledger`, (route) =>
    route.fulfill({ json: { auctionId, entries: forged } }),
  );
}

test('a visitor reads the ledger of a live auction in plain language and verifies it with a bidder’s receipts', async ({
  page,
}) => {
  const auction = await addAuction(place, { ...terms, endsInMs: 600_000 });
  const [ann, bob] = await Promise.all([createBidder(place), createBidder(place)]);
  const receipt = await bid(ann, auction, 250_000);
  await bid(bob, auction, 230_000);
  await page.goto(`/properties/${auction.slug}`);
  await page.getByRole('region', { name: 'Bid history' }).getByText('Verify', { exact: true }).click();
  await page.getByRole('link', { name: 'Read and verify every entry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify this auction');
  await expect(entries(page)).toContainText('One increment of $1,000 above Bidder 2’s maximum of $230,000.');
  await expect(entries(page)).toContainText('Maximums opened: Bidder 2 $230,000');
  await check(page);
  await expect(panel(page)).toContainText(/All \d+ entries verified/);
  await expect(panel(page)).toContainText('2 prices recomputed');
  await expect(panel(page)).toContainText('on a maximum that’s still sealed');
  await expectSound(page);
  const download = page.getByRole('link', { name: /^bank-owned-verify-[\d.]+\.tgz$/ });
  const tarball = await (await page.request.get((await download.getAttribute('href')) ?? '')).body();
  await expect(panel(page)).toContainText(`SHA-256 ${createHash('sha256').update(tarball).digest('hex')}.`);
  const path = `/auctions/${auction.auctionId}/ledger`;
  const html = await (await page.request.get(path)).text();
  expect(html).toContain('Auction scheduled: starting bid $200,000, sealed reserve.');
  for (const missing of [`${path}/2`, '/auctions/no-such/ledger'])
    expect((await page.request.get(missing)).status()).toBe(404);

  const files = page.getByLabel('Your receipts');
  await files.setInputFiles(asFile('mine.json', receipt));
  await check(page);
  await expect(panel(page)).toContainText('1 receipt matches the ledger, including every amount.');
  await files.setInputFiles(asFile('changed.json', { ...receipt, maximumCents: 31_000_000 }));
  await check(page);
  await expect(panel(page)).toContainText('The ledger is valid, but not every file');
  await expect(panel(page)).toContainText('changed.json: Entry');
  await files.setInputFiles(asFile('letter.json', { dear: 'friend' }));
  await page.getByLabel('A verification code you saved').fill('1234');
  await check(page);
  await expect(panel(page)).toContainText('Not a receipt or ledger from this site: letter.json.');
  await expect(panel(page)).toContainText('A verification code has 64 characters');

  await bid(bob, auction, 252_500);
  await page.reload();
  await expect(panel(page)).toContainText(/This browser saved \d verification codes? for this auction/);
  await check(page);
  await expect(panel(page)).toContainText(/\d verification codes? saved earlier in this browser still match/);
});

test('a forged entry and a rewritten ledger are detected and explained', async ({ page, allowError }) => {
  allowError(/net::ERR_FAILED/);
  const auction = await addAuction(place, { ...terms, endsInMs: 600_000 });
  await bid(await createBidder(place), auction, 250_000);
  await page.goto(`/auctions/${auction.auctionId}/ledger`);
  await forge(page, auction.auctionId, (honest) =>
    JSON.parse(JSON.stringify(honest).replaceAll('"priceCents":20000000', '"priceCents":20100000')),
  );
  await check(page);
  await expect(panel(page)).toContainText(/Entry \d failed verification/);
  await expect(panel(page)).toContainText('Its content doesn’t match its hash.');

  // This forgery is consistent in itself. Only the heads that this browser saw before reveal it.
  await forge(page, auction.auctionId, (honest) => rechained(honest.slice(0, 1)));
  await check(page);
  await expect(panel(page)).toContainText(/The ledger ends before entry \d, which you were shown/);
  await page.unroute(`**/api/auctions/${auction.auctionId}/ledger`);
  await page.route(`**/api/auctions/${auction.auctionId}/ledger`, (route) => route.abort());
  await check(page);
  await expect(panel(page)).toContainText('Couldn’t load the ledger');
});

test('after the end a visitor replays the auction without each bidder, in the browser and from the keyboard', {
  tag: '@clock',
}, async ({ page, allowError }) => {
  allowError(/net::ERR_FAILED/);
  const endsInMs = 3_600_000;
  const auction = await addAuction(clockSite, { startingBidCents: 10_000_000, endsInMs });
  const { auctionId } = auction;
  const [ann, bob] = await Promise.all([createBidder(clockSite), createBidder(clockSite)]);
  for (const [bidder, cents] of [
    [ann, 12_000_000],
    [bob, 15_000_000],
    [ann, 20_000_000],
  ] as const)
    expect((await sendBid(clockSite, bidder, auctionId, cents)).status).toBe(201);
  const home = new URL(`/properties/${auction.slug}`, clockSite.siteUrl).href;
  await page.goto(home);
  const history = page.getByRole('region', { name: 'Bid history' });
  const replay = history.getByRole('button', { name: /^Replay/ });
  await expect(replay).toHaveCount(0);
  await moveClockPastEnd(endsInMs);
  await page.reload();

  await page.route(`**/api/auctions/${auctionId}/ledger`, (route) => route.abort());
  await replay.press('Enter');
  await expect(history.getByRole('alert')).toContainText('Couldn’t load the ledger');
  await page.unroute(`**/api/auctions/${auctionId}/ledger`);
  const honest = await fetchLedger(clockSite, auctionId);
  await page.route(`**/api/auctions/${auctionId}/ledger`, (route) =>
    route.fulfill({ json: { auctionId, entries: honest.slice(0, 1) } }),
  );
  await replay.press('Enter');
  await expect(history.getByRole('alert')).toContainText('The ledger failed verification');
  await page.unroute(`**/api/auctions/${auctionId}/ledger`);

  await replay.press('Enter');
  const result = history.getByRole('status').filter({ hasText: 'Each bidder’s effect on the price' });
  await expect(result).toContainText('Without Bidder 2, the price would have been $100,000.');
  await expect(result).toContainText('Without Bidder 1, the price would have been $100,000.');
  await expect(replay).toBeFocused();
  await expect(replay).toHaveText('Replay again');

  await page.goto(new URL('/auctions/ended', clockSite.siteUrl).href);
  const street = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${auction.slug}"]`) });
  await street.getByRole('link', { name: /^Each bidder’s effect on the price: / }).click();
  await page.getByRole('button', { name: 'Replay with one bidder left out' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Each bidder’s effect on the price' }),
  ).toContainText('Without Bidder 2, the price would have been $100,000.');
});

test('a visitor’s browser notices a transparency log that went back, and takes receipts that the site signed', async ({
  page,
}) => {
  const auction = await addAuction(place, { ...terms, endsInMs: 600_000 });
  const bob = await createBidder(place);
  const receipt = await bid(bob, auction, 230_000);
  const checkpoint = async () => (await page.request.get('/log/checkpoint')).text();
  const isLogged = async () => {
    const response = await page.request.get(`/api/auctions/${auction.auctionId}/ledger`);
    return (await response.json()).leaves.every((leaf: number | null) => leaf !== null);
  };
  await expect.poll(isLogged, { timeout: 30_000 }).toBe(true);
  const before = await checkpoint();
  const former = await page.request.get('/api/ledger-heads?after=3', { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([308, '/log/checkpoint?after=3']);
  await page.goto(`/auctions/${auction.auctionId}/ledger`);
  await page.getByLabel('Your receipts').setInputFiles(asFile('mine.json', receipt));
  await check(page);
  await expect(panel(page)).toContainText(
    '1 receipt has this site’s signature, which shows that we accepted the bid, even if we deny it later.',
  );
  await expect(panel(page)).toContainText(/(\d+) of \1 entries are in the transparency log,/);
  await expect(panel(page)).toContainText('The ledger has every entry that the log has for this auction.');
  await expect(panel(page)).toContainText('No witness signed this log.');
  await expectSound(page);

  const saved = await (await page.request.get(`/api/auctions/${auction.auctionId}/ledger`)).body();
  const policy = await (await page.request.get('/.well-known/tlog-policy')).body();
  const asText = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/plain', buffer });
  await page
    .getByLabel('Your receipts')
    .setInputFiles([asFile('mine.json', receipt), asText('ledger.json', saved)]);
  await page.getByLabel('Keys you trust').setInputFiles(asText('policy', Buffer.from('quorum none')));
  await check(page);
  await expect(panel(page)).toContainText(
    'This isn’t a valid policy file. It needs at least one log line and exactly one quorum line.',
  );
  await page.getByLabel('Keys you trust').setInputFiles(asText('policy', policy));

  await bid(bob, auction, 240_000);
  await expect.poll(checkpoint, { timeout: 30_000 }).not.toBe(before);
  await check(page);
  await expect(panel(page)).toContainText(
    'The log still contains everything this browser saw in it on your last check.',
  );
  await expect(panel(page)).toContainText(
    '1 saved ledger is part of this ledger. It has this site’s signature on its last entry.',
  );
  await page.route('**/log/checkpoint', (route) => route.fulfill({ body: before }));
  await check(page);
  await expect(panel(page)).toContainText('The ledger doesn’t match the transparency log');
  await expect(panel(page)).toContainText(/The log has fewer entries than the \d+ it had before\./);
});
