import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
const group = (page: Page, name: string): Locator => filters(page).getByRole('group', { name, exact: true });
const results = (page: Page): Locator => page.getByRole('region', { name: /propert(y|ies)$/ });
const cards = (page: Page): Locator => results(page).getByRole('article');
const total = (page: Page): Locator => results(page).getByRole('heading', { level: 2 }).first();
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const box = (page: Page): Locator => page.getByLabel('Where are you looking?');
const options = (page: Page): Locator => page.getByRole('option');
const properties = (count: number): string => `${count} ${count === 1 ? 'property' : 'properties'}`;

/** The number at the end of a choice. */
async function countOf(choice: Locator): Promise<number> {
  const line = choice.locator('xpath=ancestor::label');
  return Number((await line.locator('span').last().textContent())?.replaceAll(',', ''));
}

test('a choice applies at once, brings as many as it says, and keeps the focus; back takes it away again', async ({
  page,
}) => {
  // Other stories add auctions meanwhile.
  await page.goto('/properties?sale=fixed-price&status=all');
  const house = group(page, 'Type').getByRole('checkbox', { name: /^House/ });
  const land = group(page, 'Type').getByRole('checkbox', { name: /^Land/ });
  const [houses, lands] = [await countOf(house), await countOf(land)];
  expect(houses).toBeGreaterThan(0);
  await house.check();
  await expect(total(page)).toHaveText(properties(houses));
  await expect(page).toHaveURL(/type=house/);
  await expect(house).toBeFocused();
  expect(await countOf(land), 'counts disregard the choices of their own field').toBe(lands);
  await land.check();
  await expect(total(page)).toHaveText(properties(houses + lands));
  await page.goBack();
  await expect(total(page)).toHaveText(properties(houses));
  await expect(land).not.toBeChecked();
  await expect(house).toBeChecked();
  await page.goForward();
  await expect(land).toBeChecked();
  await chips(page).getByRole('link', { name: /House/ }).click();
  await expect(house).not.toBeChecked();
  await expect(total(page)).toHaveText(properties(lands));
});

/** Keeps the code of the page back until it is released. */
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

/** Whether React knows the element, or has left it as the server has made it. */
const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));

test('what is ticked before the code of the page has come applies when it has', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/properties', { waitUntil: 'commit' });
  await group(page, 'Type')
    .getByRole('checkbox', { name: /^House/ })
    .check();
  release();
  // Where no graphics card draws the map, it leaves little of the processor to the rest of the page.
  await expect(page).toHaveURL('/properties?type=house', { timeout: 30_000 });
  await expect(chips(page)).toContainText('House');
});

