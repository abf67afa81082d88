import { createServer, request, type Server } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { PublicConfig } from '@/lib/domain/accounts/public-config';
import { toMapAnswer, toTileAnswer } from '@/lib/domain/map/map-answer';
import type { MapPoint } from '@/lib/domain/map/map-point';
import { parseTile } from '@/lib/domain/map/tile';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';
import { expectNoViolation } from '../support/sound';
import { sampleStreets } from '../support/streets/sample-streets';
import { unchanging } from '../support/unchanging';

// Chromium needs this flag to draw WebGL without a graphics card.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] });
  },
  // Without animation the map moves at once.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Selector of the map and its controls; pages.spec.ts checks the rest of the page. */
const mapPart = '.map-pane';

const region = (page: Page): Locator => page.getByRole('region', { name: 'Map of results' });
const canvas = (page: Page): Locator => region(page).getByRole('region', { name: /^Map\./ });
const pins = (page: Page): Locator => region(page).locator('.maplibregl-marker');
const homePins = (page: Page): Locator => pins(page).and(page.locator('[data-slug]'));
const clusters = (page: Page): Locator => pins(page).and(page.locator('.pin-cluster'));
const heading = (page: Page): Locator => page.getByRole('heading', { level: 2, name: /propert(y|ies)$/ });
/** Button of the bar that shows or hides the map. */
const view = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const button = (page: Page, name: string): Locator => region(page).getByRole('button', { name });
/** The status line under the map. */
const status = (page: Page): Locator => region(page).locator('#after-map').getByRole('status');
const cards = (page: Page): Locator => page.getByRole('article');

async function openMap(page: Page, path = '/properties'): Promise<void> {
  await page.goto(path);
  if (!path.includes('map=')) {
    // By keyboard: the map also loads when the pointer comes near, which may replace the button under a click.
    await expect(view(page, 'Open the map')).toBeEnabled();
    await view(page, 'Open the map').press('Enter');
  }
  await expect(pins(page).first()).toBeVisible();
}

/** Waits until the page is hydrated, its load event is over and the browser is idle. */
async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.locator('[role=combobox]').first()).toBeAttached();
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.loadEventEnd > 0),
  );
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
}

/** The number of homes that all pins together stand for. */
const countOnPins = (page: Page): Promise<number> =>
  pins(page).evaluateAll((all) =>
    all.reduce((sum, pin) => sum + (pin.hasAttribute('data-slug') ? 1 : Number(pin.textContent)), 0),
  );
const countInHeading = async (page: Page): Promise<number> =>
  Number(((await heading(page).textContent()) ?? '').replace(/\D/g, ''));

/**
 * Presses clusters until some pins are single homes with a price. The pins of a search that ends between choosing
 * a cluster and pressing it replace the chosen one, so it chooses again.
 */
async function zoomToPrices(
  page: Page,
  press = (cluster: Locator) => cluster.click({ timeout: 2_000 }),
): Promise<void> {
  const prices = homePins(page).getByText('$').filter({ visible: true });
  while ((await prices.count()) === 0) {
    const before = page.url();
    await expect(async () => {
      await press(await middleOne(clusters(page)));
      await expect(page).not.toHaveURL(before, { timeout: 5_000 });
    }).toPass();
    await expect(pins(page).first()).toBeVisible();
  }
}

/** The home pin nearest the center, where no control at the map's edge can cover it. */
async function middleHome(page: Page): Promise<Locator> {
  const slug = await (await middleOne(homePins(page))).getAttribute('data-slug');
  return region(page).locator(`[data-slug="${slug}"]`);
}

async function middleOne(all: Locator): Promise<Locator> {
  const distances = await all.evaluateAll((elements) =>
    elements.map((element) => {
      const map = (element.closest('.map') ?? element).getBoundingClientRect();
      const { x, y, width, height } = element.getBoundingClientRect();
      return Math.hypot(x + width / 2 - map.x - map.width / 2, y + height / 2 - map.y - map.height / 2);
    }),
  );
  return all.nth(distances.indexOf(Math.min(...distances)));
}

/** The labels of the pins, and their labels with positions, both sorted. */
const pinNames = (page: Page): Promise<readonly (string | null)[]> =>
  pins(page).evaluateAll((all) => all.map((pin) => pin.ariaLabel).sort());
const pinPlaces = (page: Page): Promise<readonly string[]> =>
  pins(page).evaluateAll((all) => all.map((pin) => `${pin.ariaLabel} ${pin.style.transform}`).sort());

