import type { Locator, Page } from '@playwright/test';
import { createBidder } from './bidders';
import { expect, test } from './fixtures';
import { accountOf, dialogLeft, signIn, signInAs } from './people';
import { place } from './place';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const heartOf = (card: Locator): Locator => card.getByRole('button', { name: /^Save / });
const addressOf = async (card: Locator): Promise<string> =>
  (await card.getByRole('link').getAttribute('href')) ?? '';
const homeIn = (page: Page, href: string): Locator =>
  cards(page).filter({ has: page.locator(`a[href="${href}"]`) });

test('a visitor’s hearts stay in the browser, move into the account at the sign-in, and are gone after the sign-out', async ({
  page,
  newVisitor,
}) => {
  const person = await createBidder(place);
  const elsewhere = await newVisitor();
  await signInAs(elsewhere, person);
  await elsewhere.goto('/properties?county=erie');
  const inAccount = await addressOf(cards(elsewhere).first());
  await heartOf(cards(elsewhere).first()).click();
  await elsewhere.goto('/dashboard/watch-list');
  await expect(homeIn(elsewhere, inAccount)).toBeVisible();

  await page.goto('/properties?county=kings');
  const first = cards(page).first();
  const inBrowser = await addressOf(first);
  await heartOf(first).click();
  await expect(heartOf(first)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heartOf(first)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(inBrowser);
  await expect(page.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Saved homes' }).click();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, person);
  await expect(accountOf(page)).toBeVisible();
  await expect(homeIn(page, inAccount)).toBeVisible();
  await expect(homeIn(page, inBrowser)).toBeVisible();
  await dialogLeft(page);

  await elsewhere.reload();
  await expect(homeIn(elsewhere, inBrowser)).toBeVisible();
  await heartOf(homeIn(elsewhere, inBrowser)).click();
  await expect(heartOf(homeIn(elsewhere, inBrowser))).toHaveAttribute('aria-pressed', 'false');
  await expect(async () => {
    await elsewhere.reload();
    await expect(homeIn(elsewhere, inAccount)).toBeVisible();
    await expect(homeIn(elsewhere, inBrowser)).toHaveCount(0);
  }).toPass();

  await accountOf(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(accountOf(page)).toHaveCount(0);
  await page.goto('/saved');
  await expect(page.getByText('No home is saved yet')).toBeVisible();
});

test('without script no heart is shown that would do nothing', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/properties');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  await page.goto('/saved');
  await expect(page.getByText('only JavaScript can read them')).toBeVisible();
});
