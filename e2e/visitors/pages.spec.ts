import type { APIRequestContext, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { LONGEST_ORGANISATION_NAME } from '@/lib/domain/organizations/organization';
import {
  addAuction,
  aPerson,
  type Bidder,
  createAccount,
  createBidder,
  openSession,
  sendBid,
} from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { takeScreens } from '../support/page/screens';
import { findHtmlErrors, findLostControls } from '../support/page/valid-html';
import { lostPaths, type PageState, pageGroups, type Viewer } from '../support/page-states';
import { accountOf, dialogOf, openDialog, signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { addHome, longestAnswers } from '../support/publishing';
import { foundOrganization, heading } from '../support/selling';
import {
  expectKeyboard,
  expectNoShift,
  expectNoViolation,
  expectSound,
  findOverflows,
  findViolations,
} from '../support/sound';

const minutes = 60_000;
const homeLink = /\/properties\/[a-z0-9-]+-\d+/;
/** Values for the bracketed names in a path. */
type Scene = Readonly<Record<string, string>>;

/** Signs the viewer in and creates the records that the paths of the group need. */
const prepare: Readonly<Record<Viewer, (page: Page) => Promise<Scene>>> = {
  visitor: async () => ({}),
  shopper: async ({ request }) => {
    const homes = (await linksOn(request, '/properties?status=all', homeLink)).slice(0, 4);
    const fourHomes = homes.map((path) => path.replace('/properties/', '')).join();
    return { ...(await addBidOf(await createBidder(place))), fourHomes };
  },
  bidder: async (page) => {
    const bidder = await createBidder(place);
    await signInAs(page, bidder);
    return addBidOf(bidder);
  },
  owner: async (page) => {
    const person = aPerson('Olive Seller');
    await createAccount(place, person);
    await signInAs(page, person);
    await page.goto('/dashboard/listings');
    await page.getByRole('button', { name: 'List a property' }).click();
    await expect(heading(page, 'Owner and authority')).toBeVisible();
    const draftId = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    const organization = await foundOrganization(page, 'Larch Savings');
    return { draftId, organisationId: organization.split('/').at(-1) ?? '' };
  },
  longOwner: async (page) => {
    const person = aPerson('Maximiliana Featherstonehaugh');
    const [ownerId] = await Promise.all([createAccount(place, person), openSession(place, staff)]);
    await signInAs(page, person);
    const organization = await foundOrganization(
      page,
      'Schaghticoke'.repeat(9).slice(0, LONGEST_ORGANISATION_NAME),
    );
    const organisationId = organization.split('/').at(-1) ?? '';
    const draft = await addHome(ownerId, 'draft', { organisationId, answers: longestAnswers() });
    const answers = longestAnswers();
    const { slug } = await addHome(ownerId, 'published', { organisationId, answers });
    const kept = { data: { slug, kind: 'saved' }, headers: { origin: place.siteUrl } };
    expect((await page.request.put('/api/me/homes', kept)).ok()).toBe(true);
    return { draftId: draft.draftId, organisationId, slug: slug ?? '', city: answers.city ?? '' };
  },
  staff: async (page) => {
    await signInAs(page, staff);
    return {};
  },
};

const isFirstOfTemplate = (state: PageState): boolean =>
  pageGroups.flatMap(({ pages }) => pages).find(({ template }) => template === state.template) === state;

for (const { name, viewer, isIndexed, pages } of pageGroups)
  test(`${name}: each page is accessible, valid, indexed as the table says, and fits a phone`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const scene = await prepare[viewer](page);
    for (const state of pages) {
      const path = await pathOf(page.request, state, scene);
      await test.step(path, async () => {
        const answer = await page.goto(path);
        const html = (await answer?.text()) ?? '';
        expect.soft(answer?.status(), path).toBe(200);
        if (path.startsWith('/dashboard')) await expect.soft(accountOf(page), path).toBeVisible();
        await expect.soft(page.locator('h1'), path).toHaveCount(1);
        // The title of a page for one person is streamed.
        await expect.soft(page, path).toHaveTitle(/./);
        expect.soft(await findViolations(page), `axe on ${path}`).toEqual([]);
        await expectNoShift(page);
        expect.soft(await findOverflows(page), path).toEqual([]);
        // On this developer page React renders forms with an empty action, which is not valid HTML.
        if (path !== '/dev/mail') expect.soft(await findHtmlErrors(html), `HTML of ${path}`).toEqual([]);
        expect.soft(findLostControls(html), `an early press is lost on ${path}`).toEqual([]);
        if (isIndexed) expectDescribed(html, path);
        // All other pages share one image, which unfurl.spec.ts checks.
        const picture = metaOf(html, 'og:image');
        if (picture.includes('/share/'))
          expect.soft((await page.request.get(picture)).status(), picture).toBe(200);
        if (isIndexed === false) expect.soft(metaOf(html, 'robots'), path).toMatch(/^noindex/);
        await takeScreens(page, state);
        if (isFirstOfTemplate(state)) await expectKeyboard(page);
      });
    }
  });

test('titles and descriptions of the public pages are unique', async ({ request }) => {
  const fixed = pageGroups.flatMap(({ isIndexed, pages }) =>
    isIndexed ? pages.flatMap(({ path }) => (typeof path === 'string' ? [path] : [])) : [],
  );
  expect(fixed.length).toBeGreaterThan(20);
  const pages = await Promise.all(fixed.map(async (path) => (await request.get(path)).text()));
  expect(new Set(pages.map(titleOf)).size).toBe(fixed.length);
  expect(new Set(pages.map((html) => metaOf(html, 'description'))).size).toBe(fixed.length);
});

test('an unknown address is a valid 404 page that is not indexed', async ({ request }) => {
  for (const path of lostPaths) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(metaOf(html, 'robots'), path).toContain('noindex');
    expect(html, path).toMatch(/<h1[^>]*>We can’t find that page</);
    expect(await findHtmlErrors(html), path).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false])
  test(`the 404 page is accessible and has a working search ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    newVisitor,
    allowError,
  }) => {
    allowError(/status of 404/);
    const page = await newVisitor({ javaScriptEnabled });
    expect((await page.goto('/new-york/narnia'))?.status()).toBe(404);
    if (javaScriptEnabled) await expectSound(page);
    await page.getByLabel('Where are you looking?').fill('Rochester');
    await page.getByRole('button', { name: 'Search homes' }).click();
    await expect(page).toHaveURL('/properties?city=rochester');
  });

test('a protected page without a sign-in is an accessible, valid page with status 401', async ({
  page,
  allowError,
}) => {
  allowError(/status of 401.*\/dashboard/);
  const answer = await page.goto('/dashboard');
  expect(answer?.status()).toBe(401);
  const html = (await answer?.text()) ?? '';
  expect(html).toMatch(/<h1[^>]*>Sign in to see this page</);
  await expectSound(page);
});

test('the dialogs for sign-in, sign-up, a forgotten password and a bid are accessible, and so is the leading state', async ({
  page: visitor,
  newVisitor,
}) => {
  await openDialog(visitor);
  await expectNoViolation(visitor);
  await dialogOf(visitor).getByRole('button', { name: 'Create account' }).click();
  await expectNoViolation(visitor);
  await dialogOf(visitor).getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialogOf(visitor).getByRole('button', { name: 'Forgot your password?' }).click();
  await expectNoViolation(visitor);
  const page = await newVisitor();
  const { slug } = await addAuction(place, { endsInMs: 20 * minutes, startingBidCents: 20_000_000 });
  await signInAs(page, await createBidder(place));
  await page.goto(`/properties/${slug}`);
  await page.getByRole('button', { name: /^All \d photos$/ }).click();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.getByLabel(/maximum/).fill('210,000');
  await page.getByRole('button', { name: 'Review bid' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectNoViolation(page);
  await dialogOf(page).getByRole('button', { name: 'Place bid' }).click();
  await expect(dialogOf(page).getByText('You’re leading', { exact: true })).toBeVisible();
  await expectSound(page);
});

test('collapsed filters and suggestions are accessible once open', async ({ page }) => {
  await page.goto('/properties');
  const filters = page.getByRole('search', { name: 'Search' });
  for (const menu of await filters.locator('.filter-menu > summary').all()) {
    await menu.click();
    await expectNoViolation(page, '.results-bar');
  }
  await filters.getByRole('link', { name: 'More' }).click();
  await expect(filters.getByRole('group', { name: 'Property type' })).toBeVisible();
  for (const group of await filters.locator('.filter-menu details > summary').all()) await group.click();
  await expectNoViolation(page);
  await page.goto('/');
  await page.getByLabel('Where are you looking?').fill('new');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoViolation(page);
});

test('the menu, filters, bid bar and bid sheet of the phone layout are accessible @mobile', async ({
  page,
}) => {
  await page.goto('/properties');
  await page.getByText(/^Filters/).click();
  await expectNoViolation(page);
  const { slug } = await addAuction(place, { endsInMs: 20 * minutes });
  await page.goto(`/properties/${slug}`);
  await page.getByRole('banner').locator('summary').click();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.getByLabel(/maximum/).fill('250,000');
  await page.getByRole('button', { name: 'Review bid' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expectNoViolation(page);
});

test('pages, API responses and images carry the security headers', async ({ request }) => {
  const [home = ''] = await linksOn(request, '/properties?status=for-sale', homeLink);
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

test('a script has a short policy of its own and no page-only headers', async ({ request }) => {
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

/** Adds a home with a live auction that this bidder leads. */
async function addBidOf(bidder: Bidder): Promise<{ readonly auctionId: string; readonly slug: string }> {
  const { auctionId, slug } = await addAuction(place, { endsInMs: 20 * minutes });
  expect((await sendBid(place, bidder, auctionId, 20_500_000)).status).toBe(201);
  return { auctionId, slug };
}

async function pathOf(request: APIRequestContext, { path }: PageState, scene: Scene): Promise<string> {
  if (typeof path !== 'string') {
    const [first] = await linksOn(request, path.on, path.link);
    if (first === undefined) throw new Error(`${path.on} has no link to ${path.link}`);
    return first;
  }
  return path.replaceAll(/\[(\w+)\]/g, (name, key: string) => {
    const value = scene[key];
    if (value === undefined) throw new Error(`The story has no value for ${name} in ${path}`);
    return value;
  });
}

/** The distinct links on a page that match this pattern. */
async function linksOn(request: APIRequestContext, path: string, form: RegExp): Promise<readonly string[]> {
  const html = await (await request.get(path)).text();
  const found = html.matchAll(new RegExp(`href="(${form.source})"`, 'g'));
  return [...new Set([...found].map(([, link = '']) => link))];
}

const titleOf = (html: string): string => unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
const metaOf = (html: string, name: string): string =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
const unescaped = (html = ''): string =>
  new JSDOM(html, { url: place.siteUrl }).window.document.documentElement.textContent ?? '';

function expectDescribed(html: string, path: string): void {
  const phone = /<a [^>]*href="tel:[^>]*>(?:<svg.*?<\/svg>)?([^<]+)</s.exec(html)?.[1] ?? 'a phone number';
  const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, url = '']) => url);
  const title = titleOf(html);
  if (path === '/') expect.soft(title).toContain(phone.trim());
  expect.soft(title.length, path).toBeGreaterThan(10);
  expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65);
  expect.soft(metaOf(html, 'description').length, path).toBeGreaterThan(50);
  expect.soft(metaOf(html, 'description').length, path).toBeLessThanOrEqual(155);
  // A sold home also says when it leaves the index.
  expect
    .soft(metaOf(html, 'robots'), path)
    .toMatch(/^index, follow(, unavailable_after:\S+)?, max-image-preview:large$/);
  expect.soft(metaOf(html, 'og:type'), path).toBe('website');
  expect.soft(metaOf(html, 'og:locale'), path).toBe('en_US');
  expect.soft(metaOf(html, 'og:title'), path).not.toBe('');
  expect.soft(metaOf(html, 'og:description'), path).not.toBe('');
  expect.soft(metaOf(html, 'og:image'), path).toMatch(/\/(og\.png|share\/.+\.jpg)$/);
  expect
    .soft(
      canonicals.map((url) => new URL(url).href),
      path,
    )
    .toEqual([new URL(path, place.siteUrl).href]);
}