test('what is typed, opened and scrolled before the code of the page has come stays, and so does the caret', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/properties?map=off', { waitUntil: 'commit' });
  await filters(page).locator('summary', { hasText: 'Place' }).click();
  const counties = group(page, 'County').getByRole('checkbox').first().locator('xpath=ancestor::div[1]');
  await counties.evaluate((list) => list.scrollTo(0, 90));
  const field = filters(page).getByLabel('Around a town or ZIP code');
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

test('the filters are left to the server’s HTML until somebody uses them, and follow the address all the same', async ({
  page,
}) => {
  await page.goto('/properties?type=house&type=land&sale=fixed-price&status=all&map=off');
  const type = group(page, 'Type');
  const house = type.getByRole('checkbox', { name: /^House/ });
  const chip = chips(page).getByRole('link', { name: /House/ });
  await expect.poll(() => isHydrated(chip)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await isHydrated(house)).toBe(false);
  const lands = await countOf(type.getByRole('checkbox', { name: /^Land/ }));
  await chip.click();
  await expect(total(page)).toHaveText(properties(lands));
  await expect(house).not.toBeChecked();
  await page.goBack();
  await expect(house).toBeChecked();
});

test('the keyboard is heard from its first key in the filters', async ({ page }) => {
  await page.goto('/properties?sale=fixed-price&map=off');
  const land = group(page, 'Type').getByRole('checkbox', { name: /^Land/ });
  await expect.poll(() => isHydrated(chips(page).getByRole('link').first())).toBe(true);
  await land.focus();
  await land.press('Space');
  await expect(page).toHaveURL(/type=land/);
  await page.reload();
  await expect.poll(() => isHydrated(chips(page).getByRole('link').first())).toBe(true);
  await filters(page).getByLabel('Place, street or words').focus();
  await page.keyboard.type('roch');
  await expect(options(page).first()).toBeVisible();
});

test('every filter is within reach, stands in the address, and comes back from it', async ({ page }) => {
  test.slow();
  await page.goto('/properties');
  const tick = (field: string, name: RegExp) => group(page, field).getByRole('checkbox', { name }).check();
  const choose = (field: string, name: string) =>
    group(page, field).getByRole('radio', { name, exact: true }).check();
  const type = async (field: string, end: string, value: string) => {
    await group(page, field).getByLabel(end, { exact: true }).fill(value);
    await group(page, field).getByLabel(end, { exact: true }).press('Tab');
  };
  const open = (title: string) => filters(page).locator('summary', { hasText: title }).click();
  const steps: readonly (readonly [param: string, act: () => Promise<void>])[] = [
    ['status=sold', () => tick('Status', /^Sold/)],
    ['status=ended', () => tick('Status', /^Auction ended/)],
    ['min=10000', () => type('Price', 'From', '10000')],
    ['max=9000000', () => type('Price', 'To', '9000000')],
    ['sale=auction', () => tick('Sale', /^Auction/)],
    ['city=', () => open('Place').then(() => tick('City', /^New York/))],
    ['zip=', () => group(page, 'ZIP code').getByRole('checkbox').first().check()],
    ['reserve=met', () => open('Reserve and end').then(() => tick('Reserve', /^Reserve met/))],
    ['hours=168', () => choose('Ends within', '7 days')],
    ['ends-from=2026-01-01', () => type('Day of the end', 'From', '2026-01-01')],
    ['baths=1.5', () => open('Size and age').then(() => type('Baths', 'From', '1.5'))],
    ['sqft=500', () => type('Living area in sq ft', 'From', '500')],
    ['lot-max=90000', () => type('Lot in sq ft', 'To', '90000')],
    ['built=1800', () => type('Year built', 'From', '1800')],
    ['units=2', () => type('Units', 'From', '2')],
    ['subtype=duplex', () => open('Kind of building').then(() => tick('Kind of building', /^Two-family/))],
    ['occupancy=vacant', () => open('Occupancy and deed').then(() => tick('Occupancy', /^Vacant/))],
    ['deed=quitclaim', () => tick('Deed', /^Quitclaim/)],
    ['financing=cash-only', () => open('Financing').then(() => tick('Financing', /^Cash only/))],
    ['value-min=50000', () => type('Estimated value', 'From', '50000')],
    ['hoa=300', () => choose('Monthly dues (HOA, condo or co-op)', 'Up to $300')],
    ['days=400', () => open('Time on').then(() => type('Days on the market', 'To', '400'))],
    ['price=cut', () => tick('Price change', /^Price cut/)],
    ['type=house', () => tick('Type', /^House/)],
    ['beds=2', () => group(page, 'Beds').getByText('2+').click()],
  ];
  for (const [param, act] of steps) {
    await act();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.search).includes(param));
  }
  await filters(page).getByLabel('Around a town or ZIP code').fill('Albany');
  await filters(page).getByLabel('Around a town or ZIP code').press('Enter');
  await expect(page).toHaveURL(/near=42\.7003_-73\.8575_10/);
  await expect(chips(page).getByRole('link', { name: /^Remove the filter/ })).toHaveCount(steps.length);

  await page.reload();
  await expect(group(page, 'Units').getByLabel('From')).toHaveValue('2');
  await expect(group(page, 'Ends within').getByRole('radio', { name: '7 days' })).toBeChecked();
  await expect(group(page, 'Deed').getByRole('checkbox', { name: /^Quitclaim/ })).toBeChecked();
  await expect(filters(page).getByLabel('Around a town or ZIP code')).toHaveValue('Albany');
});

