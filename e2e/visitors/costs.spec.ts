import type { Page } from '@playwright/test';
import { type CostRequest, readCosts, toCostParams } from '@/lib/domain/costs/cost-request';
import { type CostId, totalCostOf } from '@/lib/domain/costs/total-cost';
import { inDollars } from '@/lib/domain/shared/amounts';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { dollars } from '@/lib/domain/shared/money';
import { addAuction, createBidder } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';
import { buildHome } from '../support/publishing';

/** The costs for a query string, computed with the domain rules. */
function costsOf(query: string) {
  const { answer } = readCosts(Object.fromEntries(new URLSearchParams(query)));
  if (!answer.ok) throw new Error(`${query} cannot be read`);
  const request: CostRequest = answer.value;
  const price = totalCostOf(request.sale, request.amountCents, newYorkDay(Date.now()));
  const line = (id: CostId): string =>
    inDollars(price.lines.find((each) => each.id === id)?.amountCents ?? 0);
  return { request, price, cash: inDollars(price.cashCents), line };
}

const result = (page: Page) => page.getByRole('region', { name: 'Total cost' });
const row = (page: Page, name: string) => result(page).getByRole('row').filter({ hasText: name }).first();
const amount = (page: Page) => page.getByLabel('Amount', { exact: true });

test('the cost calculator updates at once when place, amount or estimates change', async ({ page }) => {
  await page.goto('/costs');
  await amount(page).fill('450,000');
  await page.getByText('Loan', { exact: true }).click();
  await page.getByLabel('Down payment (%)').fill('20');
  const queens = costsOf('place=queens&amount=450000&down=20');
  await expect(row(page, 'Mortgage recording tax')).toContainText('$6,450');
  await expect(row(page, 'New York City transfer tax')).toContainText('$4,500');
  await expect(row(page, 'Cash needed at closing')).toContainText(queens.cash);

  await page.getByLabel('Location').selectOption({ label: 'Suffolk County (Town of Southold)' });
  const slider = page.getByRole('slider', { name: 'Amount slider' });
  await slider.fill('900000');
  await expect(amount(page)).toHaveValue('900,000');
  await expect(row(page, 'Peconic Bay tax, Town of Southold')).toContainText('$17,500');
  await expect(row(page, 'Cash needed at closing')).toContainText(
    costsOf('place=southold&amount=900000&down=20').cash,
  );
  for (const name of ['Mortgage recording tax', 'Owner’s title insurance', 'Recording and filing fees'])
    await expect(row(page, name)).toContainText(/as of [A-Z][a-z]{2} \d+, \d{4}/);

  await amount(page).fill('990,000');
  await expect(slider).toHaveValue('990000');
  await expect(result(page)).toContainText('Reaching $1,000,000 adds');
  await expect(row(page, 'Mansion tax')).toHaveCount(0);
  await amount(page).fill('1,000,000');
  await expect(row(page, 'Mansion tax')).toContainText('$10,000');

  await expect(row(page, 'Your attorney')).toContainText('(estimate)');
  await page.getByText('Replace our estimates').click();
  await page.getByLabel('Your attorney').fill('2,222');
  await expect(row(page, 'Your attorney')).toContainText('$2,222');
  await expect(row(page, 'Your attorney')).toContainText('Your figure');

  await expect(row(page, 'Survey')).toHaveCount(0);
  await page.locator('summary', { hasText: 'Add your own quotes' }).click();
  await page.getByLabel('Survey').fill('712.34');
  await page.getByLabel('Survey').blur();
  await expect(row(page, 'Survey')).toContainText('$712.34');
  await expect(page).toHaveURL(/survey=712\.34/);
  await expect(result(page).getByText(/until you add your own quotes: .*inspection/)).not.toContainText(
    'survey',
  );
});

/** Homes whose contract makes the buyer pay the seller's taxes, each with its first bid and some lines. */
const places: readonly (readonly [
  postalCode: string,
  bid: string,
  lines: Readonly<Record<string, string>>,
])[] = [
  ['11385', '$985,000', { 'State transfer tax': '$3,998', 'New York City transfer tax': '$14,292.41' }],
  ['11550', '$997,000', { 'State transfer tax': '$3,988', 'Recording and filing fees': 'unverified' }],
  ['11971', '$900,000', { 'Peconic Bay tax, Town of Southold': '$17,590' }],
  ['14201', '$200,000', { 'State transfer tax': '$804', 'Erie County transfer tax': '$1,010' }],
];

