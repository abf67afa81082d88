import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addAuction, createBidder } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClockOf } from '../support/move-clock';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { seller, signInAs } from '../support/people';
import { portsOf } from '../support/place';
import { heading } from '../support/selling';
import { expectSound } from '../support/sound';
import { startWitness, type Witness } from '../support/witness';

// Only a site with a configured witness has such rounds.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${portsOf('sealed').port}` });
const folder = mkdtempSync(join(tmpdir(), 'sealed-e2e-'));
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let server: OwnServer;
let witness: Witness;

/** `aheadMs`: after the deadline, its clock has to be past it, too. */
const wakeWitness = (aheadMs = 0) =>
  startWitness({ folder: join(folder, 'witness'), port: portsOf('witness').port, aheadMs });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  witness = await wakeWitness();
  const env = { SEALED_OFFERS_WITNESS: witness.setting };
  server = await startOwnServer({ ...portsOf('sealed'), dataDir: join(folder, 'site'), env });
});
test.afterAll(async () => {
  await server?.end();
  await witness?.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function fillOffer(page: Page, price: string): Promise<void> {
  await page.getByLabel('Price', { exact: true }).fill(price);
  await page.getByLabel('Earnest money').fill('20,000');
  await page.getByLabel('Financing').selectOption({ index: 1 });
  await page.getByLabel('Closing date').fill(new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10));
}

/** Reloads until the text is there: no signal tells a page that a round was opened. */
const expectAfterReload = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('an offer of a sealed round leaves the browser encrypted; while the witness is down the round waits and says so, and it opens when the witness returns', async ({
  page: rosa,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const { place } = server;
  const ahead = { startsInMs: 10 * dayMs, endsInMs: 13 * dayMs, startingBidCents: 20_000_000 };
  const [{ slug }, buyer, theo] = await Promise.all([
    addAuction(place, { ...ahead, takesOffers: true }),
    createBidder(place),
    createBidder(place),
  ]);
  const form = `/dashboard/offers/new?home=${slug}`;
  await signInAs(rosa, buyer, place);
  await rosa.goto(form);
  await fillOffer(rosa, '371,000');
  await rosa.getByRole('button', { name: 'Submit offer' }).click();
  await expect(rosa.getByText('Offer submitted.')).toBeVisible();
  const offer = new URL(rosa.url()).pathname;

  const bank = await newVisitor();
  await signInAs(bank, seller, place);
  await bank.goto(offer);
  await bank.getByRole('link', { name: 'All offers on this home' }).click();
  await expect(bank.getByText('The offers will be sealed even to us')).toBeVisible();
  await bank.getByLabel('Time to respond').selectOption('24');
  await bank.getByRole('button', { name: 'Request highest and best offers' }).click();
  await expect(bank.getByText(/^Sealed even to us until /)).toBeVisible();
  await expect(bank.getByText('No sealed offers yet.')).toBeVisible();
  await expect(bank.getByText(/The witness at .* had its key when we checked on /)).toBeVisible();
  await expectSound(bank);
  const home = new URL(bank.url()).pathname;

  const sent: string[] = [];
  const scripts: string[] = [];
  rosa.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await rosa.goto(form);
  await expect(heading(rosa, 'Your highest and best offer')).toBeVisible();
  await expect(rosa.getByText(/^Sealed even to us until /)).toBeVisible();
  await expectSound(rosa);
  await rosa.waitForLoadState('networkidle');
  const loaded = scripts.length;
  await fillOffer(rosa, 'a lot');
  await rosa.getByRole('button', { name: 'Submit sealed offer' }).click();
  await expect(rosa.getByRole('link', { name: /^Enter a price in whole dollars/ })).toBeVisible();
  // The code that encrypts loads with the first attempt to send.
  expect(scripts.length).toBeGreaterThan(loaded);
  await rosa.getByLabel('Price', { exact: true }).fill('398,123');
  await rosa.getByRole('button', { name: 'Submit sealed offer' }).click();
  await expect(rosa.getByText('Sealed offer received.')).toBeVisible();
  await expect(rosa.getByText('1 sealed offer so far.')).toBeVisible();
  await expectSound(rosa);
  expect(sent.some((text) => text.includes('witnessShare'))).toBe(true);
  for (const text of sent) expect(text).not.toMatch(/398,?123|a lot/);

  // Theo changes his mind.
  const other = await newVisitor();
  await signInAs(other, theo, place);
  await other.goto(form);
  await fillOffer(other, '401,000');
  await other.getByRole('button', { name: 'Submit sealed offer' }).click();
  await expect(other.getByText('2 sealed offers so far.')).toBeVisible();
  await other.goto('/dashboard/offers');
  await other.getByRole('link', { name: 'View the sealed round' }).click();
  await other.locator('summary').filter({ hasText: 'Withdraw sealed offer' }).click();
  await other.getByRole('button', { name: 'Withdraw sealed offer' }).click();
  await expect(other.getByText('Sealed offer withdrawn and deleted.')).toBeVisible();

  await witness.kill();
  await moveClockOf(place, dayMs + 10_000);
  await bank.goto(home);
  await expectAfterReload(bank, /hasn’t responded since/);
  await expect(bank.getByText('Sealed offers are being opened').first()).toBeVisible();
  await expect(bank.getByText('$398,123')).toHaveCount(0);
  await expectSound(bank);
  await rosa.goto(form);
  await expect(rosa.getByText(/hasn’t responded since/)).toBeVisible();
  await expect(rosa.getByRole('button', { name: 'Submit sealed offer' })).toHaveCount(0);
  await expectSound(rosa);

  witness = await wakeWitness(dayMs + hourMs);
  await moveClockOf(place, 60_000);
  await expectAfterReload(bank, '$398,123');
  await expect(bank.getByRole('table').getByRole('row')).toHaveCount(2);
  await expectSound(bank);
  await rosa.goto(offer);
  await expect(rosa.getByText('$398,123').first()).toBeVisible();

  const stranger = await newVisitor();
  await stranger.goto(`/properties/${slug}`);
  const record = stranger.getByRole('region', { name: 'Sealed offers' });
  await expectAfterReload(stranger, /The offer was then opened with/);
  await expect(record.getByRole('listitem')).toHaveText(/^[0-9a-f]{64} Opened$/);
  await expect(record.getByText('$')).toHaveCount(0);
});
