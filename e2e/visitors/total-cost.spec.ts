import type { Locator, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';

const results = (page: Page): Locator => page.getByRole('region', { name: /propert(y|ies)$/ });
const cards = (page: Page): Locator => results(page).getByRole('article');
const wholePrices = (page: Page): Locator => cards(page).getByText(/ total$/);
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const filters = (page: Page): Locator => page.getByRole('search', { name: 'Search' });
const limit = (page: Page): Locator =>
  filters(page).getByRole('group', { name: 'Total cost', exact: true }).getByLabel('To');
const show = (page: Page): Locator => page.getByRole('link', { name: 'Show total cost', exact: true });
const hide = (page: Page): Locator => page.getByRole('link', { name: 'Hide total cost', exact: true });

const dollarsIn = (text: string): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
const amountsOn = async (page: Page): Promise<readonly number[]> =>
  (await wholePrices(page).allTextContents()).map(dollarsIn);
const isRising = (amounts: readonly number[]): boolean =>
  amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 0));

test('a visitor shows total costs on the cards, searches by them and hides them again', async ({ page }) => {
  // Fixed prices only, because other stories add auctions meanwhile.
  await page.goto('/properties?sale=fixed-price&map=off');
  await expect(wholePrices(page)).toHaveCount(0);
  await show(page).click();
  await expect(page).toHaveURL(/show=whole-price/);
  await expect(page.getByText('for a buyer who pays cash and will live in the home')).toBeVisible();
  await expect(wholePrices(page)).toHaveCount(await cards(page).count());
  await expect(cards(page).first()).toContainText('For a cash purchase at the list price');
  const amounts = (await amountsOn(page)).toSorted((a, b) => a - b);
  const most = amounts[12] ?? 0;
  expect(most).toBeGreaterThan(1000);
  await hide(page).click();
  await expect(page).toHaveURL('/properties?sale=fixed-price&map=off');
  await expect(wholePrices(page)).toHaveCount(0);

  await filters(page).getByRole('link', { name: 'More' }).click();
  await filters(page).locator('summary', { hasText: 'Total cost' }).click();
  await limit(page).fill(String(most));
  await limit(page).press('Enter');
  await expect(chips(page)).toContainText(`Total cost up to $${most.toLocaleString('en-US')}`);
  await expect(page).toHaveURL(new RegExp(`whole-max=${most}`));
  await expect(show(page).or(hide(page))).toHaveCount(0);
  expect(Math.max(...(await amountsOn(page))), 'the limit itself is within it').toBe(most);

  await filters(page).getByLabel('Sort by').selectOption('Lowest total cost');
  await expect(page).toHaveURL(/sort=whole-price/);
  await expect.poll(async () => isRising(await amountsOn(page))).toBe(true);

  const [least = 0] = await amountsOn(page);
  await cards(page).first().getByRole('link').first().click();
  const sentence = page.locator('main').getByText(/comes to \$[\d,.]+, including estimated closing costs/);
  const exact = /comes to \$([\d,.]*\d)/.exec((await sentence.textContent()) ?? '')?.[1];
  expect(Math.round(Number(exact?.replaceAll(',', ''))), 'a card rounds the total of the page').toBe(least);
});

test('without JavaScript a search by total cost works, and a comparison has a row for it', async ({
  request,
}) => {
  const read = async (path: string) =>
    new JSDOM(await (await request.get(path)).text(), { url: place.siteUrl }).window.document.querySelector(
      'main',
    );
  const found = await read('/properties?sale=fixed-price&whole-max=400000');
  const field = found?.querySelector('input[name="whole-max"]');
  expect(field?.closest('form')?.getAttribute('action')).toBe('/search');
  const homes = [...(found?.querySelectorAll('article') ?? [])];
  const amounts = homes.map(({ textContent }) => /≈ \$[\d,]+ total/.exec(textContent)?.[0] ?? '');
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts.map(dollarsIn).every((amount) => amount <= 400_000)).toBe(true);

  const slugs = homes.map((home) => home.querySelector('a')?.href.split('/').at(-1));
  const compared = await read(`/compare?ids=${slugs.slice(0, 2).join()}`);
  const lines = [...(compared?.querySelectorAll('tr') ?? [])].map(({ textContent }) => textContent);
  const line = lines.find((each) => each.startsWith('Total cost to buy'));
  expect(line?.match(/About \$[\d,]+\. For a cash purchase at the list price/g)).toHaveLength(2);
});
