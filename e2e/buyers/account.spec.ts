import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  addAuction,
  type Bidder,
  createBidder,
  openSession,
  type ShortAuction,
  sendBid,
} from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { accountOf, signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { expectSound } from '../support/sound';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('account pages show bids and dates and fit a phone; an account is deleted with its data, but not while it leads an auction', async ({
  page,
  allowError,
}) => {
  test.setTimeout(120_000);
  allowError(/status of 401/);
  const open = async (path: string) => {
    await page.goto(`/dashboard/${path}`);
    await expect(accountOf(page)).toBeVisible();
    await expectSound(page);
  };
  const [ann, ben] = await Promise.all([createBidder(place), createBidder(place)]);
  const terms = { endsInMs: 7_200_000, startingBidCents: 20_000_000 };
  const [leading, outbid] = await Promise.all([addAuction(place, terms), addAuction(place, terms)]);
  // Low enough that two bids per bidder stay below the limit without a review.
  const mustBid = async (bidder: Bidder, { auctionId }: ShortAuction, maximumCents: number) =>
    expect((await sendBid(place, bidder, auctionId, maximumCents)).status).toBe(201);
  await mustBid(ann, leading, 21_000_000);
  await mustBid(ann, outbid, 21_000_000);
  await mustBid(ben, outbid, 22_000_000);
  await signInAs(page, ann);
  for (const path of ['notifications', 'notifications/settings', 'profile', 'security']) await open(path);
  await open('calendar');
  await expect(page.getByRole('link', { name: /^Auction ends: / })).toHaveCount(2);
  await open('bids');
  const row = ({ slug }: { slug: string }) => page.getByRole('main').locator(`a[href="/properties/${slug}"]`);
  await expect(row(outbid)).toBeVisible();
  await expect(row(leading)).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: 'Bids' });
  await tabs.getByRole('link', { name: /^Leading/ }).click();
  await expect(page.getByRole('link', { name: 'Raise your maximum' })).toBeVisible();
  await expect(row(leading)).toBeVisible();
  await expect(row(outbid)).toHaveCount(0);
  await tabs.getByRole('link', { name: /^Won/ }).click();
  await expect(page.getByText('You haven’t won an auction yet')).toBeVisible();

  await page.goto('/dashboard');
  await expect(region(page, 'Active bids').getByRole('listitem')).toHaveCount(2);
  const task = region(page, 'Needs your attention').getByRole('listitem');
  await expect(task).toContainText('You’ve been outbid');
  await task.getByRole('link', { name: /^Bid \$212,000/ }).click();
  await expect(page).toHaveURL(`/properties/${outbid.slug}?maximum=212%2C000`);
  await expect(page.getByLabel(/maximum/)).toHaveValue('212,000');
  const bids = await fetch(`${place.siteUrl}/api/auctions/${outbid.auctionId}`);
  expect(await bids.json()).toMatchObject({ bidCount: 2 });

  await open('security/delete');
  await expect(page.getByText('You’re leading an auction')).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete my account/ })).toHaveCount(0);
  await mustBid(ben, leading, 22_000_000);
  await page.goto('/dashboard/security');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data.account).toMatchObject({ email: ann.email, name: ann.name });
  expect(data.bids).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain(ben.email);
  await page.getByRole('link', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/dashboard/security/delete');
  await page.getByLabel('Current password', { exact: true }).fill(ann.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(accountOf(page)).toHaveCount(0);
  await expect(openSession(place, ann)).rejects.toThrow();
});

