import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { unchanging } from '../support/unchanging';

const filters = (page: Page): Locator => page.getByRole('search', { name: 'Search' });
const group = (page: Page, name: string): Locator => filters(page).getByRole('group', { name, exact: true });
/** Opens a menu of the filter bar, or a group within an open one. */
const openFilters = (page: Page, title: string): Promise<void> =>
  filters(page)
    .locator('summary, a')
    .filter({ hasText: new RegExp(`^${title}`) })
    .click();
const sortBy = (page: Page, order: string): Promise<readonly string[]> =>
  filters(page).getByLabel('Sort by').selectOption(order);
const results = (page: Page): Locator => page.getByRole('region', { name: /propert(y|ies)$/ });
const cards = (page: Page): Locator => results(page).getByRole('article');
const total = (page: Page): Locator => results(page).getByRole('heading', { level: 2 }).first();
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const words = (page: Page): Locator => filters(page).getByLabel('Location, street, or keyword');
const box = (page: Page): Locator => page.getByLabel('Where are you looking?');
const options = (page: Page): Locator => page.getByRole('option');
const properties = (count: number): string => `${count} ${count === 1 ? 'property' : 'properties'}`;

/** The count shown at the end of a choice. */
async function countOf(choice: Locator): Promise<number> {
  const line = choice.locator('xpath=ancestor::label');
  return Number((await line.locator('span').last().textContent())?.replaceAll(',', ''));
}

/** Holds back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Whether React has hydrated the element. */
const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));

test('text, caret, open filters and scroll position from before hydration are kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/properties?map=off', { waitUntil: 'commit' });
  await openFilters(page, 'Location');
  const counties = group(page, 'County').getByRole('checkbox').first().locator('xpath=ancestor::div[1]');
  await counties.evaluate((list) => list.scrollTo(0, 90));
  const field = filters(page).getByLabel('Near a town or ZIP code');
  await field.fill('Albany');
  await field.press('ArrowLeft');
  release();
  await expect.poll(() => isHydrated(field)).toBe(true);
  await expect(field).toHaveValue('Albany');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(5);
  expect(await counties.evaluate((list) => list.scrollTop)).toBe(90);
  await field.press('Enter');
  await expect(chips(page)).toContainText('Within 10 miles of Albany');
});

/** Waits until the page is hydrated and the browser is idle. */
async function waitUntilIdle(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(chips(page).getByRole('link').first())).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('the filters follow the URL', async ({ page }) => {
  await page.goto(`${unchanging}&type=house&type=condo&map=off`);
  await openFilters(page, 'More');
  const house = group(page, 'Property type').getByRole('checkbox', { name: /^House/ });
  const condo = group(page, 'Property type').getByRole('checkbox', { name: /^Condo/ });
  const [houses, condos] = [await countOf(house), await countOf(condo)];
  expect(Math.min(houses, condos)).toBeGreaterThan(0);
  await waitUntilIdle(page);
  await chips(page).getByRole('link', { name: /House/ }).click();
  await expect(total(page)).toHaveText(properties(condos));
  await expect(house, 'a press outside closes the menu').toHaveCount(0);
  await openFilters(page, 'More');
  await expect(house).not.toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(house).toBeChecked();
  await expect(total(page)).toHaveText(properties(houses + condos));
});

test('a filter applies at once, finds as many homes as its count says and keeps focus; Back removes it, and search text adds filters to it', async ({
  page,
}) => {
  await page.goto(`${unchanging}&type=house&map=off`);
  await openFilters(page, 'More');
  const house = group(page, 'Property type').getByRole('checkbox', { name: /^House/ });
  const condo = group(page, 'Property type').getByRole('checkbox', { name: /^Condo/ });
  const [houses, condos] = [await countOf(house), await countOf(condo)];
  await waitUntilIdle(page);
  await condo.focus();
  await condo.press('Space');
  await expect(total(page)).toHaveText(properties(houses + condos));
  await expect(page).toHaveURL(/type=house&type=condo/);
  await expect(condo).toBeFocused();
  expect(await countOf(house), 'counts disregard the choices of their own field').toBe(houses);
  await page.goBack();
  await expect(total(page)).toHaveText(properties(houses));
  await expect(condo).not.toBeChecked();
  await page.goForward();
  await expect(condo).toBeChecked();

  await page.reload();
  await waitUntilIdle(page);
  await words(page).focus();
  await page.keyboard.type('brooklyn 2 bed');
  await expect(options(page).first()).toBeVisible();
  await words(page).press('Enter');
  await expect(chips(page)).toContainText('Kings County (Brooklyn)');
  await expect(chips(page)).toContainText('2+ beds');
  await expect(chips(page)).toContainText('House');
  await expect(words(page)).toHaveValue('');
  await expect(total(page)).toBeFocused();
});

