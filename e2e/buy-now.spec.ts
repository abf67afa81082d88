import type { Page } from '@playwright/test';
import { verify } from '@/lib/domain/auction/verify';
import { addAuction, aPerson, createAccount, createBidder, fetchLedger, json, sendBid } from './bidders';
import { expect, test } from './fixtures';
import { signIn, signInAs } from './people';
import { place } from './place';
import { expectNoViolation } from './sound';

const terms = {
  endsInMs: 20 * 60_000,
  startingBidCents: 20_000_000,
  sealedReserveCents: 24_000_000,
  buyNowCents: 30_000_000,
};
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const offer = (page: Page) => panel(page).getByRole('region', { name: 'Buy now' });
const buyButton = (page: Page) => offer(page).getByRole('button', { name: 'Buy now for $300,000' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buy this home now?' });

test('who takes the buy-now price has bought, everybody sees it at once, and the sale begins', async ({
  page: rosa,
  newVisitor,
}) => {
  const { auctionId, slug } = await addAuction(place, terms);
  const [buyer, leader] = await Promise.all([createBidder(place), createBidder(place)]);
  expect((await sendBid(place, leader, auctionId, 21_000_000)).status).toBe(201);
  const theo = await newVisitor();
  await signInAs(theo, leader);
  await theo.goto(`/properties/${slug}`);
  await expect(panel(theo).getByText('You are leading', { exact: true })).toBeVisible();

  await rosa.goto(`/properties/${slug}`);
  await expect(offer(rosa)).toContainText('Possible until a bid meets the reserve.');
  await buyButton(rosa).focus();
  await rosa.keyboard.press('Enter');
  await signIn(rosa, buyer);
  await expect(dialog(rosa).getByText('$300,000', { exact: true })).toBeVisible();
  await expect(dialog(rosa)).toContainText('You’re buying this home now.');
  await expect(dialog(rosa)).toContainText(
    /A price of \$300,000 comes to about \$3\d\d,\d{3} with all costs/,
  );
  await expectNoViolation(rosa);
  await dialog(rosa).getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(rosa)).toBeHidden();
  await buyButton(rosa).click();
  await dialog(rosa).getByRole('button', { name: 'Buy for $300,000' }).press('Enter');

  await expect(panel(rosa).getByText('You bought this home', { exact: true }).first()).toBeVisible();
  await expect(panel(rosa)).toContainText('Bought at the asked price of $300,000.');
  await expect(panel(theo)).toContainText('Sold to Bidder 2');
  await expect(panel(theo)).toContainText('Another bidder bought it at once');
  await expect(offer(theo)).toHaveCount(0);
  const { ok, state } = verify(await fetchLedger(place, auctionId));
  expect([ok, state?.status === 'ended' && state.outcome]).toEqual([true, 'sold-buy-now']);
  expect((await sendBid(place, leader, auctionId, 31_000_000)).status).toBe(409);

  await panel(rosa).getByRole('link', { name: 'Open the sale room' }).click();
  await expect(rosa).toHaveURL(`/dashboard/sales/a-${auctionId}`);
  await expect(rosa.getByText('The seller: sign the contract')).toBeVisible();
  await rosa.goto(`/properties/${slug}`);
  await expect(rosa.getByText('Sold at its buy-now price').first()).toBeVisible();
  await rosa.goto('/dashboard/bids?show=won');
  await expect(rosa.getByText('Won', { exact: true }).first()).toBeVisible();

  const buffer = await (await rosa.request.get(`/api/me/receipts/${auctionId}`)).body();
  await rosa.goto(`/auctions/${auctionId}/ledger`);
  await rosa
    .getByLabel('Your receipts')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
  await rosa.getByRole('button', { name: /^Check every entry/ }).click();
  await expect(rosa.getByText('1 receipt in place')).toBeVisible();
});

test('a bid that meets the reserve takes the price away, with the reason, even from under the last step', async ({
  page,
}) => {
  const { auctionId, slug } = await addAuction(place, terms);
  const [bidder, other] = await Promise.all([createBidder(place), createBidder(place)]);
  await signInAs(page, bidder);
  await page.goto(`/properties/${slug}`);
  await buyButton(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Buy for $300,000' })).toBeVisible();
  expect((await sendBid(place, other, auctionId, 25_000_000)).status).toBe(201);
  await expect(dialog(page).getByRole('alert')).toContainText('a bid has met the reserve');
  await dialog(page).getByRole('button', { name: 'Back to the auction' }).click();
  await expect(offer(page)).toContainText(
    'The buy-now price of $300,000 has ended: a bid has met the reserve.',
  );
  await expect(buyButton(page)).toHaveCount(0);
  const answer = await buy(bidder, auctionId, 30_000_000);
  expect([answer.status, (await answer.json()).reason]).toEqual([409, 'buy-now-over']);
});

test('nobody buys who may not bid, and the page says what is missing', async ({ page, newVisitor }) => {
  const { auctionId, slug } = await addAuction(place, { ...terms, buyNowCents: 90_000_000 });
  const bidder = await createBidder(place);
  const stranger = aPerson();
  await createAccount(place, stranger);

  await signInAs(page, bidder);
  await page.goto(`/properties/${slug}`);
  await offer(page).getByRole('button').click();
  await expect(panel(page)).toContainText(
    'Ask for a higher limit with a proof of funds. Nothing was bought.',
  );
  await expect(panel(page).getByRole('link', { name: 'Ask for a higher limit' })).toHaveAttribute(
    'href',
    /900/,
  );
  const visitor = await newVisitor();
  await signInAs(visitor, stranger);
  await visitor.goto(`/properties/${slug}`);
  await offer(visitor).getByRole('button').click();
  await expect(panel(visitor).getByRole('link', { name: 'Register to bid' })).toBeVisible();
  expect(await fetchLedger(place, auctionId)).toHaveLength(2);
});

test('the first request after a purchase shows the home as sold, also while others read its page', async () => {
  const [{ auctionId, slug }, buyer] = await Promise.all([addAuction(place, terms), createBidder(place)]);
  const read = async () => (await fetch(`${place.siteUrl}/properties/${slug}`)).text();
  expect(await read()).not.toContain('Sold at its buy-now price');
  const readers = Array.from({ length: 4 }, read);
  expect((await buy(buyer, auctionId, 30_000_000)).status).toBe(201);
  await Promise.all(readers);
  expect(await read()).toContain('Sold at its buy-now price');
});

test('on a phone it is bought from the sheet @mobile', async ({ page }) => {
  const { slug } = await addAuction(place, terms);
  await signInAs(page, await createBidder(place));
  await page.goto(`/properties/${slug}`);
  await panel(page).getByRole('button', { name: 'Place a bid' }).click();
  await page
    .getByRole('dialog', { name: 'Your bid' })
    .getByRole('button', { name: 'Buy now for $300,000' })
    .click();
  await dialog(page).getByRole('button', { name: 'Buy for $300,000' }).click();
  await expect(page.getByText('You bought this home', { exact: true }).first()).toBeVisible();
});

const buy = ({ cookie }: { readonly cookie: string }, auctionId: string, priceCents: number) =>
  fetch(
    `${place.siteUrl}/api/auctions/${auctionId}/buy-now`,
    json('POST', { priceCents }, { cookie, 'idempotency-key': crypto.randomUUID() }),
  );
