import type { Locator, Page } from '@playwright/test';
import { addAuction, createBidder, sendBid } from './bidders';
import { expect, test } from './fixtures';
import { place } from './place';
import { expectSound } from './sound';

const results = (page: Page): Locator => page.getByRole('region', { name: /propert(y|ies)$/ });
const cards = (page: Page): Locator => results(page).getByRole('article');
const wholePrices = (page: Page): Locator => cards(page).getByText('to own the keys');
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
const limit = (page: Page): Locator =>
  filters(page).getByRole('group', { name: 'Whole price', exact: true }).getByLabel('To');
const show = (page: Page): Locator => page.getByRole('link', { name: 'Show whole price', exact: true });
const hide = (page: Page): Locator => page.getByRole('link', { name: 'Hide whole price', exact: true });

const dollarsIn = (text: string): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
const amountsOn = async (page: Page): Promise<readonly number[]> =>
  (await wholePrices(page).allTextContents()).map(dollarsIn);
const isRising = (amounts: readonly number[]): boolean =>
  amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 0));

for (const javaScriptEnabled of [true, false])
  test(`a visitor sees whole prices on the cards and searches by them, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ javaScriptEnabled });
    // Other stories add auctions meanwhile.
    await page.goto('/properties?sale=fixed-price&map=off');
    await expect(wholePrices(page)).toHaveCount(0);
    await show(page).click();
    await expect(page).toHaveURL(/show=whole-price/);
    await expect(wholePrices(page)).toHaveCount(await cards(page).count());
    await expect(cards(page).first()).toContainText('At the list price, paid in cash');
    const amounts = (await amountsOn(page)).toSorted((a, b) => a - b);
    const most = amounts[12] ?? 0;
    expect(most).toBeGreaterThan(1000);

    await filters(page).locator('summary', { hasText: 'Whole price' }).click();
    await limit(page).fill(String(most));
    await filters(page).getByRole('button', { name: 'Show properties' }).click();
    await expect(chips(page)).toContainText(`Whole price up to $${most.toLocaleString('en-US')}`);
    await expect(page).toHaveURL(new RegExp(`whole-max=${most}.*show=whole-price`));
    expect(Math.max(...(await amountsOn(page))), 'the limit itself is within it').toBe(most);

    await page
      .getByRole('navigation', { name: 'Order' })
      .getByRole('link', { name: 'Whole price', exact: true })
      .click();
    await expect(page).toHaveURL(/sort=whole-price/);
    await expect.poll(async () => isRising(await amountsOn(page))).toBe(true);

    const [least = 0] = await amountsOn(page);
    await cards(page).first().getByRole('link').first().click();
    await expect(page.locator('main')).toContainText(
      `comes to about $${least.toLocaleString('en-US')} with all costs`,
    );
  });

test('the switch takes them away again, and a search by the whole price shows them without it', async ({
  page,
}) => {
  await page.goto('/properties?show=whole-price&map=off');
  await expect(wholePrices(page).first()).toBeVisible();
  await expect(page.getByText('for a person who pays in cash and will live there')).toBeVisible();
  await expectSound(page);
  await hide(page).click();
  await expect(page).toHaveURL('/properties?map=off');
  await expect(wholePrices(page)).toHaveCount(0);
  await page.goto('/properties?whole-max=400000&map=off');
  await expect(wholePrices(page).first()).toBeVisible();
  await expect(show(page).or(hide(page))).toHaveCount(0);
});

test('a search that finds nothing says what it finds without the limit', async ({ page }) => {
  await page.goto('/properties?sale=fixed-price&whole-max=1');
  const loose = page.getByRole('link', { name: /^Without Whole price up to \$1: \d+ properties$/ });
  await loose.click();
  await expect(page).toHaveURL(/\/properties\?sale=fixed-price$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a bid on an open list makes its whole price a least one', async ({ page }) => {
  const { auctionId, slug } = await addAuction(place, { endsInMs: 3_600_000, startingBidCents: 20_000_000 });
  const bidder = await createBidder(place);
  const card = cards(page).filter({ has: page.locator(`a[href="/properties/${slug}"]`) });
  await expect(async () => {
    await page.goto('/properties?sale=auction&sort=newest&show=whole-price&map=off');
    await expect(card).toContainText('At the next bid of $200,000, paid in cash', { timeout: 1_000 });
  }).toPass();
  await expect(card).toContainText(/≈ \$2\d\d,\d{3} to own the keys/);
  await sendBid(place, bidder, auctionId, 25_000_000);
  await expect(card, 'the first bid leaves the price and raises the next').toContainText(
    /More than \$2\d\d,\d{3} to own the keys/,
  );
  await expect(card).not.toContainText('At the next bid of');
  await sendBid(place, await createBidder(place), auctionId, 24_000_000);
  await expect(card).toContainText(/More than \$2\d\d,\d{3} to own the keys/);
});

test('homes side by side have their whole prices in a line', async ({ page }) => {
  await page.goto('/properties?sale=fixed-price&map=off');
  const links = cards(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) =>
    all.slice(0, 2).map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
  );
  await page.goto(`/compare?ids=${hrefs.join()}`);
  const row = page.getByRole('row', { name: /^Price to own the keys/ });
  await expect(row).toContainText(/About \$[\d,]+\. At the list price, paid in cash/);
});
