import type { Page } from '@playwright/test';
import { addAuction, aPerson, createAccount, createBidder, openSession, register } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { dialogOf, seller, signIn, signInAs } from '../support/people';
import { place } from '../support/place';
import { aPdf, heading } from '../support/selling';
import { expectSound } from '../support/sound';

const dayMs = 24 * 3_600_000;
/** The date in so many days (UTC). */
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** An auction that has not started. Not a fixed price, because other stories count those homes. */
const ahead = { startsInMs: 9 * dayMs, endsInMs: 12 * dayMs, startingBidCents: 20_000_000 };
const addHome = () => addAuction(place, { ...ahead, takesOffers: true });

async function fillOffer(page: Page, price: string): Promise<void> {
  await page.getByLabel('Price', { exact: true }).fill(price);
  await page.getByLabel('Earnest money').fill('20,000');
  await page.getByLabel('Financing').selectOption({ index: 1 });
  await page.getByLabel('Closing date').fill(inDays(60));
}

/** Submits the form and returns the path of the new offer. */
async function makeOffer(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit offer' }).click();
  await expect(page.getByText('Offer submitted.')).toBeVisible();
  return new URL(page.url()).pathname;
}

const answer = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });

/** Sends a counteroffer from the open form. */
async function sendCounter(page: Page, price: string): Promise<void> {
  await page.getByLabel('Price', { exact: true }).fill(price);
  await page.getByRole('button', { name: 'Send counteroffer' }).click();
}