test('checkboxes, text fields, dates and radio buttons are stored in the URL and restored from it', async ({
  page,
}) => {
  await page.goto('/properties?map=off');
  await openFilters(page, 'Sale type');
  await group(page, 'Status').getByRole('checkbox', { name: /^Sold/ }).check();
  await expect(page).toHaveURL(/[?&]status=sold(&|$)/);
  await openFilters(page, 'Price');
  await group(page, 'Price').getByLabel('From').fill('10000');
  await group(page, 'Price').getByLabel('From').press('Tab');
  await expect(page).toHaveURL(/[?&]min=10000(&|$)/);
  await openFilters(page, 'More');
  await openFilters(page, 'Reserve and auction end');
  await group(page, 'Ends within').getByRole('radio', { name: '7 days' }).check();
  await expect(page).toHaveURL(/[?&]hours=168(&|$)/);
  await group(page, 'Auction end date').getByLabel('From').fill('2026-01-01');
  await group(page, 'Auction end date').getByLabel('From').press('Tab');
  await expect(page).toHaveURL(/[?&]ends-from=2026-01-01(&|$)/);
  await openFilters(page, 'Beds');
  await group(page, 'Beds').getByText('2+').click();
  await expect(page).toHaveURL(/[?&]beds=2(&|$)/);
  await expect(chips(page).getByRole('link', { name: /^Remove filter/ })).toHaveCount(5);

  await page.reload();
  await openFilters(page, 'Sale type');
  await expect(group(page, 'Status').getByRole('checkbox', { name: /^Sold/ })).toBeChecked();
  await openFilters(page, 'Price');
  await expect(group(page, 'Price').getByLabel('From')).toHaveValue('10,000');
  await openFilters(page, 'More');
  await expect(group(page, 'Ends within').getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect(group(page, 'Auction end date').getByLabel('From')).toHaveValue('2026-01-01');
  await openFilters(page, 'Beds');
  await expect(group(page, 'Beds').getByLabel('2+')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(group(page, 'Beds')).toHaveCount(0);
  await expect(filters(page).locator('summary').filter({ hasText: /^Beds/ })).toBeFocused();
});

test('a text search turns words into filters, each removable, names a school district as ignored, and finds a street, a listing number and a misspelled town', async ({
  request,
}) => {
  const { listings } = await (await request.get('/api/listings?city=rochester&limit=1')).json();
  const { ListingId, StreetName, StreetSuffix } = listings[0];
  const readAs = async (q: string) =>
    (await request.get(`/search?${new URLSearchParams({ q })}`, { maxRedirects: 0 })).headers().location;
  /** HTML of the result page, without the comments that split its text. */
  const find = async (q: string) =>
    (await (await request.get(`/search?${new URLSearchParams({ q })}`)).text()).replaceAll('<!-- -->', '');
  expect(await readAs('brooklyn brownstone under 900k')).toBe(
    '/properties?q=brownstone&county=kings&max=900000',
  );
  expect(await readAs('3 bed vacant Albany')).toBe('/properties?county=albany&occupancy=vacant&beds=3');

  const understood = await find('vacant two-family in Queens under $700k');
  for (const filter of ['Queens County', 'Two-family house', 'Vacant', 'Up to $700,000'])
    expect(understood).toContain(`Remove filter: </span><span class="truncate">${filter}</span>`);
  expect(await find('good schools in Brooklyn')).toMatch(
    /We can’t search by school district, so that part of your search was ignored\..*<article/s,
  );

  const answer = await request.get(`/api/suggest?${new URLSearchParams({ q: ListingId })}`);
  expect((await answer.json()).suggestions).toEqual([
    expect.objectContaining({ kind: 'listing', label: expect.stringContaining('Rochester') }),
  ]);
  expect(await find(ListingId)).toMatch(/>1 property<.*Rochester/s);
  const street = `${StreetName} ${StreetSuffix ?? ''}`.trim();
  expect(await find(street)).toMatch(new RegExp(`<article.*${StreetName}`, 's'));
  expect(await find('Rochestr')).toMatch(
    /No homes match “rochestr”. Showing results for “rochester”\..*<article.*Rochester/s,
  );
});

test('a search keeps ignored words in its box and leaves them out of its heading and title, when saved and as CSV', async ({
  request,
}) => {
  const html = (await (await request.get('/properties?county=kings&q=zeppelin')).text()).replaceAll(
    '<!-- -->',
    '',
  );
  expect(html).toContain('No homes match “zeppelin”, so this word was ignored.');
  expect(html).toMatch(/<input[^>]*value="zeppelin"/);
  expect(html).toContain('<h1>Bank-owned homes in Brooklyn</h1>');
  expect(html).toMatch(/<title>Bank-owned homes in Brooklyn(?: \||<)/);
  const links = html.match(/href="[^"]*(?:\/searches\/new|listings\.csv)\?[^"]*"/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toMatch(/\?county=kings"$/);
});

test.describe('the search box of the home page', () => {
  // Too narrow for the map, which map.spec.ts covers.
  test.use({ viewport: { width: 980, height: 800 } });

  test('suggestions can be navigated, closed and chosen by keyboard; recent searches are offered and can be cleared', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(box(page)).toHaveRole('combobox');
    await box(page).fill('new');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await box(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const firstId = (await options(page).first().getAttribute('id')) ?? '';
    await expect(box(page)).toHaveAttribute('aria-activedescendant', firstId);
    await box(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Home');
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(0);
    await box(page).press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toHaveValue('new');
    await box(page).press('ArrowDown');
    const name = (await options(page).first().locator('span').first().textContent()) ?? '';
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/properties(\?|\/)/);
    await expect(page.getByRole('main')).toContainText(name);

    await page.goto('/');
    await box(page).fill('brooklyn under 900k');
    await expect(options(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Search homes' }).click();
    await expect(page).toHaveURL('/properties?county=kings&max=900000');
    await page.goto('/');
    await box(page).focus();
    await expect(options(page).filter({ hasText: 'brooklyn under 900k' })).toBeVisible();
    await options(page).filter({ hasText: 'Clear recent searches' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await box(page).fill('x');
    await box(page).fill('');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('a late response to an earlier input is ignored, and the form works when suggestions fail', async ({
    page,
    allowError,
  }) => {
    allowError(/status of 500.*api\/suggest/);
    const answer = (label: string) => ({
      json: { suggestions: [{ kind: 'city', label, count: 1, href: '/properties' }] },
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let wasLate = false;
    await page.route('**/api/suggest?*', async (route) => {
      const typed = new URL(route.request().url()).searchParams.get('q');
      if (typed === 'r') {
        await held;
        await route.fulfill(answer('Late')).catch(() => {});
        wasLate = true;
      } else if (typed === 'ro') await route.fulfill(answer('In time'));
      else await route.fulfill({ status: 500 });
    });
    await page.goto('/');
    const firstRequest = page.waitForRequest(/suggest\?q=r$/);
    await box(page).fill('r');
    await firstRequest;
    await box(page).fill('ro');
    await expect(options(page)).toHaveText(/In time/);
    release();
    await expect.poll(() => wasLate).toBe(true);
    await expect(options(page)).toHaveText(/In time/);

    const failed = page.waitForResponse(/suggest\?q=rochester/);
    await box(page).fill('rochester');
    await failed;
    await box(page).press('Enter');
    await expect(page).toHaveURL('/properties?city=rochester');
  });
});

test('on a phone Escape closes the suggestions but not the menu; the results start with a search box that adds to the filters @mobile', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary').tap();
  const inMenu = page.getByRole('banner').getByLabel('Search by').last();
  await inMenu.fill('roch');
  await expect(options(page).first()).toBeVisible();
  await inMenu.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await inMenu.press('ArrowDown');
  await options(page).first().tap();
  await expect(page).toHaveURL('/properties?city=rochester');

  const field = page.getByRole('main').getByLabel('Location, street, or keyword').first();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('brooklyn 2 bed');
  await field.press('Enter');
  await expect(page).toHaveURL('/properties?county=kings&beds=2');
  await expect(field).toHaveValue('');
  await field.fill('halsey');
  await field.press('Enter');
  await expect(page).toHaveURL('/properties?q=halsey&county=kings&beds=2');
  await expect(field).toHaveValue('halsey');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const show = (page: Page): Promise<void> =>
    filters(page)
      .getByRole('button', { name: /^Show [\d,]+ propert/ })
      .click();
  const apply = (page: Page): Promise<void> => filters(page).getByRole('button', { name: 'Apply' }).click();

  test('search text and filters are submitted together and parsed the same way', async ({ page }) => {
    await page.goto('/properties?sort=newest');
    await openFilters(page, 'More');
    await words(page).fill('3 bed vacant albany');
    await openFilters(page, 'Size and age');
    await group(page, 'Year built').getByLabel('From').fill('1800');
    await openFilters(page, 'Sale type');
    await group(page, 'Sale type')
      .getByRole('checkbox', { name: /^Auction/ })
      .check();
    await show(page);
    await expect(page).toHaveURL(
      '/properties?county=albany&sale=auction&occupancy=vacant&beds=3&built=1800&sort=newest',
    );
    await expect(chips(page)).toContainText('Built 1800 or later');
    await openFilters(page, 'More');
    await expect(group(page, 'Year built').getByLabel('From')).toBeVisible();
    await words(page).fill('');
    await filters(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/county=albany/);
  });

  test('homes around a town can be sorted by distance, and meaningless values are reported', async ({
    page,
  }) => {
    await page.goto('/properties');
    await openFilters(page, 'Location');
    const around = filters(page).getByLabel('Near a town or ZIP code');
    await around.fill('11216');
    await group(page, 'Radius (miles)').getByRole('radio', { name: '50' }).check();
    await show(page);
    await expect(chips(page)).toContainText('Within 50 miles of 11216');
    await sortBy(page, 'Nearest');
    await apply(page);
    await expect(page).toHaveURL(/sort=distance/);
    await expect(cards(page).first()).toContainText('Kings County');
    await openFilters(page, 'Location');
    await around.fill('Atlantis');
    await openFilters(page, 'Price');
    await group(page, 'Price').getByLabel('From').fill('cheap');
    await show(page);
    const ignored = page.getByRole('status').filter({ hasText: 'Part of this search was ignored' });
    await expect(ignored).toContainText('Atlantis');
    await expect(ignored).toContainText('cheap');
    await openFilters(page, 'Location');
    await expect(around).toHaveValue('Atlantis');
    await expect(cards(page).first()).toBeVisible();
  });

  test('a search without results suggests filters to remove, and each suggestion finds as many homes as it says', async ({
    page,
  }) => {
    await page.goto(`${unchanging}&county=kings&county=erie&min=900000000`);
    await expect(results(page)).toContainText('No homes match your search');
    await expect(results(page).getByRole('link', { name: 'Email me when one is listed' })).toHaveAttribute(
      'href',
      /^\/dashboard\/searches\/new\?.*county=kings&county=erie.*min=900000000/,
    );
    const way = results(page).getByRole('link', { name: /^Without From \$900,000,000: \d+ propert/ });
    const text = (await way.textContent()) ?? '';
    await way.click();
    await expect(page).toHaveURL(/county=kings&county=erie&sale=fixed-price/);
    await expect(total(page)).toHaveText(text.replace(/.*: /, ''));
  });

  test('sort order and page number are in the URL, and pages continue the order', async ({ page }) => {
    await page.goto(unchanging);
    await sortBy(page, 'Lowest price');
    await apply(page);
    await expect(page).toHaveURL(/sort=price-up/);
    const first = await pricesOn(page);
    await page
      .getByRole('navigation', { name: 'Pages', exact: true })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(page).toHaveURL(/sort=price-up&page=2$/);
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toContainText('Page 2 of');
    const both = [...first, ...(await pricesOn(page))];
    expect(both.length).toBeGreaterThan(first.length);
    expect(both).toEqual([...both].sort((a, b) => a - b));
  });
});

test('concurrent requests for the same search share one rendering', async ({ request }) => {
  // Renderings differ: each carries the time of its prices.
  const search = '/properties?sale=auction&sort=newest';
  const read = async (headers = {}) => (await request.get(search, { headers })).text();
  const [one, other] = await Promise.all([read(), read()]);
  expect(other).toBe(one);
  expect(await read({ 'x-making-page': '1' })).not.toBe(one);
});

test('caches may share a search for two seconds and ask again whether it changed', async ({ request }) => {
  const search = '/properties?county=erie';
  await expect(async () => {
    const { etag = '', ...headers } = (await request.get(search)).headers();
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2, must-revalidate');
    const again = await request.get(search, { headers: { 'if-none-match': etag } });
    expect([again.status(), await again.text()]).toEqual([304, '']);
    expect((await request.get(search, { headers: { 'if-none-match': 'W/"other"' } })).status()).toBe(200);
  }).toPass();
});

test('a cache does not give a board with positions to others, or theirs to its viewer', async ({
  request,
}) => {
  expect((await request.get('/auctions')).headers().vary).toMatch(/\bcookie\b/i);
  const own = await request.get('/auctions', { headers: { cookie: '__session=a' } });
  expect(own.headers()['cache-control']).toMatch(/no-store/);
});

async function pricesOn(page: Page): Promise<readonly number[]> {
  await expect(cards(page).first()).toBeVisible();
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
}
