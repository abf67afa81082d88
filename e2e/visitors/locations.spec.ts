import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { counties } from '@/lib/domain/locations/counties';
import { listTowns } from '@/lib/domain/locations/towns';
import { toSlug } from '@/lib/domain/shared/to-slug';
import { addAuction } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
const robotsOf = (page: Page) => page.locator('meta[name=robots]').first().getAttribute('content');

test('a visitor goes from the home page through a county and a town to a home, and back by the breadcrumb', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: /^Erie/ }).last().click();
  await expect(page).toHaveURL('/new-york/erie');
  await expect(heading(page)).toHaveText('Bank-owned properties for sale in Erie County');
  await expect(region(page, 'For sale').getByRole('article').first()).toContainText('Erie County');
  await region(page, 'Places in this county')
    .getByRole('link', { name: /^Buffalo/ })
    .click();
  await expect(page).toHaveURL('/new-york/erie/buffalo');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Buffalo, NY');
  const address = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(heading(page)).toHaveText(address);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText(['Home', 'New York', 'Erie County', 'Buffalo']);
  await trail.getByRole('link', { name: 'Buffalo' }).click();
  await expect(page).toHaveURL('/new-york/erie/buffalo');
});

// These pages are complete as the server renders them.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a county page shows prices with sample sizes, local rules with sources, and past sales', async ({
    page,
  }) => {
    await page.goto('/new-york');
    const prices = region(page, 'Prices and time on market');
    await expect(prices.getByRole('columnheader')).toHaveText(['Median', 'New York State']);
    const cells = await prices.getByRole('cell').allInnerTexts();
    expect(cells.length).toBeGreaterThan(2);
    for (const text of cells)
      expect(text).toMatch(/^(None|Too few \([1-4]\)|(\$[\d,]+|[\d,]+ days?) \(\d+ propert(y|ies)\))$/);
    await page.goto('/new-york/kings');
    await expect(region(page, 'Taxes and rules that apply here')).not.toContainText('Tenants may stay');
    await region(page, 'Taxes and rules that apply here')
      .getByRole('link', { name: 'Taxes and rules in New York State' })
      .click();
    await expect(page).toHaveURL('/new-york#rules');
    const rules = region(page, 'Taxes and rules that apply here');
    await expect(rules).toContainText('New York City transfer tax');
    await expect(rules).toContainText('Tenants may stay');
    await expect(rules).toContainText('Outside New York City');
    expect(await rules.getByRole('definition').count()).toBeGreaterThan(3);
    for (const rule of await rules.getByRole('definition').all()) {
      await expect(rule.getByRole('link')).toHaveAttribute('href', /^https?:\/\//);
      await expect(rule).toContainText(/as of [A-Z][a-z]{2} \d+, \d{4}/);
    }
    await page.goto('/new-york/erie/buffalo');
    await page.getByRole('link', { name: 'Taxes and rules in Erie County' }).click();
    await expect(page).toHaveURL('/new-york/erie#rules');
    await expect(region(page, 'Taxes and rules that apply here')).toContainText(
      'Transfer tax in Erie County',
    );
    await expect(region(page, 'Taxes and rules that apply here')).not.toContainText(
      'Tax foreclosure: two years',
    );
  });

  test('a property type has a page with the counties that have the most homes', async ({ page }) => {
    await page.goto('/new-york');
    await region(page, 'By property type')
      .getByRole('link', { name: /^Condominiums/ })
      .click();
    await expect(page).toHaveURL('/new-york/type/condo');
    await expect(heading(page)).toHaveText('Bank-owned condominiums for sale in New York');
    const cards = region(page, 'For sale').getByRole('article');
    expect(await cards.count()).toBeGreaterThan(1);
    for (const card of await cards.all()) await expect(card).toContainText('Condominium');
    await expect(page.getByRole('link', { name: /^Taxes and rules in New York State/ })).toBeVisible();
  });

  test('the archive lists every month, a month its outcomes and auctions, and each auction links to its home', async ({
    page,
  }) => {
    await page.goto('/auctions/ended');
    await page.getByRole('link', { name: 'results by month' }).click();
    await expect(page).toHaveURL('/auctions/results');
    const month = page.getByRole('rowheader').getByRole('link').last();
    const name = (await month.textContent()) ?? '';
    await month.click();
    await expect(heading(page)).toHaveText(`Auction results for ${name}`);
    const counts = (await page.getByRole('cell').allInnerTexts()).map(Number);
    const total = counts.pop();
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
    const rows = page
      .getByRole('main')
      .locator('ol > li')
      .filter({ has: page.locator('h3') });
    await expect(rows).toHaveCount(total ?? 0);
    for (const text of await rows.allInnerTexts()) expect(text).toMatch(/Sold|High bid|Starting bid/);
    const link = page.locator('ol h3 a').first();
    const address = (await link.textContent()) ?? '';
    await link.click();
    await expect(heading(page)).toContainText(address);
  });

  test('a location without homes offers alternatives and is not indexed; nor is one that repeats a larger location', async ({
    page,
    request,
  }) => {
    const listed = await listIndexed(request);
    expect(listed).toContain('/new-york/kings');
    const { county, path: empty } = await findEmptyTown(request, listed);
    await page.goto(empty);
    expect(await robotsOf(page)).toBe('noindex, follow');
    await expect(page.getByRole('main')).toContainText('No homes for sale here right now');
    await expect(page.getByRole('link', { name: 'Subscribe to the feed' })).toHaveAttribute(
      'href',
      `/feeds/${county}.atom`,
    );
    await region(page, 'Nearby').getByRole('link').nth(1).click();
    await expect(region(page, 'For sale').getByRole('article').first()).toBeVisible();
    await page.goto('/new-york/zip/14895');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
    // One rule decides both the robots tag and the sitemap. Homes that other stories add reach both a moment
    // later.
    await expect(async () => {
      await page.reload();
      const isListed = (await listIndexed(request)).includes('/new-york/zip/14895');
      expect(await robotsOf(page)).toBe(
        isListed ? 'index, follow, max-image-preview:large' : 'noindex, follow',
      );
    }).toPass();
  });
});

