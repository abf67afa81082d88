import type { Locator, Page } from '@playwright/test';
import { addAuction, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';

const rows = (page: Page): Locator => page.getByRole('main').locator('ol > li');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const views = (page: Page): Locator => page.getByRole('navigation', { name: 'Auctions by date' });
const calendar = (page: Page): Locator => page.getByRole('table', { name: /^Auctions by day/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters and sorts the auction board, and learns which value was ignored', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/auctions');
    await expect(rows(page).first()).toBeVisible();
    if (isMobile) await page.getByText('Filter and sort').click();
    await page.getByLabel('Occupancy').selectOption('Vacant');
    await page.getByLabel('Minimum price').fill('$100,000');
    await page.getByLabel('Sort', { exact: true }).selectOption('Lowest price');
    await page.getByRole('button', { name: 'Show auctions' }).click();
    await expect(page).toHaveURL(/\/auctions\?.*occupancy=vacant/);
    const texts = await rows(page).allInnerTexts();
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).toContain('Vacant');
    const prices = texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(prices[0]).toBeGreaterThanOrEqual(100_000);
    await views(page).getByRole('link', { name: 'Results' }).click();
    await expect(heading(page)).toHaveText('Auction results');
    await expect(page).toHaveURL(/occupancy=vacant/);
    const ended = await rows(page).allInnerTexts();
    expect(ended.length).toBeGreaterThan(0);
    for (const text of ended) expect(text).not.toMatch(/\bEnds\b/);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/auctions/ended');

    await page.goto('/auctions?county=narnia&max=1');
    await expect(page.getByText('Location: “narnia” isn’t one of the options.')).toBeVisible();
    await expect(page.getByText('No auctions match your filters')).toBeVisible();
  });

  test('a visitor follows the calendar to a day and to another month', async ({ page }) => {
    await page.goto('/auctions/ended');
    const day = calendar(page).getByRole('link').first();
    const name = (await day.textContent()) ?? '';
    const [, title, count] = /^(.+): (\d+) auctions?$/.exec(name) ?? [];
    await day.click();
    await expect(heading(page)).toHaveText(`Auctions on ${title}`);
    await expect(page.getByRole('status').first()).toHaveText(
      count === '1' ? '1 auction' : `${count} auctions`,
    );
    const month = page.getByRole('navigation', { name: 'Months' }).getByRole('link').first();
    const [, other] = /^Show (.+)$/.exec((await month.getAttribute('aria-label')) ?? '') ?? [];
    await month.click();
    await expect(calendar(page)).toHaveAccessibleName(`Auctions by day, ${other}`);
    await expect(heading(page)).toHaveText(`Auctions on ${title}`);
  });
});

test('a bidder sees their position on the board change without a reload, and goes from there to bid', async ({
  page,
}) => {
  const dollars = 61_000 + 1000 * Math.floor(Math.random() * 400);
  const { auctionId, slug } = await addAuction(place, {
    endsInMs: 3_600_000,
    startingBidCents: dollars * 100,
  });
  const [bidder, other] = await Promise.all([createBidder(place), createBidder(place)]);
  expect((await sendBid(place, bidder, auctionId, dollars * 100)).status).toBe(201);
  await signInAs(page, bidder);
  const row = rows(page).filter({ has: page.locator(`a[href="/properties/${slug}"]`) });
  await expect(async () => {
    await page.goto(`/auctions?min=${dollars}&max=${dollars}`);
    await expect(row).toContainText('Leading', { timeout: 1_000 });
  }).toPass();
  expect((await sendBid(place, other, auctionId, (dollars + 20_000) * 100)).status).toBe(201);
  await expect(row).toContainText('Outbid');
  await row.getByRole('link', { name: /^Bid on / }).click();
  await expect(page).toHaveURL(`/properties/${slug}#auction`);
});