test('a person lists and ends sign-ins and changes the password and the email address', async ({
  page,
  allowError,
}) => {
  allowError(/status of 40[013]/);
  const person = await createBidder(place);
  const elsewhere = person.cookie;
  // The Auth emulator issues the same cookie for sign-ins within one second.
  const opened = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(opened + 1_000);
  await signInAs(page, person);
  await page.goto('/dashboard/security');
  const sessions = region(page, 'Where you’re signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  const response = await fetch(`${place.siteUrl}/api/me`, { headers: { cookie: elsewhere } });
  expect(response.status).toBe(401);

  const password = region(page, 'Password');
  await password.getByLabel('New password', { exact: true }).fill('another-long-password');
  await password.getByLabel('Current password', { exact: true }).fill('not-mine-at-all');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByRole('alert')).toContainText('is incorrect');
  await password.getByLabel('Current password', { exact: true }).fill(person.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByRole('status')).toContainText('Password changed');
  const renewed = { ...person, password: 'another-long-password' };

  await page.reload();
  const to = person.email.replace('@', '-new@');
  const email = region(page, 'Email');
  await email.getByLabel('New email').fill(to);
  await email.getByLabel('Current password', { exact: true }).fill(renewed.password);
  await email.getByRole('button', { name: 'Change email' }).click();
  await expect(email.getByRole('status')).toContainText('Check your email');
  await page.goto('/dev/mail');
  const mail = page.getByRole('article').filter({ hasText: to }).filter({ hasText: 'Use this address' });
  await mail.getByRole('link', { name: /change-email/ }).click();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email has been changed');
  expect(await openSession(place, { ...renewed, email: to })).toContain('__session=');
});

test('without JavaScript a private page says who is signed in, and name and phone number can be changed', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await signInAs(page, await createBidder(place));
  await page.goto('/dashboard/profile');
  await expect(accountOf(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  await page.getByLabel('Name').fill('Nell Marsh-Ortiz');
  await page.getByLabel('Phone').fill('555');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByText('Enter a US phone number')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Enter a US phone number/);
  await expect(page.getByLabel('Name')).toHaveValue('Nell Marsh-Ortiz');
  await page.getByLabel('Phone').fill('(718) 555-0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('(718) 555-0199');
});

const oldPages = {
  bidder: ['notifications', 'calendar', 'bids', 'receipts', 'offers', 'sales', 'watch-list', 'searches']
    .concat(['registration', 'listings', 'questions', 'showings', 'organizations', 'profile', 'security'])
    .concat('notifications/settings'),
  staff: ['admin', 'admin/homes', 'admin/people', 'admin/organizations', 'admin/audit'],
};

test('every account page is at most two links from the dashboard, without JavaScript', async ({ page }) => {
  const linksOn = async (path: string) =>
    [...(await (await page.request.get(path)).text()).matchAll(/href="(\/dashboard[^"#]*)/g)].map(
      ([, href = '']) => href,
    );
  const people = { bidder: await createBidder(place), staff };
  for (const who of ['bidder', 'staff'] as const) {
    await signInAs(page, people[who]);
    const first = [...new Set(await linksOn('/dashboard'))];
    const second = await Promise.all(first.map(linksOn));
    const reached = new Set([...first, ...second.flat()].map((href) => href.replace(/\?.*/, '')));
    expect(
      oldPages[who].filter((path) => !reached.has(`/dashboard/${path}`)),
      who,
    ).toEqual([]);
  }
});

test('on a phone the navigation is a row of tabs at the bottom edge that marks the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, await createBidder(place));
  await page.goto('/dashboard');
  const rail = page.getByRole('navigation', { name: 'Your account' });
  const tabs = rail.getByRole('list', { name: 'Buying' }).getByRole('link');
  await expect(tabs).toHaveText(['Dashboard', 'Bids', 'Offers', 'Purchases', 'Saved', 'Account']);
  for (const tab of await tabs.all()) {
    const box = await tab.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(630);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
  await tabs.filter({ hasText: 'Bids' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bids');
  await expect(rail.locator('[aria-current=page]')).toHaveText('Bids');
  await rail.getByRole('link', { name: 'Selling' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listings');
  await expect(rail.locator('[aria-current=page]')).toHaveText('Listings');
  await rail.getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
  await expect(rail.getByRole('list', { name: 'Selling' })).toBeVisible();
});