test('a borough’s name redirects permanently to its county', async ({ request }) => {
  for (const [from, to] of [
    ['/new-york/brooklyn', '/new-york/kings'],
    ['/new-york/kings/brooklyn', '/new-york/kings'],
    ['/new-york/manhattan', '/new-york/new-york'],
    ['/new-york/staten-island', '/new-york/richmond'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    const { pathname } = new URL(answer.headers().location ?? '', place.siteUrl);
    expect([from, answer.status(), pathname]).toEqual([from, 308, to]);
  }
});

test('a wrong address of a home redirects permanently to the right one, with the query', async ({
  request,
}) => {
  const { slug } = await addAuction(place, { endsInMs: 120_000 });
  const [listingId = ''] = /bny-\d+$/.exec(slug) ?? [];
  for (const wrong of [slug.toUpperCase(), `1-old-street-${listingId}`, listingId])
    for (const query of ['', '?utm_source=letter']) {
      const answer = await request.get(`/properties/${wrong}${query}`, { maxRedirects: 0 });
      const { pathname, search } = new URL(answer.headers().location ?? '', place.siteUrl);
      expect([wrong, answer.status(), pathname + search]).toEqual([
        wrong,
        308,
        `/properties/${slug}${query}`,
      ]);
    }
  const refused = await request.delete('/properties');
  expect([refused.status(), refused.headers().allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('a new auction soon appears on the pages of its locations', async ({ request }) => {
  const { slug } = await addAuction(place, { endsInMs: 120_000 });
  const page = `/properties/${slug}`;
  const trail = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(await (await request.get(page)).text());
  const [county = ''] = /\/new-york\/[a-z-]+/.exec(trail?.[0] ?? '') ?? [];
  await expect(async () => {
    expect(await (await request.get(county)).text()).toContain(`href="${page}"`);
  }).toPass({ timeout: 15_000 });
});

test('an unknown location, property type, month or home is a 404 page', async ({ request }) => {
  for (const path of [
    '/new-york/narnia',
    '/new-york/kings/atlantis',
    '/new-york/zip/99999',
    '/new-york/type/castle',
    '/new-york/erie/buffalo/north',
    '/auctions/results/soon',
    '/auctions/results/2026-13',
    '/auctions/results/1999-01',
    '/auctions/results/1999-01/2',
    '/report/zzz',
    '/properties/zzz',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('We can’t find that page');
  }
});

/** A town without homes in a county with homes. */
async function findEmptyTown(request: APIRequestContext, listed: readonly string[]) {
  for (const { name, slug: county } of counties) {
    if (!listed.includes(`/new-york/${county}`)) continue;
    for (const { city } of listTowns(name)) {
      const path = `/new-york/${county}/${toSlug(city)}`;
      if (listed.includes(path)) continue;
      const answer = await request.get(path, { maxRedirects: 0 });
      if (answer.status() === 200 && (await answer.text()).includes('No homes for sale here right now'))
        return { county, path };
    }
  }
  throw new Error('Every town has a home');
}

async function listIndexed(request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get('/sitemaps/places.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