test('on a wide screen the map loads when the pointer comes near or its button is pressed, shows all homes of the list and loads only from this site; hidden homes are in neither', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const mapUrls = () => urls.filter((url) => /\/map\/(?!preview\.svg)|maplibre|listings\/points/.test(url));
  await page.goto(unchanging);
  await waitUntilIdle(page);
  await cards(page).nth(2).hover();
  await expect(view(page, 'Open the map')).toBeEnabled();
  expect(mapUrls()).toEqual([]);
  await view(page, 'Open the map').focus();
  await page.keyboard.press('Enter');
  await expect(pins(page).first()).toBeVisible();
  await expect(page.locator(mapPart), 'the focus does not get lost').toBeFocused();
  expect(mapUrls().length).toBeGreaterThan(0);
  const count = await countInHeading(page);
  expect(count).toBeGreaterThan(24);
  await expect.poll(() => countOnPins(page)).toBe(count);
  await expect(page).toHaveURL(unchanging);
  await expect(cards(page).first()).toBeVisible();
  await expect(status(page)).toHaveText(`${count} of ${count} homes in view.`);
  const key = region(page).getByRole('list', { name: 'Map legend' });
  await expect(key).toContainText('Auction');
  await expect(key).toContainText('Fixed price');
  const elsewhere = urls.filter((url) => /^https?:/.test(url) && !url.startsWith(place.siteUrl));
  expect(elsewhere).toEqual([]);
  await expectNoViolation(page, mapPart);

  await page.reload();
  await page.locator(mapPart).hover();
  await expect.poll(() => countOnPins(page)).toBe(count);

  await cards(page)
    .first()
    .getByRole('button', { name: /^Hide / })
    .click();
  await expect(page.getByText('Hidden from your results')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await button(page, 'Zoom in').click({ trial: true });
  await expect.poll(() => countOnPins(page)).toBe(count - 1);
  await expect(status(page)).toHaveText(`${count - 1} of ${count - 1} homes in view, 1 hidden by you.`);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => countOnPins(page)).toBe(count);
  await page.getByRole('button', { name: 'Hide again' }).click();
  await expect.poll(() => countOnPins(page)).toBe(count - 1);
});

test('a closed map stays closed on this page and its links until it is opened again; while it loads, a status says so', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/map/water.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/properties?map=off');
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(page).toHaveURL('/properties?sort=newest&map=off');
  await page.reload();
  await waitUntilIdle(page);
  await expect(region(page)).toHaveCount(0);
  expect(urls.filter((url) => /\/map\/(?!preview\.svg)|maplibre|listings\/points/.test(url))).toEqual([]);
  await view(page, 'Show map').click();
  await expect(page).toHaveURL('/properties?sort=newest');
  const drawing = page.getByRole('status').filter({ hasText: 'Loading the map' });
  await expect(drawing).toBeVisible();
  await expect(canvas(page)).toBeVisible();
  await expect(drawing).toBeVisible();
  release();
  await expect(drawing).toHaveCount(0);
  await expect(pins(page).first()).toBeVisible();
  await page.goBack();
  await expect(region(page)).toHaveCount(0);
  await expect(page).toHaveURL('/properties?sort=newest&map=off');
});

