import type { Page } from '@playwright/test';
import { addAuction, createBidder, json, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { drawerOf, signIn, signInAs } from '../support/people';
import { place } from '../support/place';
import { expectNoViolation } from '../support/sound';

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

test('taking the buy-now price ends the auction for everybody at once and starts the closing', async ({
  page: rosa,
  newVisitor,
}) => {
  const { auctionId, slug } = await addAuction(place, terms);
  const [buyer, leader] = await Promise.all([createBidder(place), createBidder(place)]);
  expect((await sendBid(place, leader, auctionId, 21_000_000)).status).toBe(201);
  const theo = await newVisitor();
  await signInAs(theo, leader);
  await theo.goto(`/properties/${slug}`);
  await expect(panel(theo).getByText('You’re leading', { exact: true })).toBeVisible();

  await rosa.goto(`/properties/${slug}`);
  await expect(offer(rosa)).toContainText('Available until a bid meets the reserve.');
  await buyButton(rosa).focus();
  await rosa.keyboard.press('Enter');
  await signIn(rosa, buyer);
  await expect(dialog(rosa).getByText('$300,000', { exact: true })).toBeVisible();
  await expect(dialog(rosa)).toContainText('You’re buying this home now.');
  await expect(dialog(rosa)).toContainText(
    /Buying at \$300,000 comes to \$3\d\d,\d{3}(\.\d\d)?, including estimated closing costs/,
  );
  await expectNoViolation(rosa);
  await dialog(rosa).getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(rosa)).toBeHidden();
  await expect(drawerOf(rosa)).toBeHidden();
  await buyButton(rosa).click();
  await dialog(rosa).getByRole('button', { name: 'Buy for $300,000' }).press('Enter');

  await expect(panel(rosa).getByText('You bought this home', { exact: true }).first()).toBeVisible();
  await expect(panel(rosa)).toContainText('Bought at the Buy Now price of $300,000.');
  await expect(panel(theo)).toContainText('Sold to Bidder 2');
  await expect(panel(theo)).toContainText('Another bidder bought this home (Buy Now)');
  await expect(offer(theo)).toHaveCount(0);

  await drawerOf(rosa).getByRole('link', { name: 'Open closing room' }).click();
  await expect(rosa).toHaveURL(`/dashboard/sales/a-${auctionId}`);
  await expect(rosa.locator('#next-step')).toContainText('Sign the contract of sale');

  const buffer = await (await rosa.request.get(`/api/me/receipts/${auctionId}`)).body();
  await rosa.goto(`/auctions/${auctionId}/ledger`);
  await rosa
    .getByLabel('Your receipts')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
  await rosa.getByRole('button', { name: /^Verify every entry/ }).click();
  await expect(rosa.getByText('1 receipt matches')).toBeVisible();
});

test('on a phone a bid that meets the reserve ends the buy-now price and says why, even during the confirmation @mobile', async ({
  page,
}) => {
  const { auctionId, slug } = await addAuction(place, terms);
  const [bidder, other] = await Promise.all([createBidder(place), createBidder(place)]);
  await signInAs(page, bidder);
  await page.goto(`/properties/${slug}`);
  await buyButton(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Buy for $300,000' })).toBeVisible();
  expect((await sendBid(place, other, auctionId, 25_000_000)).status).toBe(201);
  await expect(dialog(page).getByRole('alert')).toContainText('was available until a bid met the reserve');
  await dialog(page).getByRole('button', { name: 'Back to auction' }).click();
  await expect(drawerOf(page).getByRole('region', { name: 'Buy now' })).toContainText(
    'The Buy Now price of $300,000 was available until a bid met the reserve.',
  );
  await expect(page.getByRole('button', { name: 'Buy now for $300,000' })).toHaveCount(0);
  const answer = await buy(bidder, auctionId, 30_000_000);
  expect([answer.status, (await answer.json()).reason]).toEqual([409, 'buy-now-over']);
});

test('the first request after a purchase shows the home as sold, even if nobody had its page open', async () => {
  const [{ auctionId, slug }, buyer] = await Promise.all([addAuction(place, terms), createBidder(place)]);
  const read = async () => (await fetch(`${place.siteUrl}/properties/${slug}`)).text();
  expect(await read()).not.toContain('Sold at the Buy Now price');
  expect((await buy(buyer, auctionId, 30_000_000)).status).toBe(201);
  expect(await read()).toContain('Sold at the Buy Now price');
});

const buy = ({ cookie }: { readonly cookie: string }, auctionId: string, priceCents: number) =>
  fetch(
    `${place.siteUrl}/api/auctions/${auctionId}/buy-now`,
    json('POST', { priceCents }, { cookie, 'idempotency-key': crypto.randomUUID() }),
  );
