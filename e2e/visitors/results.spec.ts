import type { Locator, Page } from '@playwright/test';
import { addAuction } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';
import { unchanging } from '../support/unchanging';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const filters = (page: Page): Locator => page.getByRole('search', { name: 'Search' });

/** Records the layout shifts of the page that no input caused. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + Number(entry.value),
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));

/** Cards whose photo, price, and address are in view. */
const cardsInView = (page: Page): Promise<number> =>
  cards(page).evaluateAll(
    (all) =>
      all.filter((card) => {
        const parts = ['img', '.result-figures', 'h3'].map((part) => card.querySelector(part));
        const boxes = parts.map((part) => part?.getBoundingClientRect());
        return boxes.every((box) => box && box.top >= 0 && box.bottom <= innerHeight);
      }).length,
  );

for (const [width, height] of [
  [1280, 800],
  [1280, 900],
  [1366, 700],
  [1920, 1080],
] as const)
  test(`at ${width} × ${height} four to six homes are in view beside a map as high as the window, under one bar with one search box; nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    await page.goto('/properties?beds=3&occupancy=vacant&county=kings&county=queens&max=900000&status=all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '3+ bedroom vacant homes in Brooklyn & Queens, under $900K',
    );
    await page.goto('/properties');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank-owned homes in New York');
    await expect(page.getByRole('combobox').and(page.locator('input'))).toHaveCount(1);
    expect(await cardsInView(page)).toBeGreaterThanOrEqual(4);
    expect(await cardsInView(page)).toBeLessThanOrEqual(6);
    const bar = (await page.locator('.results-bar').boundingBox()) ?? { height: 0 };
    expect(bar.height, 'the bar is one row').toBeLessThan(64);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(filters(page).getByRole('textbox').or(page.locator('#filter-text'))).toBeInViewport();
    const map = (await page.locator('.map-pane').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(map.y).toBeLessThan(64);
    expect(map.y + map.height).toBeCloseTo(height, 0);
    expect(map.x + map.width).toBeGreaterThan(width - 20);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });

test('on a tablet four to six homes are in view', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/properties');
  await expect.poll(() => cardsInView(page)).toBeGreaterThanOrEqual(4);
  expect(await cardsInView(page)).toBeLessThanOrEqual(6);
});

test('a card has price, clock and the number of red flags', async ({ page }) => {
  const { slug } = await addAuction(place, { endsInMs: 3_600_000, startingBidCents: 4_321_000 });
  const card = cards(page).filter({ has: page.locator(`a[href="/properties/${slug}"]`) });
  await expect(async () => {
    await page.goto('/properties?status=live&max=50000&map=off');
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(card).toContainText(/\$43,210\s*Starting bid/);
  await expect(card).toContainText(/Ends in\s*\d+m/);
  await expect(card).toContainText(/\d red flags?|No known red flags/);
});

test('a sort order, a filter, a page, and a suggestion show the progress bar while they load', async ({
  page,
}) => {
  await page.goto(`${unchanging}&map=off`);
  const progress = page.locator('.nprogress');
  const words = filters(page).getByLabel('Location, street, or keyword');
  const expectProgress = async (address: RegExp, act: () => Promise<unknown>) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      await held;
      await route.continue();
    });
    await act();
    await expect(progress).toBeAttached();
    release();
    await expect(page).toHaveURL(address);
    await expect(progress).toHaveCount(0);
    await page.unroute(address);
  };
  await expectProgress(/\/properties\?.*sort=newest/, () =>
    filters(page).getByLabel('Sort by').selectOption('Newest'),
  );
  await expectProgress(/\/properties\?.*page=2/, () =>
    page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: 'Next' }).click(),
  );
  await expectProgress(/\/properties\?.*occupancy=vacant/, async () => {
    await filters(page)
      .locator('summary')
      .filter({ hasText: /^Occupancy/ })
      .click();
    await filters(page)
      .getByRole('checkbox', { name: /^Vacant/ })
      .check();
  });
  await expectProgress(/\/properties\?.*county=kings/, async () => {
    await words.fill('Brooklyn');
    await page.getByRole('option').filter({ hasText: 'Kings County' }).first().click();
  });
});

test('a heart fills at once, before its code has loaded, and a removed one can be undone', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(`${unchanging}&map=off`);
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Save / });
  await expect(heart).toBeEnabled();
  await page.route(/\/_next\/static\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