test('zoomed in, pins show prices; hovering or focusing a card or pin highlights the other; a click opens the card, and Back restores the view', async ({
  page,
}) => {
  await openMap(page, `${unchanging}&county=kings&county=queens`);
  await zoomToPrices(page);
  const before = page.url();
  const pinLabels = await pinNames(page);
  const pin = await middleHome(page);
  const name = ((await pin.getAttribute('aria-label')) ?? '').split(': ')[1] ?? '';
  const card = page.getByRole('listitem').filter({
    has: page.locator(`article a[href="/properties/${await pin.getAttribute('data-slug')}"]`),
  });
  await expect(card).toBeVisible();
  const leave = async () => {
    await page.mouse.move(0, 0);
    await heading(page).focus();
  };
  for (const meet of [() => card.hover(), () => card.getByRole('link').focus()]) {
    await expect(pin).not.toHaveAttribute('data-tied');
    await meet();
    await expect(pin).toHaveAttribute('data-tied');
    await leave();
  }
  for (const meet of [() => pin.hover(), () => pin.focus()]) {
    await expect(card).not.toHaveAttribute('data-tied');
    await meet();
    await expect(card).toHaveAttribute('data-tied');
    await leave();
  }

  await pin.click();
  const popup = region(page).getByRole('dialog', { name });
  await expect(popup).toContainText(/\$[\d,]+/);
  await expectNoViolation(page, mapPart);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await expect(pin).toBeFocused();
  await pin.click();
  await popup.getByRole('link').click();
  await expect(page).toHaveURL(/\/properties\/[a-z0-9-]+-\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect.poll(() => pinNames(page)).toEqual(pinLabels);
});

test('moving the map searches its view, with one history entry per search, unless switched off; an area drawn by corners or freehand narrows the list until removed', async ({
  page,
}) => {
  await openMap(page, unchanging);
  const first = page.url();
  const all = await countInHeading(page);
  await button(page, 'Zoom in').click();
  await expect(page).toHaveURL(/[?&]bounds=[\d._-]+&map=/);
  const second = page.url();
  await expect.poll(() => countInHeading(page)).toBeLessThan(all);
  await expect(status(page)).toContainText(`${await countInHeading(page)} of ${all} homes in view`);
  const pinLabels = await pinNames(page);
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(second);
  await expect.poll(() => pinNames(page)).not.toEqual(pinLabels);

  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect.poll(() => pinNames(page)).toEqual(pinLabels);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect.poll(() => countInHeading(page)).toBe(all);
  await expect.poll(() => countOnPins(page)).toBe(all);
  await page.goForward();
  await expect(page).toHaveURL(second);
  await expect.poll(() => pinNames(page)).toEqual(pinLabels);
  await page.goBack();
  await expect.poll(() => countInHeading(page)).toBe(all);

  await button(page, 'Draw an area').click();
  await region(page).getByRole('radio', { name: 'Corner by corner' }).check();
  const box = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await expect(button(page, 'Search this area')).toBeDisabled();
  for (const [right, down] of [
    [0, -120],
    [150, 100],
    [-150, 100],
  ] as const)
    await page.mouse.click(middle.x + right, middle.y + down);
  await expect(region(page).getByRole('status').first()).toHaveText('3 corners set.');
  await expectNoViolation(page, mapPart);
  await button(page, 'Search this area').click();
  await expect(page).toHaveURL(/[?&]area=-?[\d.]+(_-?[\d.]+){5}(&|$)/);
  await expect.poll(() => countInHeading(page)).toBeLessThan(all);
  await expect.poll(() => countOnPins(page)).toBe(await countInHeading(page));
  const searched = page.url();
  await button(page, 'Zoom in').click();
  await expect(page).not.toHaveURL(searched);
  expect(page.url()).not.toContain('bounds=');
  await button(page, 'Remove area').click();
  await expect(page).not.toHaveURL(/area=/);
  await expect.poll(() => countInHeading(page)).toBe(all);

  await button(page, 'Draw an area').click();
  await expect(
    region(page).getByRole('radio', { name: 'Freehand' }),
    'a pointer draws freehand',
  ).toBeChecked();
  await expectNoViolation(page, mapPart);
  await page.mouse.move(middle.x + 150, middle.y);
  await page.mouse.down();
  for (let step = 1; step <= 150; step++) {
    const angle = (step / 150) * 2 * Math.PI;
    await page.mouse.move(middle.x + 150 * Math.cos(angle), middle.y + 100 * Math.sin(angle));
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/[?&]area=-?[\d.]+(_-?[\d.]+){19,199}(&|$)/);
  await expect.poll(() => countInHeading(page)).toBeLessThan(all);
  await expect.poll(() => countOnPins(page)).toBe(await countInHeading(page));
  await button(page, 'Remove area').click();
  await expect(page).not.toHaveURL(/area=/);
  await expect.poll(() => countInHeading(page)).toBe(all);

  await region(page).getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  await button(page, 'Zoom in').click();
  await expect(page).toHaveURL(/map=[\d._-]+_still$/);
  await expect(status(page)).toHaveText(new RegExp(`^(?!${all} )(About )?\\d+ of ${all} homes in view`));
  expect(await countInHeading(page)).toBe(all);
  await button(page, 'Search map area').click();
  await expect.poll(() => countInHeading(page)).toBeLessThan(all);
  await expect(page).toHaveURL(/_still$/);
});

test('the map works by keyboard: reaching and skipping it, zooming in, opening a card and drawing an area', async ({
  page,
}) => {
  await openMap(page, unchanging);
  const all = await countInHeading(page);
  const skip = region(page).getByRole('link', { name: 'Skip the map' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(region(page).locator('#after-map')).toBeFocused();
  await skip.focus();

  await button(page, 'Draw an area').focus();
  await page.keyboard.press('Enter');
  await expect(canvas(page)).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    const before = await pinPlaces(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press(key);
    await expect.poll(() => pinPlaces(page)).not.toEqual(before);
  }
  await page.keyboard.press('Enter');
  await expect(region(page).getByRole('status').first()).toHaveText('4 corners set.');
  await page.keyboard.press('Backspace');
  await expect(region(page).getByRole('status').first()).toHaveText('3 corners set.');
  await button(page, 'Search this area').press('Enter');
  await expect(page).toHaveURL(/[?&]area=/);
  await expect.poll(() => countInHeading(page)).toBeLessThan(all);
  const inArea = await countInHeading(page);
  await button(page, 'Remove area').press('Enter');
  await expect.poll(() => countInHeading(page)).toBe(all);
  await expect.poll(() => countOnPins(page)).toBeGreaterThan(inArea);

  await openMap(page, `${unchanging}&county=kings&county=queens`);
  await zoomToPrices(page, (cluster) => cluster.press('Enter', { timeout: 2_000 }));
  const pin = await middleHome(page);
  await pin.press('Enter');
  const popup = region(page).getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(pin).toBeFocused();
});

test('the map counts all of 5,000 homes and loads them by tile; failed tiles can be retried, and a point with too many homes for a popup links to their list', async ({
  page,
  allowError,
}) => {
  allowError(/503/);
  const answers = await answerForMany(page);
  await openMap(page, '/properties?map=on_still');
  await expect(status(page)).toHaveText('5,000 of 5,000 homes in view.');
  const onPins = await pins(page).evaluateAll((all) =>
    all.reduce((sum, pin) => sum + Number(pin.textContent?.replace(/\D/g, '')), 0),
  );
  expect(onPins).toBe(5_000);

  answers.isDown = true;
  await page.goto('/properties?map=42.65_-73.75_18_still');
  await expect(region(page).getByRole('alert')).toContainText('We couldn’t load the homes on the map.');
  answers.isDown = false;
  await button(page, 'Try again').click();
  await expect(status(page)).toHaveText('1,200 of 5,000 homes in view.');
  await clusters(page).click();
  const popup = region(page).getByRole('dialog', { name: '1,200 homes at this location' });
  await expect(popup.getByRole('link', { name: 'See all 1,200 homes at this location' })).toHaveAttribute(
    'href',
    '/properties?bounds=42.6499_-73.7501_42.6501_-73.7499',
  );
  await expectNoViolation(page, mapPart);
});

test('on a phone the map replaces the list @mobile', async ({ page }) => {
  await page.goto('/properties?county=suffolk');
  await expect(cards(page).first()).toBeVisible();
  await waitUntilIdle(page);
  await expect(region(page)).toHaveCount(0);
  await view(page, 'Map').tap();
  await expect(page).toHaveURL('/properties?county=suffolk&map=on');
  await expect(pins(page).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect((await region(page).boundingBox())?.y, 'the map begins near the top').toBeLessThan(400);
  await zoomToPrices(page);
  // The points of the last search may still replace the pins.
  await expect(async () => {
    await (await middleHome(page)).tap({ timeout: 2_000 });
    await expect(region(page).getByRole('dialog').getByRole('link')).toBeInViewport({
      ratio: 1,
      timeout: 2_000,
    });
  }).toPass();
  await view(page, 'List').tap();
  await expect(page).not.toHaveURL(/map=/);
  await expect(cards(page).first()).toBeVisible();
  await expect(region(page)).toHaveCount(0);
});

test('without WebGL a list of counties replaces the map, and the homes stay listed', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/properties');
  await view(page, 'Open the map').click();
  await expect(page.getByText('Your browser can’t display the map')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Erie .*[1-9]\d* homes?$/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectNoViolation(page, mapPart);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an address with an open map shows the list', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/properties?county=kings&map=40.7_-73.9_10');
      await expect(cards(page).first()).toBeVisible();
      for (const name of ['Map', 'List', 'Show map', 'Hide map', 'Open the map'])
        await expect(view(page, name)).toHaveCount(0);
      await page
        .getByText(width < 768 ? 'Filters (1)' : 'Price', { exact: true })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Show [\d,]+ propert/ })).toBeVisible();
    }
  });
});

