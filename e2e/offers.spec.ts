import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  addAuction,
  addFixedPriceHome,
  aPerson,
  type Bidder,
  createAccount,
  createBidder,
  type Place,
} from './bidders';
import { expect, test } from './fixtures';
import { type OwnServer, startOwnServer } from './own-server';
import { dialogOf, signIn, signInAs } from './people';
import { portsOf } from './place';
import { aPdf, heading } from './selling';
import { expectSound } from './sound';
import { htmlFaults } from './valid-html';

/** Whose homes the dev route adds. */
const seller = { email: 'seller@example.com', password: 'list-and-sell-1' };
const dayMs = 24 * 3_600_000;
/** New York's day so many days ahead, at noon. */
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

// Other stories count the homes at a fixed price: these are on a server of their own.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${portsOf('offers').port}` });
const dataDir = mkdtempSync(join(tmpdir(), 'offers-e2e-'));
let server: OwnServer | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startOwnServer({ ...portsOf('offers'), dataDir });
});
test.afterAll(async () => {
  await server?.end();
  rmSync(dataDir, { recursive: true, force: true });
});
const here = (): Place => {
  if (!server) throw new Error('It was started');
  return server.place;
};

async function fillOffer(page: Page, price: string): Promise<void> {
  await page.getByLabel('Price', { exact: true }).fill(price);
  await page.getByLabel('Earnest money').fill('20,000');
  await page.getByLabel('Financing').selectOption({ index: 1 });
  await page.getByLabel('Closing on').fill(inDays(60));
}

/** From the home's page to an offer that is made. Answers the path of the offer. */
async function makeOffer(page: Page, slug: string, price: string): Promise<string> {
  await page.goto(`/dashboard/offers/new?home=${slug}`);
  await fillOffer(page, price);
  await page.getByRole('button', { name: 'Make this offer' }).click();
  await expect(page.getByText('Your offer is made.')).toBeVisible();
  return new URL(page.url()).pathname;
}

async function expectWell(page: Page): Promise<void> {
  await expectSound(page);
  const html = await (await page.request.get(page.url())).text();
  expect(await htmlFaults(html)).toEqual([]);
}

const answer = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });

async function countLetters(page: Page, to: string, subject: string): Promise<number> {
  await page.goto('/dev/mail');
  return page.getByRole('article').filter({ hasText: to }).filter({ hasText: subject }).count();
}