test('homes around a town come in the order of their distance, and a place that nobody knows is told', async ({
  page,
}) => {
  await page.goto('/properties');
  await filters(page).locator('summary', { hasText: 'Place' }).click();
  await filters(page).getByLabel('Around a town or ZIP code').fill('11216');
  await group(page, 'Within so many miles').getByRole('radio', { name: '50' }).check();
  await expect(chips(page)).toContainText('Within 50 miles of 11216');
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Nearest' }).click();
  await expect(page).toHaveURL(/sort=distance/);
  await expect(cards(page).first()).toContainText('Kings County');
  await filters(page).getByLabel('Around a town or ZIP code').fill('Atlantis');
  await filters(page).getByRole('button', { name: 'Show properties' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'left out' })).toContainText('Atlantis');
  await expect(filters(page).getByLabel('Around a town or ZIP code')).toHaveValue('Atlantis');
});

test('prices are shown as bars, the most frequent in words', async ({ page }) => {
  await page.goto('/properties');
  await expect(group(page, 'Price').getByRole('figure')).toContainText(
    /Most homes are priced (from \$[\d,]+ to|above) \$[\d,]+: [\d,]+ homes?\./,
  );
});

test('a search that finds nothing offers each filter whose absence helps, and keeps its word', async ({
  page,
}) => {
  await page.goto('/properties?county=kings&county=erie&sale=fixed-price&min=900000000');
  const ways = results(page).getByRole('link', { name: /^Without / });
  await expect(ways.first()).toBeVisible();
  const text = (await ways.first().textContent()) ?? '';
  await ways.first().click();
  await expect(total(page)).toHaveText(text.replace(/.*: /, ''));
  await expect(cards(page).first()).toBeVisible();
});

for (const [typed, address, words] of [
  ['11216', '/properties?zip=11216', ['ZIP code 11216']],
  ['Kings', '/properties?county=kings', ['Kings County (Brooklyn)']],
  [
    'brooklyn brownstone under 900k',
    '/properties?q=brownstone&county=kings&max=900000',
    ['“brownstone”', 'Kings County (Brooklyn)', 'Up to $900,000'],
  ],
  [
    '3 bed vacant Albany',
    '/properties?county=albany&occupancy=vacant&beds=3',
    ['Albany County', 'Vacant', '3 or more beds'],
  ],
] as const) {
  test(`the search box understands “${typed}”`, async ({ page }) => {
    await page.goto('/auctions');
    const field = page.getByRole('banner').getByLabel('Search by').first();
    await field.fill(typed);
    await field.press('Enter');
    await expect(page).toHaveURL(address);
    for (const word of words) await expect(chips(page)).toContainText(word);
  });
}

test('a street, a listing number and a misspelt town are found', async ({ page, request }) => {
  const { listings } = await (await request.get('/api/listings?city=rochester&limit=1')).json();
  const { ListingId, StreetName, StreetSuffix } = listings[0];
  await page.goto('/');
  await box(page).fill(ListingId);
  await expect(options(page)).toHaveText(/Rochester.*Home$/);
  await box(page).press('Enter');
  await expect(total(page)).toHaveText('1 property');
  await expect(cards(page)).toContainText('Rochester');
  await page.goto('/');
  await box(page).fill(`${StreetName} ${StreetSuffix ?? ''}`.trim());
  await box(page).press('Enter');
  await expect(cards(page).first()).toContainText(StreetName);
  await page.goto('/');
  await box(page).fill('Rochestr');
  await expect(options(page).first()).toContainText('Rochester');
  await box(page).press('Enter');
  await expect(results(page)).toContainText('No home has “rochestr”. Shown is what has “rochester”.');
  await expect(cards(page).first()).toContainText('Rochester');
});

