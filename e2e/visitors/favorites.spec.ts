import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addAuction, type Bidder, createBidder, json } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { accountOf, signIn, signInAs, waitForDialogToClose } from '../support/people';
import { place } from '../support/place';
import { unchanging } from '../support/unchanging';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const heartOf = (card: Locator): Locator => card.getByRole('button', { name: /^Save / });
const addressOf = async (card: Locator): Promise<string> =>
  (await card.getByRole('link').getAttribute('href')) ?? '';
const homeIn = (page: Page, href: string): Locator =>
  cards(page).filter({ has: page.locator(`a[href="${href}"]`) });
/** Presses the save button while signed in and waits until the server has stored the change. */
async function pressSignedIn(heart: Locator): Promise<void> {
  const stored = heart
    .page()
    .waitForResponse(
      (answer) => answer.url().endsWith('/api/me/homes') && answer.request().method() === 'PUT',
    );
  await heart.click();
  expect((await stored).status()).toBe(200);
}
/** A list without the map, which map.spec.ts covers. */
const listOf = (county: string): string => `${unchanging}&county=${county}&map=off`;
/** Paths of the homes in that list. */
async function homesOf(request: APIRequestContext, county: string): Promise<readonly string[]> {
  const { search } = new URL(listOf(county), place.siteUrl);
  const { points } = await (await request.get(`/api/listings/points${search}`)).json();
  return points.map(([slug]: readonly string[]) => `/properties/${slug}`);
}
/** Sends favorites like another browser of the same person. Returns the paths that the account then has. */
async function sendFavorites(
  { cookie }: Bidder,
  method: 'PUT' | 'POST',
  body: object,
): Promise<readonly string[]> {
  const answer = await fetch(`${place.siteUrl}/api/me/homes`, json(method, body, { cookie }));
  const { marks } = await answer.json();
  return marks.map(({ slug }: { readonly slug: string }) => `/properties/${slug}`).sort();
}
const saveElsewhere = (person: Bidder, href: string): Promise<readonly string[]> =>
  sendFavorites(person, 'PUT', { slug: href.replace('/properties/', ''), kind: 'saved' });
const homesInAccount = (person: Bidder): Promise<readonly string[]> =>
  sendFavorites(person, 'POST', { marks: [] });

test('a visitor’s favorites stay in the browser, move to the account at sign-in and are gone after sign-out', async ({
  page,
  request,
}) => {
  const person = await createBidder(place);
  const [inAccount = ''] = await homesOf(request, 'erie');
  await saveElsewhere(person, inAccount);

  await page.goto(listOf('kings'));
  const first = cards(page).first();
  const inBrowser = await addressOf(first);
  await heartOf(first).click();
  await expect(heartOf(first)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(inBrowser);
  await expect(page.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Saved homes' }).click();
  const saved = page.getByRole('region', { name: 'Saved homes' });
  const savedHome = (href: string) =>
    saved.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) });
  await expect(saved.getByRole('article')).toHaveCount(1);

  await saved.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, person);
  await expect(accountOf(page)).toBeVisible();
  await expect(page).toHaveURL('/saved');
  await expect(savedHome(inAccount)).toBeVisible();
  await expect(savedHome(inBrowser)).toBeVisible();
  await waitForDialogToClose(page);
  expect(await homesInAccount(person)).toEqual([inBrowser, inAccount].sort());
  await pressSignedIn(heartOf(savedHome(inAccount)));
  expect(await homesInAccount(person)).toEqual([inBrowser]);

  await accountOf(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(accountOf(page)).toHaveCount(0);
  await page.goto('/saved');
  await expect(page.getByText('No saved homes yet')).toBeVisible();
});