test('an offer is made from a home’s page, countered, and accepted; others end, and the home is off the market', async ({
  page: rosa,
  newVisitor,
  allowError,
}) => {
  test.setTimeout(180_000);
  allowError(/status of 401.*\/dashboard\/offers/);
  const { slug } = await addFixedPriceHome(here(), 40_000_000);
  const [buyer, rival] = [await createBidder(here()), await createBidder(here(), aPerson('Theo Lind'))];
  await rosa.goto(`/properties/${slug}`);
  await rosa.getByRole('link', { name: 'Make an offer' }).click();
  await expect(heading(rosa, 'Sign in to see this page')).toBeVisible();
  await expect(dialogOf(rosa)).toBeVisible();
  await signIn(rosa, buyer);
  await expect(heading(rosa, 'Make an offer')).toBeVisible();
  await expectWell(rosa);

  await fillOffer(rosa, 'a lot');
  await rosa.getByLabel('An inspection').check();
  await rosa.getByRole('button', { name: 'Make this offer' }).click();
  const trouble = rosa.getByRole('alert').filter({ hasText: 'Please look at this again' });
  await expect(trouble.getByRole('link', { name: /^Enter whole dollars/ })).toBeVisible();
  await expect(rosa.getByLabel('Price', { exact: true })).toHaveValue('a lot');
  await expect(rosa.getByLabel('An inspection')).toBeChecked();
  await expectSound(rosa);
  await rosa.getByLabel('Price', { exact: true }).fill('370,000');
  await rosa.getByRole('button', { name: 'Make this offer' }).click();
  await expect(rosa.getByText('Your offer is made.')).toBeVisible();
  await expect(rosa.getByText('Neither side is bound until both sign').first()).toBeAttached();
  const offer = new URL(rosa.url()).pathname;
  await expectWell(rosa);

  const bank = await newVisitor();
  await signInAs(bank, seller, here());
  await bank.goto('/dashboard/offers');
  await expectWell(bank);
  await bank
    .getByRole('region', { name: /^Homes of yours/ })
    .getByRole('listitem')
    .filter({ has: bank.getByRole('link', { name: 'Compare its offers' }) })
    .first()
    .getByRole('link')
    .click();
  const table = bank.getByRole('table');
  await expect(table.getByRole('row').nth(1)).toContainText('$370,000');

  const theo = await newVisitor();
  await signInAs(theo, rival, here());
  await makeOffer(theo, slug, '365,000');
  allowError(/status of 404.*\/dashboard\/offers/);
  expect((await theo.goto(offer))?.status()).toBe(404);
  // The seller's page was open all the time.
  await expect(table.getByRole('row').nth(2)).toContainText('$365,000');
  await expectWell(bank);
  await table.getByRole('link', { name: buyer.name }).click();
  await expect(heading(bank, `Offer from ${buyer.name}`)).toBeVisible();
  await expectWell(bank);
  await answer(bank, 'Counter').click();
  await bank.getByLabel('Price', { exact: true }).fill('390,000');
  await bank.getByLabel('To the buyer').fill('As it stands, without the inspection.');
  await bank.getByLabel('An inspection').uncheck();
  await bank.getByRole('button', { name: 'Make this counter-offer' }).click();
  await expect(bank.getByText('Your counter-offer is out.')).toBeVisible();

  await expect(rosa.getByText('Waits for you')).toBeVisible();
  await expect(rosa.getByText('As it stands, without the inspection.')).toBeVisible();
  await answer(rosa, 'Accept').click();
  await expect(rosa.getByText('the seller takes the home off the market for you')).toBeVisible();
  await expectSound(rosa);
  await rosa.getByRole('button', { name: 'Accept $390,000' }).click();
  await expect(rosa.getByText('Accepted. The home is off the market')).toBeVisible();
  await expectWell(rosa);
  await expect(async () => {
    await rosa.goto(`/properties/${slug}`);
    await expect(rosa.getByText('A sale is agreed').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(rosa.getByRole('link', { name: 'Make an offer' })).toHaveCount(0);
  await theo.goto('/dashboard/offers');
  await expect(theo.getByRole('region', { name: /^Your offers that ended/ })).toContainText('Declined');
  for (const [to, subject] of [
    [buyer.email, 'A counter-offer of $390,000'],
    [buyer.email, 'Agreed at $390,000'],
    [seller.email, 'Agreed at $390,000'],
    [rival.email, 'Another offer was accepted'],
  ] as const)
    await expect.poll(() => countLetters(bank, to, subject)).toBe(1);
});

test('a call for the highest and best keeps what buyers say from the seller, who can answer nothing meanwhile', async ({
  page: rosa,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const { slug } = await addFixedPriceHome(here(), 40_000_000);
  const [buyer, rival] = [await createBidder(here()), await createBidder(here(), aPerson('Cleo Vane'))];
  await signInAs(rosa, buyer, here());
  const offer = await makeOffer(rosa, slug, '371,000');
  const bank = await newVisitor();
  await signInAs(bank, seller, here());
  await bank.goto(offer);
  await bank.getByRole('link', { name: 'All its offers' }).click();
  await bank.getByRole('button', { name: 'Ask for the highest and best' }).click();
  await expect(bank.getByText('Every buyer is asked by e-mail')).toBeVisible();
  await expectWell(bank);

  await rosa.goto(offer);
  await rosa.getByRole('link', { name: 'Say your highest and best' }).click();
  await expect(heading(rosa, 'Your highest and best')).toBeVisible();
  await expectWell(rosa);
  await rosa.getByLabel('Price', { exact: true }).fill('398,123');
  await rosa.getByRole('button', { name: 'Hand it in sealed' }).click();
  await expect(rosa.getByText('$398,123').first()).toBeVisible();
  expect(new URL(rosa.url()).pathname).toBe(offer);
  const theo = await newVisitor();
  await signInAs(theo, rival, here());
  await theo.goto(`/dashboard/offers/new?home=${slug}`);
  await fillOffer(theo, '397,456');
  await theo.getByRole('button', { name: 'Hand it in sealed' }).click();
  await expect(theo.getByText('$397,456').first()).toBeVisible();

  await bank.reload();
  await expect(bank.getByRole('table').getByRole('row')).toHaveCount(2);
  for (const path of [offer, new URL(bank.url()).pathname, '/dashboard/offers']) {
    const html = await (await bank.request.get(path)).text();
    expect(html).toContain('371,000');
    for (const sealed of ['398,123', '39812300', '397,456', rival.name]) expect(html).not.toContain(sealed);
  }
  await bank.goto(offer);
  await expect(answer(bank, 'Accept')).toHaveCount(0);
});

test('an accepted offer cancels the auction that was to come, in public and before the first bid', async ({
  page: rosa,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const { slug, auctionId } = await addAuction(here(), {
    startsInMs: 5 * dayMs,
    endsInMs: 9 * dayMs,
    startingBidCents: 20_000_000,
    takesOffers: true,
  });
  const shut = await addAuction(here(), { startsInMs: 5 * dayMs, endsInMs: 9 * dayMs });
  const buyer: Bidder = await createBidder(here());
  await signInAs(rosa, buyer, here());
  await rosa.goto(`/properties/${shut.slug}`);
  await expect(rosa.getByRole('link', { name: 'Make an offer before the auction' })).toHaveCount(0);
  await rosa.goto(`/dashboard/offers/new?home=${shut.slug}`);
  await expect(rosa.getByText('The seller listens to no offers before the auction.')).toBeVisible();
  await rosa.goto(`/properties/${slug}`);
  await rosa.getByRole('link', { name: 'Make an offer before the auction' }).click();
  await expect(rosa.getByText('An offer that the seller accepts cancels the auction.')).toBeVisible();
  const offer = await makeOffer(rosa, slug, '300,000');
  const bank = await newVisitor();
  await signInAs(bank, seller, here());
  await bank.goto(offer);
  await answer(bank, 'Accept').click();
  await expect(bank.getByText('Its auction is cancelled before the first bid')).toBeVisible();
  await bank.getByRole('button', { name: 'Accept $300,000' }).click();
  await expect(bank.getByText('Accepted. The home is off the market')).toBeVisible();
  const auction = await (await bank.request.get(`/api/auctions/${auctionId}`)).json();
  expect(auction).toMatchObject({ status: 'cancelled', cancelReason: 'pre-auction-offer' });
  await expect(async () => {
    await rosa.goto(`/properties/${slug}`);
    await expect(rosa.getByText('an offer was accepted before the first bid').first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expectSound(rosa);
});

test('somebody new confirms and registers first, and comes back to the offer', async ({ page }) => {
  const { slug } = await addFixedPriceHome(here(), 30_000_000);
  const person = aPerson('Nora New');
  await createAccount(here(), person);
  await signInAs(page, person, here());
  await page.goto(`/dashboard/offers/new?home=${slug}`);
  await expectSound(page);
  await page.getByRole('link', { name: 'Register to make an offer' }).click();
  await expect(page).toHaveURL(/registration\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/dashboard/offers/new?home=${slug}`);
});

test('who makes an offer sends a proof of funds first, comes back to what was typed, and the seller reads the review and never the papers', async ({
  page: rosa,
  newVisitor,
}) => {
  test.setTimeout(150_000);
  const { slug } = await addFixedPriceHome(here(), 40_000_000);
  const buyer = await createBidder(here());
  await signInAs(rosa, buyer, here());
  await rosa.goto(`/dashboard/offers/new?home=${slug}`);
  await expect(rosa.getByText('No proof of funds reviewed')).toBeVisible();
  await fillOffer(rosa, '372,000');
  await rosa.getByLabel('To the seller').fill('Wir können früh schließen.\nSincerely');
  await rosa.getByLabel('An appraisal').check();
  await rosa.getByRole('button', { name: 'Send a proof of funds first' }).click();
  const limit = rosa.getByRole('region', { name: 'Your bid limit and proof of funds' });
  await expect(limit.getByLabel('Amount that it shows')).toHaveValue('372,000');
  await limit
    .getByLabel('Proof of funds')
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await limit.getByRole('button', { name: 'Send it for review' }).click();
  await limit.getByRole('link', { name: 'Go on' }).click();
  await expect(rosa.getByLabel('Price', { exact: true })).toHaveValue('372,000');
  await expect(rosa.getByLabel('To the seller')).toHaveValue('Wir können früh schließen.\nSincerely');
  await expect(rosa.getByLabel('An appraisal')).toBeChecked();
  await expect(rosa.getByText('Your proof of funds is with our staff')).toBeVisible();
  await expectWell(rosa);
  await rosa.getByLabel('Earnest money').press('Enter');
  await expect(rosa.getByText('Your offer is made.')).toBeVisible();
  const offer = new URL(rosa.url()).pathname;

  const bank = await newVisitor();
  await signInAs(bank, seller, here());
  await bank.goto(offer);
  await expect(bank.getByText('No proof reviewed')).toBeVisible();
  const ada = await newVisitor();
  await signInAs(ada, { email: 'admin@example.com', password: 'watch-over-all-1' }, here());
  await ada.goto('/dashboard/admin');
  await ada
    .getByRole('region', { name: /^Bid limits/ })
    .locator(`a[href*="${buyer.uid}"]`)
    .click();
  await ada.getByLabel('The proof shows').selectOption('$372,000, as asked');
  await ada.getByRole('button', { name: 'Record the review' }).click();
  await ada.getByLabel('Why?').fill('The letter of the bank shows it.');
  await ada.getByRole('button', { name: 'Record the review' }).click();
  await expect(ada.getByText('The wish is decided')).toBeVisible();
  const proof = await ada.getByRole('link', { name: 'letter.pdf' }).getAttribute('href');

  await bank.reload();
  await expect(bank.getByText('Reviewed by staff up to $372,000')).toBeVisible();
  await expectWell(bank);
  expect((await bank.request.get(proof ?? '')).status()).toBe(404);
  await bank.getByRole('link', { name: 'All its offers' }).click();
  await expect(bank.getByRole('table')).toContainText('Reviewed by staff up to $372,000');
});

test.describe('without JavaScript', () => {
  test('an answer to terms that changed says so beside its form, and one to an offer that ended says so where the form was', async ({
    browser,
    page: rosa,
    newVisitor,
  }) => {
    test.setTimeout(120_000);
    const { slug } = await addFixedPriceHome(here(), 40_000_000);
    const buyer = await createBidder(here());
    await signInAs(rosa, buyer, here());
    const offer = await makeOffer(rosa, slug, '370,000');
    const withScript = await newVisitor();
    await signInAs(withScript, seller, here());
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies(await withScript.context().cookies());
    const [bank, other] = [await context.newPage(), await context.newPage()];
    await bank.goto(offer);
    await other.goto(offer);
    const counter = async (page: Page, price: string) => {
      await answer(page, 'Counter').click();
      await page.getByLabel('Price', { exact: true }).fill(price);
      await page.getByRole('button', { name: 'Make this counter-offer' }).click();
      await expect(page.getByText('Your counter-offer is out.')).toBeVisible();
    };
    await withScript.goto(offer);
    await counter(withScript, '390,000');
    await rosa.goto(offer);
    await counter(rosa, '380,000');

    await answer(bank, 'Accept').click();
    await bank.getByRole('button', { name: 'Accept $370,000' }).click();
    await expect(bank.getByText('the terms changed meanwhile')).toHaveCount(1);
    await expect(bank.getByRole('button', { name: 'Accept $380,000' })).toBeVisible();
    await answer(other, 'Counter').click();
    await other.getByLabel('Price', { exact: true }).fill('395,000');
    await other.getByRole('button', { name: 'Make this counter-offer' }).click();
    await expect(other.getByText('the terms changed meanwhile')).toBeVisible();
    await expect(other.getByLabel('Price', { exact: true })).toHaveValue('395,000');

    await withScript.goto(offer);
    await answer(withScript, 'Decline').click();
    await withScript.getByRole('button', { name: 'Decline it' }).click();
    await expect(withScript.getByText('Declined. The other side')).toBeVisible();
    await bank.getByRole('button', { name: 'Accept $380,000' }).click();
    await expect(bank.getByText('this offer has ended meanwhile')).toBeVisible();
    await expect(answer(bank, 'Accept')).toHaveCount(0);
    await context.close();
  });

  test('an offer comes back with what was typed, is made, and is withdrawn', async ({ browser }) => {
    const { slug } = await addFixedPriceHome(here(), 30_000_000);
    const buyer = await createBidder(here());
    const context = await browser.newContext({ javaScriptEnabled: false });
    const [name = '', value = ''] =
      buyer.cookie
        .split('; ')
        .find((each) => each.startsWith('__session='))
        ?.split(/=(.*)/) ?? [];
    await context.addCookies([{ name, value, url: here().siteUrl }]);
    const page = await context.newPage();
    await page.goto(`/dashboard/offers/new?home=${slug}`);
    await fillOffer(page, '0');
    await page.getByLabel('To the seller').fill('We can close in 30 days.');
    await page.getByRole('button', { name: 'Make this offer' }).click();
    await expect(page.getByText('Please look at this again')).toBeVisible();
    await expect(page.getByLabel('To the seller')).toHaveValue('We can close in 30 days.');
    await page.getByLabel('Price', { exact: true }).fill('280,000');
    await page.getByRole('button', { name: 'Make this offer' }).click();
    await expect(page.getByText('Your offer is made.')).toBeVisible();
    await answer(page, 'Withdraw').click();
    await page.getByRole('button', { name: 'Withdraw the offer' }).click();
    await expect(page.getByText('Withdrawn').first()).toBeVisible();
    await context.close();
  });
});
