import type { Page } from '@playwright/test';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { expect, test } from '../support/fixtures';
import { openBank } from '../support/publishing';
import { expectSound } from '../support/sound';

const fact = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: term }) })
    .locator('dd');
const homes = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('listitem');

test('a bank lowers the prices it previewed, puts homes on hold, and takes the hold back', async ({
  page: mona,
}) => {
  test.setTimeout(120_000);
  const { path, add } = await openBank(mona, 'Alder Savings');
  const fixed = (listPrice: string) => add('published', { saleFormat: 'fixed-price', listPrice });
  const first = await fixed('400,000');
  const second = await fixed('300,050');
  const cheap = await fixed('90,000');
  const chosen = [first, second, cheap].map(({ draftId }) => `home=${draftId}`).join('&');

  await mona.goto(`${path}/portfolio/actions?${chosen}`);
  await expect(mona.getByText('3 homes selected')).toBeVisible();
  await expectSound(mona);
  await mona.getByRole('link', { name: 'Lower prices' }).click();
  await mona.getByLabel('Percent off').fill('95');
  await mona.getByLabel('Round down to a multiple of').selectOption('$1,000');
  await mona.getByLabel('Lowest price').fill('100,000');
  await mona.getByRole('button', { name: 'Preview' }).click();
  await expect(mona.getByText('Enter a percentage from 0.01 to 90.').first()).toBeVisible();
  await expect(mona.getByLabel('Lowest price')).toHaveValue('100,000');
  await mona.getByLabel('Percent off').fill('5');
  await mona.getByRole('button', { name: 'Preview' }).click();
  await expect(fact(mona, 'Will change')).toHaveText('2');
  await expect(fact(mona, 'Total list price')).toHaveText('$700,050 → $665,000');
  await expect(homes(mona, 'Left out')).toContainText([`${cheap.street}`]);
  await expect(homes(mona, 'Left out')).toContainText(['below the lowest price you set']);
  await expect(homes(mona, 'What will change').filter({ hasText: second.street })).toContainText(
    '$300,050 → $285,000',
  );
  await expectSound(mona);
  await mona.getByRole('button', { name: 'Lower 2 prices' }).click();
  await expect(mona.getByText('This action is complete')).toBeVisible({ timeout: 15_000 });
  await expect(mona.getByText('This action can’t be undone')).toBeVisible();
  await expectSound(mona);

  await mona.goto(`${path}/portfolio/actions?${chosen}&type=hold`);
  await mona.getByRole('button', { name: 'Preview' }).click();
  await expect(homes(mona, 'What will change').filter({ hasText: first.street })).toContainText(
    'For sale → On hold',
  );
  await mona.getByRole('button', { name: 'Put 3 homes on hold' }).click();
  await expect(mona.getByText('This action is complete')).toBeVisible({ timeout: 15_000 });
  await mona.getByRole('button', { name: 'Undo this action' }).click();
  await mona.getByRole('button', { name: 'Undo changes to 3 homes' }).click();
  await expect(mona.getByText('This action is complete')).toBeVisible({ timeout: 15_000 });
  await mona.getByRole('link', { name: 'All actions' }).click();
  await expect(mona.getByRole('region', { name: 'Earlier actions' }).getByRole('listitem')).toHaveCount(3);
  await expect(async () => {
    await mona.goto(`/properties/${first.slug}`);
    await expect(mona.getByRole('main')).toContainText('$380,000', { timeout: 500 });
  }).toPass();
});