test('the page of a home opens its map when it comes into view', async ({ page }) => {
  const { search } = new URL(unchanging, place.siteUrl);
  const { points } = await (await page.request.get(`/api/listings/points${search}`)).json();
  await page.goto(`/properties/${points[0][0]}`);
  const where = page.getByRole('region', { name: 'Location' });
  await expect(where).toContainText('County');
  await expect(where.locator('canvas')).toHaveCount(0);
  await where.scrollIntoViewIfNeeded();
  const [street] = (await page.getByRole('heading', { level: 1 }).innerText()).split('\n');
  await expect(where.getByRole('img', { name: street ?? '-' })).toBeVisible();
  await expectNoViolation(page, '#location');
  await expect(where.getByRole('link', { name: /^Homes within/ })).toHaveAttribute(
    'href',
    /^\/properties\?near=/,
  );
});

test('streets come from the configured map style, and only the worker that loads them may connect to its host', async ({
  page,
  allowError,
}) => {
  allowError(/Content Security Policy/);
  const tiles = await startTileHost();
  const site = await startSiteWith({ mapStyleUrl: `${tiles.url}/style.json` });
  try {
    await page.goto(`${site.url}${unchanging}&map=42.65_-73.76_9`);
    await expect(canvas(page)).toBeVisible();
    for (const path of [/^\/style\.json$/, /^\/\d+\/\d+\/\d+\.pbf$/, /^\/\d+\/\d+\/\d+\.png$/])
      await expect.poll(() => tiles.requests.some((url) => path.test(url))).toBe(true);
    await expect.poll(() => countOnPins(page)).toBeGreaterThan(0);
    const fetchInPage = (url: string) =>
      page.evaluate((input) => fetch(input).then((response) => response.status, String), url);
    expect(await fetchInPage(`${tiles.url}/from-the-page`)).toContain('Failed to fetch');
    expect(tiles.requests).not.toContain('/from-the-page');
  } finally {
    await page.goto('about:blank');
    site.end();
    tiles.end();
  }
});