test('a saved search reports a new home by mail, and a link in the mail stops it', async ({
  page,
  newVisitor,
}) => {
  const person = await createBidder(place);
  const dollars = 43_000 + Math.floor(Math.random() * 1_000_000);
  await signInAs(page, person);
  await page.goto(`/properties?min=${dollars}&max=${dollars}&map=off`);
  await page.getByRole('link', { name: 'Save search' }).click();
  await page.getByLabel('Name').fill('Just this price');
  await page.getByLabel('Email alerts').selectOption('Within minutes');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('heading', { name: 'Just this price' })).toBeVisible();

  const { slug } = await addAuction(place, { endsInMs: 3_600_000, startingBidCents: dollars * 100 });
  const reader = await newVisitor();
  const mail = reader.getByRole('article').filter({ hasText: person.email }).filter({ hasText: 'new home' });
  await reader.goto('/dev/mail');
  await expect(mail).toContainText('1 new home: Just this price', { timeout: 30_000 });
  await expect(mail.getByRole('link', { name: new RegExp(`/properties/${slug}`) })).toBeVisible();
  const link = (await mail.getByRole('link', { name: /\/stop\// }).getAttribute('href')) ?? '';
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Stop these emails?');
  await reader.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Emails stopped');

  await page.reload();
  await expect(page.getByText('Paused: we won’t email you.')).toBeVisible();
  await page.getByLabel('Name').fill('Any price');
  await page.getByRole('button', { name: 'Save changes to Just this price' }).click();
  await expect(page.getByRole('heading', { name: 'Any price' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Any price' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('We’ll email you as soon as there’s a new home.')).toBeVisible();
  await page.getByRole('link', { name: 'Any price' }).click();
  await expect(page).toHaveURL(new RegExp(`min=${dollars}&max=${dollars}`));
});

test('a visitor compares up to four homes side by side, also without JavaScript', async ({
  page,
  newVisitor,
}) => {
  await page.goto(`${unchanging}&map=off`);
  const hrefs: string[] = [];
  for (const index of [0, 1, 2, 3, 4]) {
    const card = cards(page).nth(index);
    await card.getByRole('button', { name: /^Compare / }).click();
    hrefs.push(await addressOf(card));
  }
  await expect(page.getByText('You can compare up to 4 homes')).toBeVisible();
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray).toContainText('4 of 4 selected');
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  const compared = page.url();
  const table = page.getByRole('table');
  const chosen = hrefs.slice(0, 4);
  for (const href of chosen) await expect(table.locator(`thead a[href="${href}"]`)).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /^Living area/ }).getByRole('cell')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /^Red flags/ }).getByRole('cell')).toHaveCount(4);
  await expect(table.getByText('Largest', { exact: true }).first()).toBeVisible();
  await page.goto('/compare');
  await expect(page).toHaveURL(compared);
  await table
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.goto(listOf('kings'));
  await expect(tray).toContainText('3 of 4 selected');
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect(tray).toHaveCount(0);

  const reader = await newVisitor({ javaScriptEnabled: false });
  const columns = reader.getByRole('table').getByRole('columnheader');
  await reader.goto('/compare');
  await expect(reader.getByRole('main').getByRole('link', { name: 'Browse homes' })).toBeVisible();
  await reader.goto(compared);
  await expect(columns).toHaveCount(4);
  await reader
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(columns).toHaveCount(3);
  await reader
    .getByRole('region', { name: /Add a similar home/ })
    .getByRole('link')
    .first()
    .click();
  await expect(columns).toHaveCount(4);
});

test('a visitor hides a home from the results and shows it again, and the number of results stays the same', async ({
  page,
}) => {
  await page.goto(listOf('kings'));
  const found = page.getByRole('heading', { level: 2, name: /propert(y|ies)$/ });
  const number = (await found.textContent()) ?? '';
  const count = await cards(page).count();
  const href = await addressOf(cards(page).first());
  const hide = (): Promise<void> =>
    homeIn(page, href)
      .getByRole('button', { name: /^Hide / })
      .click();
  await hide();
  await expect(homeIn(page, href)).toHaveCount(0);
  await expect(page.getByText('You’ve hidden 1 home on this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(homeIn(page, href)).toBeVisible();
  await hide();
  await page.reload();
  await expect(cards(page)).toHaveCount(count - 1);
  await expect(found).toHaveText(number);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(homeIn(page, href)).toBeVisible();
  await page.goto('/saved');
  const showAgain = page.getByRole('button', { name: /^Unhide / });
  await showAgain.click();
  await expect(showAgain).toHaveCount(0);
  await page.goto(listOf('kings'));
  await expect(cards(page)).toHaveCount(count);
  await expect(page.getByText('you’ve hidden')).toHaveCount(0);
});

test('recently viewed homes, even if left before the browser was idle, appear on homes and the home page until cleared', async ({
  page,
  request,
}) => {
  const [first = '', second = ''] = await homesOf(request, 'erie');
  await page.addInitScript((restless) => {
    if (location.pathname === restless) window.requestIdleCallback = () => 0;
  }, first);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await page.goto(first);
  await page.waitForFunction(
    (slug) => localStorage.getItem('homes')?.includes(slug),
    first.replace('/properties/', ''),
  );
  await expect(recent).toHaveCount(0);
  await page.goto(second);
  await expect(recent.locator(`a[href="${first}"]`)).toBeVisible();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await page.goto('/');
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await expect(recent.getByRole('listitem').first().locator(`a[href="${second}"]`)).toBeVisible();
  await recent.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('homes') ?? '').recent)).toEqual([]);
});

test('saved homes are a calendar at a private address; a new address invalidates the old one', async ({
  page,
  request,
}) => {
  const person = await createBidder(place);
  const { slug } = await addAuction(place, { startsInMs: 600_000, endsInMs: 7_200_000 });
  await saveElsewhere(person, `/properties/${slug}`);
  await signInAs(page, person);
  await page.goto('/dashboard/watch-list');
  await expect(homeIn(page, `/properties/${slug}`)).toBeVisible();
  await page.getByRole('button', { name: 'Create private link' }).click();
  const address = page.getByLabel('Private link');
  const first = await address.inputValue();
  const calendar = await request.get(first);
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(calendar.headers()).toMatchObject({
    'cache-control': expect.stringContaining('private'),
    'x-robots-tag': 'noindex',
  });
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`/properties/${slug}`);
  await page.getByRole('button', { name: 'Create new link' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await request.get(first)).status()).toBe(404);
  const second = await address.inputValue();
  expect((await request.get(second)).status()).toBe(200);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(address).toHaveCount(0);
  expect((await request.get(second)).status()).toBe(404);
});