test('a bank submits drafts, confirms, withdraws and relists homes, each after a preview and as one entry of its log', async ({
  page: mona,
}) => {
  test.setTimeout(90_000);
  const { path, add } = await openBank(mona, 'Cedar Savings');
  const [draft, unfinished, home, other] = await Promise.all([
    add('draft'),
    add('draft', { yearBuilt: '1950' }),
    add('published', { saleFormat: 'fixed-price', listPrice: '400,000' }),
    add('published', { saleFormat: 'fixed-price', listPrice: '300,000' }),
  ]);
  const all = [draft, unfinished, home, other].map(({ draftId }) => `home=${draftId}`).join('&');
  const choose = async (type: string) => {
    await mona.goto(`${path}/portfolio/actions?${all}`);
    await mona.getByRole('link', { name: type, exact: true }).click();
  };
  const preview = () => mona.getByRole('button', { name: 'Preview' }).click();
  const run = async (button: string) => {
    await mona.getByRole('button', { name: button }).click();
    await expect(mona.getByText('This action is complete')).toBeVisible({ timeout: 15_000 });
  };
  const planned = homes(mona, 'What will change');
  const left = homes(mona, 'Left out');

  await choose('Submit for review');
  await mona.getByRole('checkbox', { name: 'I have the right to sell these homes' }).check();
  await preview();
  await expect(planned).toHaveCount(1);
  await expect(planned.filter({ hasText: draft.street })).toContainText('Draft → In review');
  await expect(left.filter({ hasText: unfinished.street })).toContainText(
    /1 item left to complete:\s*Lead paint disclosure/,
  );
  await expectSound(mona);
  await run('Submit 1 home');

  await choose('Confirm facts');
  await preview();
  await expect(planned).toHaveCount(2);
  await expect(planned.filter({ hasText: home.street })).toContainText(/Facts last confirmed: .* → now/);
  await run('Confirm facts for 2 homes');

  await choose('Withdraw');
  await preview();
  await expect(mona.getByText('Enter a reason.').first()).toBeVisible();
  await mona.getByLabel('Reason').fill('Sold with other homes.');
  await preview();
  await expect(planned.filter({ hasText: other.street })).toContainText('→ Withdrawn');
  await run('Withdraw 2 homes');
  await expect(mona.getByText('Reason: Sold with other homes.')).toBeVisible();

  await choose('Relist');
  await preview();
  await expect(planned).toHaveCount(2);
  await expect(planned.filter({ hasText: home.street })).toContainText('Withdrawn → In review');
  await run('Relist 2 homes');

  await mona.goto(`${path}/log`);
  const entries = mona
    .getByRole('listitem')
    .filter({ hasText: 'Mona Manager changed several homes at once' });
  await expect(entries).toHaveCount(4);
  for (const [at, type] of ['Relist', 'Withdraw', 'Confirm facts', 'Submit for review'].entries())
    await expect(entries.nth(at)).toContainText(type);
  await expectSound(mona);
});

test('a bank pastes a price for each home, and staggers auctions whose end times the preview shows', async ({
  page: mona,
}) => {
  test.setTimeout(120_000);
  const { path, add } = await openBank(mona, 'Beech Savings');
  const fixed = (listPrice: string) => add('published', { saleFormat: 'fixed-price', listPrice });
  const [first, second, early, late] = await Promise.all([
    fixed('400,000'),
    fixed('300,000'),
    add('draft'),
    add('draft'),
  ]);
  const all = [first, second, early, late].map(({ draftId }) => `home=${draftId}`).join('&');
  const preview = () => mona.getByRole('button', { name: 'Preview' }).click();
  const planned = homes(mona, 'What will change');
  const left = homes(mona, 'Left out');

  await mona.goto(`${path}/portfolio/actions?${all}&type=lower-prices`);
  await mona.getByRole('link', { name: 'From a spreadsheet' }).click();
  const table = mona.getByLabel('Homes and new prices');
  await table.fill(`${first.street}\t380,000\n1 No Such Road\t90000`);
  await mona.getByLabel('Lowest price').fill('100,000');
  await preview();
  await expect(mona.getByText('Row 2 doesn’t match any selected home.').first()).toBeVisible();
  await expect(table).toHaveValue(/No Such Road/);
  await expectSound(mona);
  await table.fill(`${first.street}\t380,000\n${second.street}\t310000`);
  await preview();
  await expect(planned).toHaveCount(1);
  await expect(planned.filter({ hasText: first.street })).toContainText('$400,000 → $380,000');
  await expect(left.filter({ hasText: second.street })).toContainText('The new price isn’t lower.');
  await expect(mona.getByRole('button', { name: 'Lower 1 price' })).toBeVisible();

  await mona.goto(`${path}/portfolio/actions?${all}&type=schedule`);
  await mona.getByLabel('Reserve').selectOption('published-reserve');
  const [start, end] = [30, 37].map((days) => toEasternTime(Date.now() + days * 86_400_000).date);
  await mona.getByLabel('Opening date').fill(start ?? '');
  await mona.getByLabel('Opening time (Eastern)').fill('10:00');
  await mona.getByLabel('First auction’s end date').fill(end ?? '');
  await mona.getByLabel('First auction’s end time (Eastern)').fill('14:00');
  await mona.getByLabel('Minutes between auction end times').fill('25');
  await preview();
  await expect(planned).toHaveCount(2);
  await expect(planned.first()).toContainText(/10:00 AM.* to .*2:00 PM/);
  await expect(planned.last()).toContainText(/10:00 AM.* to .*2:25 PM/);
  await expect(left.filter({ hasText: first.street })).toContainText('for sale at a fixed price');
  await expectSound(mona);
  await mona.getByRole('button', { name: 'Schedule 2 auctions' }).click();
  await expect(mona.getByText('This action is complete')).toBeVisible({ timeout: 15_000 });
});