test('an offer is made, countered on live pages and accepted, which cancels the auction; answers to outdated terms are refused, also without JavaScript', async ({
  page: rosa,
  newVisitor,
  allowError,
}) => {
  test.setTimeout(120_000);
  allowError(/status of 401.*\/dashboard\/offers/);
  const [{ slug, auctionId }, buyer, stranger] = await Promise.all([
    addHome(),
    createBidder(place),
    createBidder(place),
  ]);
  await rosa.goto(`/properties/${slug}`);
  await rosa.getByRole('link', { name: 'Make an offer before the auction' }).click();
  await expect(heading(rosa, 'Sign in to see this page')).toBeVisible();
  await expect(dialogOf(rosa)).toBeVisible();
  await signIn(rosa, buyer);
  await expect(heading(rosa, 'Make an offer')).toBeVisible();
  await expect(rosa.getByText('If the seller accepts an offer, the auction will be canceled.')).toBeVisible();
  await fillOffer(rosa, 'a lot');
  await rosa.getByLabel('Home inspection').check();
  await rosa.getByRole('button', { name: 'Submit offer' }).click();
  const errors = rosa.getByRole('alert').filter({ hasText: 'Please fix the following' });
  await expect(errors.getByRole('link', { name: /^Enter a price in whole dollars/ })).toBeVisible();
  await expect(rosa.getByLabel('Price', { exact: true })).toHaveValue('a lot');
  await expect(rosa.getByLabel('Home inspection')).toBeChecked();
  await expectSound(rosa);
  await rosa.getByLabel('Price', { exact: true }).fill('370,000');
  const offer = await makeOffer(rosa);
  await expect(rosa.getByText('Neither side is bound until both sign').first()).toBeAttached();
  await expectSound(rosa);
  const response = await fetch(`${place.siteUrl}${offer}`, { headers: { cookie: stranger.cookie } });
  expect(response.status).toBe(404);

  const late = await newVisitor({ javaScriptEnabled: false });
  await signInAs(late, seller);
  const other = await late.context().newPage();
  await Promise.all([late.goto(offer), other.goto(offer)]);
  const bank = await newVisitor();
  await signInAs(bank, seller);
  await bank.goto(offer);
  await expect(heading(bank, `Offer from ${buyer.name}`)).toBeVisible();
  await expect(bank.getByText('No proof of funds reviewed')).toBeVisible();
  await expectSound(bank);
  await answer(bank, 'Counter').click();
  await bank.getByLabel('Message to the buyer').fill('As it stands, without the inspection.');
  await bank.getByLabel('Home inspection').uncheck();
  await sendCounter(bank, '390,000');
  await expect(bank.getByText('Counteroffer sent.')).toBeVisible();

  // Both sides' pages update without a reload.
  await expect(rosa.getByText('Needs your response')).toBeVisible();
  await expect(rosa.getByText('As it stands, without the inspection.')).toBeVisible();
  await answer(rosa, 'Accept').click();
  await expect(rosa.getByText('the seller takes the home off the market for you')).toBeVisible();
  await expectSound(rosa);
  await answer(rosa, 'Counter').click();
  await sendCounter(rosa, '380,000');
  await expect(rosa.getByText('Counteroffer sent.')).toBeVisible();

  await answer(late, 'Accept').click();
  await late.getByRole('button', { name: 'Accept $370,000' }).click();
  await expect(late.getByText('because the terms changed')).toHaveCount(1);
  await answer(other, 'Counter').click();
  await sendCounter(other, '395,000');
  await expect(other.getByText('because the terms changed')).toBeVisible();
  await expect(other.getByLabel('Price', { exact: true })).toHaveValue('395,000');

  await expect(bank.getByText('Needs your response')).toBeVisible();
  await answer(bank, 'Accept').click();
  await expect(bank.getByText('The auction will be canceled before the first bid')).toBeVisible();
  await bank.getByRole('button', { name: 'Accept $380,000' }).click();
  await expect(bank.getByText('Offer accepted. The home is off the market')).toBeVisible();
  const room = `/dashboard/sales/o-${offer.split('/').at(-1)}`;
  expect(new URL(bank.url()).pathname).toBe(room);
  await expectSound(bank);
  await rosa.getByRole('link', { name: 'Open closing room' }).click();
  await expect(rosa).toHaveURL(room);
  await late.getByRole('button', { name: 'Accept $380,000' }).click();
  await expect(late.getByText('This home isn’t on the market right now')).toBeVisible();
  await expect(answer(late, 'Accept')).toHaveCount(0);
  const auction = await (await bank.request.get(`/api/auctions/${auctionId}`)).json();
  expect(auction).toMatchObject({ status: 'cancelled', cancelReason: 'pre-auction-offer' });
  await expect(async () => {
    await rosa.goto(`/properties/${slug}`);
    const reason = rosa.getByText('an offer accepted before the first bid').first();
    await expect(reason).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectSound(rosa);
});

test('without JavaScript an offer is corrected, made and withdrawn; a highest and best price stays sealed from the seller', async ({
  page: rosa,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const [{ slug }, buyer] = await Promise.all([addHome(), createBidder(place)]);
  const plain = await newVisitor({ javaScriptEnabled: false });
  await signInAs(plain, buyer);
  await plain.goto(`/dashboard/offers/new?home=${slug}`);
  await fillOffer(plain, '0');
  await plain.getByLabel('Message to the seller').fill('We can close in 30 days.');
  await plain.getByRole('button', { name: 'Submit offer' }).click();
  await expect(plain.getByText('Please fix the following')).toBeVisible();
  await expect(plain.getByLabel('Message to the seller')).toHaveValue('We can close in 30 days.');
  await plain.getByLabel('Price', { exact: true }).fill('371,000');
  const offer = await makeOffer(plain);

  const bank = await newVisitor();
  await signInAs(bank, seller);
  await bank.goto('/dashboard/offers');
  await expectSound(bank);
  await bank.goto(offer);
  await bank.getByRole('link', { name: 'All offers on this home' }).click();
  await expect(bank.getByRole('table').getByRole('row').nth(1)).toContainText('$371,000');
  await expect(bank.getByText('The offers will be sealed by policy')).toBeVisible();
  await bank.getByRole('button', { name: 'Request highest and best offers' }).click();
  await expect(bank.getByText('We’re emailing every buyer')).toBeVisible();
  await expect(bank.getByText('Sealed by policy: our server stores the offers')).toBeVisible();
  await expectSound(bank);

  await signInAs(rosa, buyer);
  await rosa.goto(offer);
  await rosa.getByRole('link', { name: 'Submit your highest and best offer' }).click();
  await expect(heading(rosa, 'Your highest and best offer')).toBeVisible();
  await expect(rosa.getByText('Sealed by policy: our server stores your offer')).toBeVisible();
  await expectSound(rosa);
  await rosa.getByLabel('Price', { exact: true }).fill('398,123');
  await rosa.getByRole('button', { name: 'Submit sealed offer' }).click();
  await expect(rosa.getByText('$398,123').first()).toBeVisible();
  expect(new URL(rosa.url()).pathname).toBe(offer);
  for (const path of [offer, new URL(bank.url()).pathname, '/dashboard/offers']) {
    const html = await (await bank.request.get(path)).text();
    expect(html).toContain('371,000');
    for (const sealed of ['398,123', '39812300']) expect(html).not.toContain(sealed);
  }
  await bank.goto(offer);
  await expect(answer(bank, 'Accept')).toHaveCount(0);
  await plain.goto(offer);
  await answer(plain, 'Withdraw').click();
  await plain.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(plain.getByText('Withdrawn').first()).toBeVisible();
});

test('a new buyer registers, sends a proof of funds and returns to the offer as typed', async ({ page }) => {
  const person = aPerson('Nora New');
  const [{ slug }] = await Promise.all([addHome(), createAccount(place, person)]);
  await signInAs(page, person);
  const form = `/dashboard/offers/new?home=${slug}`;
  await page.goto(form);
  await expect(page.getByRole('link', { name: 'Register to make an offer' })).toHaveAttribute(
    'href',
    `/dashboard/registration?next=${encodeURIComponent(form)}`,
  );
  await expectSound(page);
  await register(place, { ...person, cookie: await openSession(place, person) });

  await page.reload();
  await expect(page.getByText('No proof of funds reviewed')).toBeVisible();
  await fillOffer(page, '372,000');
  await page.getByLabel('Message to the seller').fill('Wir können früh schließen.\nSincerely');
  await page.getByLabel('Appraisal').check();
  await page.getByRole('button', { name: 'Send proof of funds first' }).click();
  const limit = page.getByRole('region', { name: 'Bid limit and proof of funds' });
  await expect(limit.getByLabel('Amount shown on your proof of funds')).toHaveValue('372,000');
  await limit
    .getByLabel(/^Proof of funds/)
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await limit.getByRole('button', { name: 'Submit for review' }).click();
  await limit.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('372,000');
  await expect(page.getByLabel('Message to the seller')).toHaveValue('Wir können früh schließen.\nSincerely');
  await expect(page.getByLabel('Appraisal')).toBeChecked();
  await expect(page.getByText('Your proof of funds is waiting for review')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Earnest money').press('Enter');
  await expect(page.getByText('Offer submitted.')).toBeVisible();
});

test('a home takes offers at a fixed price while it is for sale, and before an auction if its seller allows it', async ({
  request,
}) => {
  const pageOf = async (path: string) => (await request.get(path)).text();
  const homeOf = async (status: string) => {
    const found = await pageOf(`/properties?sale=fixed-price&status=${status}`);
    return /href="\/properties\/([a-z0-9-]+-\d+)"/.exec(found)?.[1];
  };
  const forSale = await homeOf('for-sale');
  expect(await pageOf(`/properties/${forSale}`)).toContain(`href="/dashboard/offers/new?home=${forSale}"`);
  const agreed = await pageOf(`/properties/${await homeOf('under-contract')}`);
  expect(agreed).toMatch(/have agreed on a sale|The seller has found a buyer/);
  expect(agreed).not.toContain('/dashboard/offers/new');
  const [closed, { cookie }] = await Promise.all([addAuction(place, ahead), createBidder(place)]);
  expect(await pageOf(`/properties/${closed.slug}`)).not.toContain('/dashboard/offers/new');
  const refused = await request.get(`/dashboard/offers/new?home=${closed.slug}`, { headers: { cookie } });
  expect(await refused.text()).toContain('The seller isn’t accepting offers before the auction.');
});
