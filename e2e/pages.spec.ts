import type { APIRequestContext, Page } from '@playwright/test';
import { addAuction, createBidder, sendBid } from './bidders';
import { expect, test } from './fixtures';
import { dialogOf, openDialog, signInAs } from './people';
import { place } from './place';
import { expectNoViolation, expectSound } from './sound';
import { htmlFaults } from './valid-html';

const minutes = 60_000;
/** Pages that stand for themselves: each has its own title, description and canonical address. */
const publicPages = [
  '/',
  '/properties',
  '/auctions',
  '/auctions/upcoming',
  '/auctions/ended',
  '/auctions/results',
  '/new-york',
  '/new-york/kings',
  '/new-york/erie/buffalo',
  '/new-york/type/condo',
  '/sell',
  '/how-it-works',
  '/practice',
  '/no-house-bids',
  '/fees',
  '/costs',
  '/faq',
  '/glossary',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/fair-housing',
  '/accessibility',
  '/developers',
];
/** The kinds of a home's page, each by a search whose first result is one. */
const homes = {
  'a live auction': '/properties?status=live',
  'an auction ahead': '/properties?status=upcoming',
  'an ended auction': '/properties?status=ended',
  'a fixed price': '/properties?status=for-sale',
  'a contract': '/properties?status=under-contract',
  'a sale': '/properties?status=sold',
  'a coming listing': '/properties?status=coming-soon',
};
const searches = [
  '/properties?county=kings&min=100000&sort=price-down&page=2',
  '/properties?q=nowhere+at+all',
  '/properties?county=erie&near=42.8864_-78.8784_25&hours=500&baths=1&subtype=duplex&occupancy=vacant&financing=fha&days=500',
];
/** One without a home, one that has the same as its city. */
const further = [
  '/sign-in',
  '/auth/action',
  '/saved',
  '/stop/nothing',
  '/compare',
  '/new-york/suffolk/coram',
  '/new-york/zip/12842',
];
const lost = ['/nothing-here', '/properties/no-such-home', '/new-york/narnia', '/auctions/results/soon'];

for (const path of publicPages) {
  test(`${path} is accessible, valid, described for search and sharing, and fits a phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectSound(page);
    await expectDescribed(page, path);
    await expectValid(page.request, path);
  });
}

for (const [kind, search] of Object.entries(homes)) {
  test(`the page of a home with ${kind} is accessible, valid, described for sharing, and fits a phone`, async ({
    page,
  }) => {
    const path = await firstHome(page.request, search);
    await page.goto(path);
    await expectSound(page);
    await expectDescribed(page, path);
    await expectValid(page.request, path);
  });
}

for (const path of [...searches, ...further]) {
  test(`${path} is accessible, valid, and fits a phone`, async ({ page }) => {
    await page.goto(path);
    await expectSound(page);
    await expectValid(page.request, path);
  });
}

for (const path of lost) {
  test(`${path} is not found with status 404, on a page that is accessible and leads on`, async ({
    page,
    allowError,
  }) => {
    allowError(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expectSound(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.locator('meta[name=robots][content*=noindex]').first()).toBeAttached();
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of lost) {
    test(`${path} says with status 404 that there is nothing, and can search`, async ({
      page,
      allowError,
    }) => {
      allowError(/status of 404/);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
      await page.getByLabel('Where are you looking?').fill('Rochester');
      await page.getByRole('button', { name: 'Search homes' }).click();
      await expect(page).toHaveURL('/properties?city=rochester');
    });
  }

  test('a signed-in page says with status 401 that it needs a sign-in', async ({ page, allowError }) => {
    allowError(/status of 401.*\/dashboard/);
    for (const path of [
      '/dashboard',
      '/dashboard/registration',
      '/dashboard/watch-list',
      '/dashboard/searches',
      '/dashboard/offers',
    ]) {
      expect((await page.goto(path))?.status()).toBe(401);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this page');
    }
  });
});

test('the signed-in pages are accessible, valid, and fit a phone', async ({ page, allowError }) => {
  allowError(/status of 401.*\/dashboard/);
  const signedOut = await page.goto('/dashboard');
  expect(signedOut?.status()).toBe(401);
  await expectSound(page);
  expect(await htmlFaults((await signedOut?.text()) ?? '')).toEqual([]);
  const { auctionId, slug } = await addAuction(place, { endsInMs: 20 * minutes });
  const bidder = await createBidder(place);
  expect((await sendBid(place, bidder, auctionId, 20_500_000)).status).toBe(201);
  await signInAs(page, bidder);
  for (const path of [
    '/dashboard',
    '/dashboard/registration',
    '/dashboard/watch-list',
    '/dashboard/searches',
    '/dashboard/searches/new?county=kings',
    '/dashboard/offers',
    `/properties/${slug}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await expectSound(page);
    await expectValid(page.request, path);
  }
});