test('typed words come on top of the filters, and a typed place takes the place of another', async ({
  page,
}) => {
  await page.goto('/properties?county=erie&sale=auction');
  const field = filters(page).getByLabel('Place, street or words');
  await field.fill('brooklyn 2 bed');
  await field.press('Enter');
  await expect(chips(page).getByRole('link', { name: /^Remove the filter/ })).toHaveText([
    /Kings County/,
    /Auction/,
    /2 or more beds/,
  ]);
  await expect(field).toHaveValue('');
  await expect(total(page)).toBeFocused();
});

test('suggestions are walked through by keyboard, left for the text, put away, and taken', async ({
  page,
}) => {
  await page.goto('/');
  await expect(box(page)).toHaveRole('combobox');
  await box(page).fill('new');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  const activeId = () => box(page).getAttribute('aria-activedescendant');
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await activeId()).toBe(await options(page).first().getAttribute('id'));
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
});

test('the searches of before are offered in an empty box, and forgotten on demand', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('brooklyn under 900k');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Search homes' }).click();
  await expect(page).toHaveURL(/county=kings/);
  await page.goto('/');
  await box(page).focus();
  await options(page).filter({ hasText: 'brooklyn under 900k' }).click();
  await expect(page).toHaveURL('/properties?county=kings&max=900000');
  await page.goto('/');
  await box(page).focus();
  await options(page).filter({ hasText: 'Clear recent searches' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.reload();
  await box(page).focus();
  await box(page).fill('x');
  await box(page).fill('');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a late answer to fewer letters changes nothing, and without any answer the form goes on', async ({
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
  const asked = page.waitForRequest(/suggest\?q=r$/);
  await box(page).fill('r');
  await asked;
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

test('on a phone the results begin with a search box, whose words come on top of the filters @mobile', async ({
  page,
}) => {
  await page.goto('/properties?county=erie&sale=auction');
  const field = page.getByRole('main').getByLabel('Place, street or words').first();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('brooklyn 2 bed');
  await field.press('Enter');
  await expect(page).toHaveURL('/properties?county=kings&sale=auction&beds=2');
  await expect(field).toHaveValue('');
  await field.fill('halsey');
  await field.press('Enter');
  await expect(page).toHaveURL('/properties?q=halsey&county=kings&sale=auction&beds=2');
  await expect(field).toHaveValue('halsey');
});

test('in the menu of a phone Escape puts away the suggestions and leaves the menu open @mobile', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary').tap();
  const field = page.getByRole('banner').getByLabel('Search by').last();
  await field.fill('roch');
  await expect(options(page).first()).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await field.press('ArrowDown');
  await options(page).first().tap();
  await expect(page).toHaveURL('/properties?city=rochester');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words and filters are sent together and read the same way', async ({ page }) => {
    await page.goto('/properties?sort=newest');
    await filters(page).getByLabel('Place, street or words').fill('3 bed vacant albany');
    await filters(page).locator('summary', { hasText: 'Size and age' }).click();
    await group(page, 'Year built').getByLabel('From').fill('1800');
    await group(page, 'Sale')
      .getByRole('checkbox', { name: /^Auction/ })
      .check();
    await filters(page).getByRole('button', { name: 'Show properties' }).click();
    await expect(page).toHaveURL(
      '/properties?county=albany&sale=auction&occupancy=vacant&beds=3&built=1800&sort=newest',
    );
    await expect(chips(page)).toContainText('Built from 1800');
    await expect(group(page, 'Year built').getByLabel('From')).toBeVisible();
    await filters(page).getByLabel('Place, street or words').fill('');
    await filters(page).getByRole('button', { name: 'Show properties' }).click();
    await expect(page).toHaveURL(/county=albany/);
  });
});
