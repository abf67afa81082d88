import type { Locator, Page } from '@playwright/test';
import { addAuction, createBidder } from './bidders';
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
  await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
});

test('a saved search tells of a new home by mail, and one click in the mail stops it', async ({
  page,
  newVisitor,
  request,
}) => {
  const person = await createBidder(place);
  const dollars = 43_000 + Math.floor(Math.random() * 1_000_000);
  await signInAs(page, person);
  await page.goto(`/properties?min=${dollars}&max=${dollars}`);
  await page.getByRole('link', { name: 'Save this search' }).click();
  await page.getByLabel('Name').fill('Just this price');
  await page.getByLabel('E-mail').selectOption('At once');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('heading', { name: 'Just this price' })).toBeVisible();

  const { slug } = await addAuction(place, { endsInMs: 3_600_000, startingBidCents: dollars * 100 });
  const reader = await newVisitor();
  const mail = reader.getByRole('article').filter({ hasText: person.email }).filter({ hasText: 'new home' });
  await reader.goto('/dev/mail');
  await expect(mail).toContainText('1 new home: Just this price', { timeout: 30_000 });
  await expect(mail.getByRole('link', { name: new RegExp(`/properties/${slug}`) })).toBeVisible();
  const link = (await mail.getByRole('link', { name: /\/stop\// }).getAttribute('href')) ?? '';
  const byPost = link.replace('/stop/', '/api/stop?search=');
  await request.get(byPost);
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Stop these mails?');
  await reader.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The mails are stopped');
  expect((await request.post(byPost, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);

  await page.reload();
  await expect(page.getByText('Paused: it sends nothing.')).toBeVisible();
  await page.getByLabel('Name').fill('Any price');
  await page.getByRole('button', { name: 'Save the changes of Just this price' }).click();
  await expect(page.getByRole('heading', { name: 'Any price' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Any price' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('A mail as soon as there is a new home.')).toBeVisible();
  await page.getByRole('link', { name: 'Any price' }).click();
  await expect(page).toHaveURL(new RegExp(`min=${dollars}&max=${dollars}`));
});