test('the dialogs are accessible: signing in, a new account, a forgotten password, the confirm step, the menu', async ({
  page,
}) => {
  await openDialog(page);
  await expectNoViolation(page);
  await dialogOf(page).getByRole('button', { name: 'I am new here' }).click();
  await expectNoViolation(page);
  await dialogOf(page).getByRole('button', { name: 'I have an account' }).click();
  await dialogOf(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await expectNoViolation(page);
  const { slug } = await addAuction(place, { endsInMs: 20 * minutes });
  await signInAs(page, await createBidder(place));
  await page.goto(`/properties/${slug}`);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.getByLabel(/maximum/).fill('400,000');
  await page.getByRole('button', { name: 'Review your bid' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
});

test('the filters that are put away and the suggestions are accessible when they stand open', async ({
  page,
}) => {
  await page.goto('/properties');
  const summaries = page.getByRole('complementary', { name: 'Filters' }).locator('summary');
  for (const summary of await summaries.all()) await summary.click();
  await expectNoViolation(page);
  await page.goto('/');
  await page.getByLabel('Where are you looking?').fill('new');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoViolation(page);
});

test('what a phone shows otherwise is accessible too: the menu, the filters, the bid bar and its sheet @mobile', async ({
  page,
}) => {
  await page.goto('/properties');
  await page.getByText(/^Show filters/).click();
  await expectNoViolation(page);
  const { slug } = await addAuction(place, { endsInMs: 20 * minutes });
  await page.goto(`/properties/${slug}`);
  await page.getByRole('banner').locator('summary').click();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bid', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectNoViolation(page);
});

test('every answer carries the security headers, whatever it is', async ({ request }) => {
  const home = await firstHome(request, '/properties?status=for-sale');
  for (const path of ['/', home, '/nothing-here', '/dashboard', '/api/health', '/api/me', '/og.png']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': expect.stringContaining('same-origin'),
    });
    const policy = headers['content-security-policy'] ?? '';
    for (const part of [
      "default-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'self'",
    ])
      expect(policy, path).toContain(part);
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a script carries a short policy of its own, and none of what is for pages', async ({ request }) => {
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const headers = (await request.get(script ?? '')).headers();
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headers['permissions-policy']).toBeUndefined();
});

test('homes side by side are accessible, valid, and fit a phone', async ({ page, request }) => {
  const html = await (await request.get('/properties?status=all')).text();
  const slugs = [
    ...new Set([...html.matchAll(/href="\/properties\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)),
  ];
  const path = `/compare?ids=${slugs.slice(0, 4).join(',')}`;
  await page.goto(path);
  await expectSound(page);
  await expectValid(request, path);
});

test('the local mail is accessible and fits a phone', async ({ page }) => {
  await page.goto('/dev/mail');
  await expectSound(page);
});

test('titles and descriptions of the public pages differ from each other', async ({ request }) => {
  const pages = await Promise.all(publicPages.map(async (path) => (await request.get(path)).text()));
  const titles = pages.map((html) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);
  const descriptions = pages.map((html) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
  expect(new Set(titles).size).toBe(publicPages.length);
  expect(new Set(descriptions).size).toBe(publicPages.length);
});

async function expectDescribed(page: Page, path: string): Promise<void> {
  const phone = await page.getByRole('contentinfo').locator('a[href^="tel:"]').first().textContent();
  expect(await page.title()).toContain(phone?.trim() ?? 'a phone number');
  const content = (selector: string) => page.locator(selector).first().getAttribute('content');
  const address = new URL(path, place.siteUrl).href;
  expect((await content('meta[name=description]'))?.length).toBeGreaterThan(50);
  // A sold home says until when, too.
  expect(await content('meta[name=robots]')).toMatch(/^index, follow(, unavailable_after:\S+)?$/);
  expect(await content('meta[property="og:type"]')).toBe('website');
  expect(await content('meta[property="og:locale"]')).toBe('en_US');
  expect(await content('meta[property="og:title"]')).toBeTruthy();
  expect(await content('meta[property="og:description"]')).toBeTruthy();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  expect(new URL((await canonical.getAttribute('href')) ?? '').href).toBe(address);
  const image = (await content('meta[property="og:image"]')) ?? '';
  const picture = await page.request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
}

async function expectValid(request: APIRequestContext, path: string): Promise<void> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(await htmlFaults(await answer.text()), `HTML of ${path}`).toEqual([]);
}

async function firstHome(request: APIRequestContext, search: string): Promise<string> {
  const html = await (await request.get(search)).text();
  const path = /href="(\/properties\/[a-z0-9-]+)"/.exec(html)?.[1];
  if (!path) throw new Error(`${search} finds no home`);
  return path;
}
