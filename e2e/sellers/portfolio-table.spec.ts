import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { toLine } from '@/lib/domain/open-data/csv-cell';
import { expect, test } from '../support/fixtures';
import { openBank } from '../support/publishing';
import { expectSound } from '../support/sound';

const { street: _, postalCode: __, parcelNumber: ___, sellerName: ____, ...more } = completeAnswers;

/** Imports homes with these asset numbers; their streets are numbered from `first`. The last has no sale type. */
async function importHomes(page: Page, path: string, first: number, numbers: readonly string[]) {
  const rows = numbers.map((number, at) => {
    const answers = at < numbers.length - 1 ? more : { ...more, saleFormat: '' };
    return toLine([number, `${first + at} Juniper Lane`, '14850', ...Object.values(answers)]);
  });
  const head = toLine(['Asset number', 'Street', 'Zip', ...Object.keys(more)]);
  await page.goto(`${path}/imports`);
  await page.getByLabel('Property file').setInputFiles({
    name: 'homes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(head + rows.join('')),
  });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await page.getByRole('button', { name: `Import ${numbers.length} rows` }).click();
  await expect(page.getByText('Spreadsheet imported')).toBeVisible();
}

async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

test('a seller filters the portfolio, saves a view, edits an asset number and exports the homes', async ({
  page,
}) => {
  const { path } = await openBank(page, 'Juniper Savings');
  await page.goto(`${path}/portfolio`);
  await expect(page.getByRole('heading', { level: 2, name: 'No homes yet' })).toBeVisible();
  const first = randomInt(1_000, 90_000);
  await importHomes(page, path, first, ['KEY-1', 'KEY-2', '+OAK-3']);

  await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
  const homes = page.getByRole('table').locator('tbody');
  await expect(homes).toHaveCount(3);
  await page.getByLabel('Address, asset number, or parcel').fill('key juniper');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(homes).toHaveCount(2);
  await expectSound(page);

  await page.getByText('Save this view').click();
  await page.getByLabel('View name').fill('Junipers');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View saved')).toBeVisible();
  await page.getByRole('link', { name: 'All homes' }).click();
  await expect(homes).toHaveCount(3);
  await page.getByRole('link', { name: 'Junipers' }).click();
  await expect(homes).toHaveCount(2);

  const home = homes.filter({ hasText: `${first} Juniper Lane` });
  await home.getByRole('link', { name: 'Edit' }).click();
  await home.getByRole('textbox', { name: 'Asset number' }).fill('KEY-77');
  await home.getByRole('textbox', { name: 'Internal note' }).fill('Keys are with the manager.');
  await home.getByRole('button', { name: 'Save' }).click();
  await expect(home.getByText('Saved')).toBeVisible();
  await expect(home).toContainText('KEY-77');

  const bid = home.getByRole('textbox', { name: 'Starting bid' });
  await home.getByRole('link', { name: 'Edit' }).press('Enter');
  await expect(home.getByRole('textbox', { name: 'Asset number' })).toBeFocused();
  await bid.fill('a lot');
  await bid.press('Enter');
  await expect(home.getByText('Please fix the following')).toBeVisible();
  await expect(bid).toHaveValue('a lot');
  await bid.fill('$150,000');
  await bid.press('Enter');
  await expect(home).toContainText('$150,000');
  await home.getByRole('button', { name: 'Undo' }).click();
  await expect(home.getByText('Change undone')).toBeVisible();
  await expect(home).not.toContainText('$150,000');
  await home.getByRole('link', { name: 'Edit' }).press('Enter');
  await bid.press('Escape');
  await expect(bid).toBeHidden();
  await expect(home.getByRole('link', { name: 'Edit' })).toBeFocused();

  const table = await download(page, 'Export CSV');
  expect(table).toContain('KEY-77');
  expect(table).not.toContain('KEY-1');
  await page.getByRole('link', { name: 'All homes' }).click();
  await expect(homes).toHaveCount(3);
  expect(await download(page, 'Export CSV')).toContain("'+OAK-3");
  expect(await download(page, 'Export XLSX')).toMatch(/^PK/);

  const bare = homes.filter({ hasText: `${first + 2} Juniper Lane` });
  await bare.getByRole('link', { name: 'Edit' }).click();
  await expect(bare.getByText('Choose a sale type and save. Then you can set the price here.')).toBeVisible();
  await bare.getByLabel('Sale type').selectOption('At a fixed price');
  await bare.getByRole('button', { name: 'Save' }).click();
  await bare.getByRole('textbox', { name: 'List price' }).fill('250,000');
  await bare.getByRole('button', { name: 'Save' }).click();
  await expect(bare).toContainText('$250,000');

  await page.getByText('Rename or delete a view').click();
  await page.getByRole('button', { name: 'Delete “Junipers”' }).click();
  await page.getByRole('button', { name: 'Restore “Junipers”' }).click();
  await expect(page.getByRole('link', { name: 'Junipers' })).toBeVisible();
});