test('streets come from the configured archive, which is drawn, read in ranges, and credits OpenStreetMap', async ({
  page,
}) => {
  const archive = await startArchiveHost();
  const site = await startSiteWith({ mapTilesUrl: `${archive.url}/new-york.pmtiles` });
  try {
    await page.goto(`${site.url}/properties?bounds=42.63_-73.8_42.69_-73.72&map=42.66_-73.76_14_still`);
    await expect(canvas(page)).toBeVisible();
    await expect(region(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    // The header with the directory, then tiles.
    await expect.poll(() => archive.ranges.length).toBeGreaterThan(1);
    expect(archive.ranges[0]).toBe('bytes=0-16383');
    expect(archive.ranges).not.toContain(undefined);
    // Of the grid, at least three avenues and streets cross the view.
    await expect
      .poll(() => longLines(canvas(page)), { timeout: 20_000 })
      .toEqual({ down: true, across: true });
    await expect(page.getByRole('status').filter({ hasText: 'Loading the map' })).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    site.end();
    archive.end();
  }
});

test('on a map 320 pixels wide nothing covers a button, and the attribution opens on request @mobile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/properties?county=suffolk&map=on');
  await expect(pins(page).first()).toBeVisible();
  const top = await canvas(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(top, 'the map begins in the first screen').toBeLessThan(480);
  for (const name of ['Zoom in', 'Zoom out', 'Show the whole state'])
    await button(page, name).tap({ trial: true });
  const credit = region(page).getByRole('link', { name: 'OpenStreetMap' });
  await expect(credit).toBeHidden();
  await region(page).locator('.maplibregl-ctrl-attrib-button').tap();
  await expect(credit).toBeVisible();
  await button(page, 'Zoom in').tap({ trial: true });
});

/** Mocks the points API with 5,000 homes across the state, 1,200 of them at one point. */
async function answerForMany(page: Page) {
  const home = { countySlug: 'albany', priceCents: 40_000_000, priceLabel: 'List price' } as const;
  const more = { saleFormat: 'fixed-price', phase: 'for-sale', isApproximate: false } as const;
  const homes: readonly MapPoint[] = Array.from({ length: 5_000 }, (_, at) => ({
    slug: `${at}-elm-street-albany-${at}`,
    latitude: at < 1_200 ? 42.65 : 41.2 + (at % 317) / 100,
    longitude: at < 1_200 ? -73.75 : -78.5 + (at % 331) / 70,
    ...home,
    ...more,
  }));
  const answers = { tiles: 0, isDown: false };
  await page.route(/\/api\/listings\/points(\?|$)/, (route) => {
    const tile = parseTile(new URL(route.request().url()).searchParams.get('tile') ?? '');
    if (!tile) return route.fulfill({ json: toMapAnswer(homes) });
    answers.tiles += 1;
    if (answers.isDown) return route.fulfill({ status: 503 });
    return route.fulfill({ json: toTileAnswer(homes, tile) });
  });
  return answers;
}

/**
 * Proxies the site as if it were configured with these streets. app/map/street-loader.js/route.test.ts tests
 * the real configuration.
 */
async function startSiteWith(streets: Partial<Pick<PublicConfig, 'mapStyleUrl' | 'mapTilesUrl'>>) {
  const config = await (await fetch(`${place.siteUrl}/api/config`)).json();
  const [url = ''] = Object.values(streets);
  const policy = `default-src 'none'; connect-src ${new URL(url ?? '').origin}`;
  const { host: name, hostname, port } = new URL(place.siteUrl);
  const host = createServer((incoming, answer) => {
    const { url: path = '', method, headers } = incoming;
    if (path === '/api/config') {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify({ ...config, ...streets }));
      return;
    }
    const passed = request(
      { hostname, port, path, method, headers: { ...headers, host: name } },
      (response) => {
        const isLoader = path === '/map/street-loader.js';
        const own = { ...response.headers, ...(isLoader && { 'content-security-policy': policy }) };
        answer.writeHead(response.statusCode ?? 502, own);
        response.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  const siteUrl = await listen(host);
  const end = () => {
    host.close();
    host.closeAllConnections();
  };
  return { url: siteUrl, end };
}

/** Serves the sample archive in ranges, and records them. */
async function startArchiveHost() {
  const ranges: (string | undefined)[] = [];
  const archive = sampleStreets();
  const host = createServer(({ headers: { range } }, answer) => {
    ranges.push(range);
    const [, from = 0, to = 0] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '')?.map(Number) ?? [];
    const last = Math.min(to, archive.length - 1);
    answer.writeHead(206, {
      'access-control-allow-origin': '*',
      'content-range': `bytes ${from}-${last}/${archive.length}`,
    });
    answer.end(archive.subarray(from, last + 1));
  });
  const url = await listen(host);
  return { url, ranges, end: () => host.close() };
}

/** Whether at least three lines in the color of streets run down most of a map, and across it. */
async function longLines(map: Locator) {
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isStreet = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * width + x) * 3);
    // Lighter than the ground, which is a warm gray.
    return red > 0xe6 && red - blue < 5;
  };
  const streetsIn = (lines: number, length: number, isAt: (line: number, at: number) => boolean) =>
    Array.from({ length: lines }, (_, line) => {
      let count = 0;
      for (let at = 0; at < length; at++) if (isAt(line, at)) count += 1;
      return count > length * 0.6;
    });
  // A line may be several pixels wide.
  const countLines = (streets: readonly boolean[]) =>
    streets.filter((isOne, at) => isOne && !streets[at - 1]).length;
  return {
    down: countLines(streetsIn(width, height, isStreet)) >= 3,
    across: countLines(streetsIn(height, width, (y, x) => isStreet(x, y))) >= 3,
  };
}

/** Listens on a free port and returns its address. */
async function listen(host: Server): Promise<string> {
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const address = host.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

/** Serves a style with a raster and a vector source, and records the requested paths. */
async function startTileHost() {
  const requests: string[] = [];
  const host = createServer(({ url = '' }, answer) => {
    requests.push(url);
    answer.setHeader('access-control-allow-origin', '*');
    if (url === '/style.json')
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(style()));
    else answer.end(url.endsWith('.png') ? onePixel : '');
  });
  const url = await listen(host);
  const style = () => ({
    version: 8,
    sources: {
      ground: { type: 'raster', tiles: [`${url}/{z}/{x}/{y}.png`], tileSize: 256 },
      roads: { type: 'vector', tiles: [`${url}/{z}/{x}/{y}.pbf`], maxzoom: 14 },
    },
    layers: [
      { id: 'ground', type: 'raster', source: 'ground' },
      { id: 'roads', type: 'line', source: 'roads', 'source-layer': 'roads' },
    ],
  });
  return { url, requests, end: () => host.close() };
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