test('a home in Queens, Nassau, Southold, or Buffalo costs the same in its bid panel, on its page, and in the calculator', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, await createBidder(place));
  for (const [postalCode, bid, lines] of places) {
    const { path } = await buildHome('published', {
      answers: { postalCode, startingBid: bid, reserve: bid, transferTaxPayer: 'Buyer' },
      startsInMs: -3_600_000,
      endsInMs: 86_400_000,
    });
    await page.goto(path);
    const panel = page.getByRole('region', { name: 'Auction', exact: true });
    await panel.locator('summary', { hasText: 'Total cost' }).click();
    const breakdown = panel.getByRole('link', { name: 'See the breakdown' });
    const query = (await breakdown.getAttribute('href'))?.split('?')[1] ?? '';
    const { price, cash } = costsOf(query);
    expect(inDollars(price.bidCents), postalCode).toBe(bid);
    await expect(panel).toContainText(`A bid of ${bid} comes to ${inDollars(price.totalCents)}, including`);
    await expect(
      page
        .getByRole('region', { name: 'Total cost to buy' })
        .getByRole('row', { name: 'Cash needed at closing' }),
    ).toContainText(cash);

    await breakdown.click();
    await expect(page).toHaveURL(`/costs?${query}`);
    await expect(row(page, 'Cash needed at closing')).toContainText(cash);
    await expect(row(page, 'State transfer tax')).toContainText('You pay it under the contract');
    for (const [name, text] of Object.entries(lines)) await expect(row(page, name)).toContainText(text);
    await expect(row(page, 'Mansion tax')).toHaveCount(0);
  }
  await expect(result(page)).toContainText('Tax Law § 1404(a)');

  await page.getByRole('link', { name: 'every rate and its source' }).click();
  const erie = page.getByRole('row').filter({ hasText: 'Erie County transfer tax' });
  await expect(erie).toContainText('$2.50 per $500');
  await expect(erie).toContainText('Verified');
  await expect(erie.getByRole('link', { name: 'Tax Law § 1425, Erie County' })).toBeVisible();
});

test('the calculator finds the highest bid for the available cash, and prints the result without the form', async ({
  page,
}) => {
  const { price } = costsOf('place=southold&amount=700000');
  await page.goto(`/costs?place=southold&amount=${Math.ceil(price.cashCents / 100)}`);
  await page.getByText('How much can you bid with your cash?').click();
  await expect(result(page)).toContainText(/Your highest bid\s*\$700,000/);
  await page.emulateMedia({ media: 'print' });
  await expect(amount(page)).toBeHidden();
  await expect(result(page)).toContainText(
    'One-family house, Suffolk County (Town of Southold), paid in cash',
  );
  await expect(row(page, 'Peconic Bay tax')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await amount(page).fill('900');
  await expect(result(page)).toContainText('This isn’t enough cash for any bid');
});

test('a calculation has its own address and link preview, and works without JavaScript', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/costs');
  await page.getByLabel('Property type', { exact: true }).selectOption({ label: 'Condominium' });
  await expectUnreadable(page);
  await amount(page).fill('2500000');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const query = 'place=queens&kind=condo&from=bid&amount=2500000';
  await expect(page).toHaveURL(`/costs?${query}`);
  await expect(result(page)).toBeFocused();

  const other = await newVisitor({ javaScriptEnabled: false });
  await other.goto(page.url());
  const { cash } = costsOf(query);
  await expect(row(other, 'Mansion tax')).toContainText('$31,250');
  await expect(row(other, 'Cash needed at closing')).toContainText(cash);
  const content = (property: string) =>
    other.locator(`meta[property="${property}"]`).first().getAttribute('content');
  expect(await content('og:title')).toContain('$2,500,000');
  expect(await content('og:description')).toContain(cash);
  expect(await content('og:url')).toBe(`${place.siteUrl}/costs?${query}`);
  await expect(other.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex, follow');

  await expectUnreadable(other);
  await amount(other).fill('999,999');
  await other.getByRole('button', { name: 'Calculate' }).click();
  await expect(amount(other)).toHaveValue('999,999');
  await expect(row(other, 'Mansion tax')).toHaveCount(0);
  await expect(result(other)).not.toContainText('can’t be read');
});

/** An unreadable amount gets a message beside its field, and all fields keep their values. */
async function expectUnreadable(page: Page): Promise<void> {
  await amount(page).fill('about 200');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(amount(page)).toHaveAccessibleDescription(/Enter the amount in digits/);
  await expect(amount(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(amount(page)).toHaveValue('about 200');
  await expect(result(page)).toContainText('Some entries aren’t valid');
  await expect(page.getByLabel('Property type', { exact: true })).toHaveValue('condo');
}

test('a home’s page shows its total cost, also for a typed bid, and links to the same sum with every line', async ({
  page,
}) => {
  const { slug } = await addAuction(place, { endsInMs: 3_600_000, startingBidCents: 20_000_000 });
  await signInAs(page, await createBidder(place));
  await page.goto(`/properties/${slug}`);
  const panel = page.getByRole('region', { name: 'Auction', exact: true });
  await expect(panel).toContainText(
    /A bid of \$200,000 comes to \$2\d\d,\d{3}(\.\d\d)?, including estimated closing costs/,
  );
  await panel.locator('summary', { hasText: 'Total cost' }).click();
  const href = await panel.getByRole('link', { name: 'See the breakdown' }).getAttribute('href');
  await panel.getByLabel(/maximum/).fill('1,000,000');
  const { request } = costsOf(href?.split('?')[1] ?? '');
  const million = toCostParams({ ...request, amountCents: dollars(1_000_000) });
  await expect(panel.getByRole('link', { name: 'See the breakdown' })).toHaveAttribute(
    'href',
    `/costs?${million}`,
  );
  const { price } = costsOf(million.toString());
  await expect(panel).toContainText(
    `A bid of $1,000,000 comes to ${inDollars(price.totalCents)}, including estimated closing costs`,
  );

  const block = page.getByRole('region', { name: 'Total cost to buy' });
  const total = await block
    .getByRole('row', { name: 'Cash needed at closing' })
    .getByRole('cell')
    .textContent();
  expect(total).toMatch(/^\$[\d,.]+$/);
  await block.getByRole('link', { name: /^See every cost/ }).click();
  await expect(page).toHaveURL(/\/costs\?place=/);
  await expect(row(page, 'Cash needed at closing')).toContainText(total ?? '');
});
