import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openXlsx, saveXlsx } from 'hucre/xlsx';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { templateColumns } from '@/lib/domain/imports/template-columns';
import { toLine } from '@/lib/domain/open-data/csv-cell';
import { expect, test } from '../support/fixtures';
import { openBank } from '../support/publishing';
import { expectSound } from '../support/sound';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fact = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: term }) })
    .locator('dd');

async function upload(page: Page, path: string, name: string, bytes: Uint8Array): Promise<void> {
  await page.goto(`${path}/imports`);
  const mimeType = name.endsWith('.xlsx') ? xlsxType : 'text/csv';
  await page.getByLabel('Property file').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function openStep(page: Page, path: string, street: string, step: string): Promise<void> {
  await page.goto(path);
  const opened = await page.getByRole('link', { name: `Open ${street}` }).getAttribute('href');
  await page.goto(opened?.replace(/[^/]+$/, step) ?? '');
}

test('a manager cancels an import while it runs, sees what it imported by then, and undoes that', async ({
  page: mona,
}) => {
  const { path } = await openBank(mona, 'Spruce Savings');
  const rows = Array.from({ length: 4_000 }, (_, at) =>
    toLine([`S-${at}`, `${at + 1} Spruce Lane`, '14850']),
  );
  const table = Buffer.from(toLine(['Asset number', 'Street', 'Zip']) + rows.join(''));
  await upload(mona, path, 'spruce.csv', table);
  await mona.getByRole('button', { name: 'Check all rows' }).click();
  await mona.getByRole('button', { name: 'Cancel dry run' }).click();
  await expect(mona.getByText('4,000 rows · Columns not confirmed')).toBeVisible();
  await mona.getByRole('button', { name: 'Check all rows' }).click();
  await mona.getByRole('button', { name: 'Import 4,000 rows' }).click({ timeout: 30_000 });

  const bar = mona.getByRole('progressbar', { name: 'Importing' });
  await expect(bar).not.toHaveAttribute('value', '0');
  await mona.getByRole('button', { name: 'Cancel import' }).click();
  await expect(mona.getByText('Import canceled')).toBeVisible();
  await expectSound(mona);
  await mona.goto(path);
  await expect(mona.getByRole('link', { name: /^Open \d+ Spruce Lane/ }).first()).toBeVisible();
  await mona.goBack();

  await mona.getByRole('button', { name: 'Undo this import' }).click();
  await expect(mona.getByText('Check the box to confirm that you want to undo this import.')).toBeVisible();
  await mona.getByRole('checkbox', { name: 'I want to undo this import.' }).check();
  await mona.getByRole('button', { name: 'Undo this import' }).click();
  await expect(mona.getByText('Import undone')).toBeVisible({ timeout: 30_000 });
  // Some of the rows, but not all.
  await expect(
    mona.getByText(/^([1-9]|[1-9]\d\d?|[123],\d{3}) drafts? deleted, 0 restored, and 0 kept/),
  ).toBeVisible();
  await mona.goto(path);
  await expect(mona.getByText('No listings yet')).toBeVisible();
});

test('a manager picks the header row, matches a column, and answers once for every home; a row’s own answer wins', async ({
  page: mona,
}) => {
  const { path } = await openBank(mona, 'Hazel Savings');
  const [one, other] = [`${randomInt(1_000, 90_000)} Hazel Lane`, `${randomInt(1_000, 90_000)} Hazel Court`];
  // Above the homes is the address of the bank, under headings that a table of homes could have.
  const lines = [
    ['Address', 'City', 'Zip', 'County'],
    ['1 Bank Plaza', 'Ithaca', '14850', 'Tompkins'],
    ['', '', '', ''],
    ['Premises', 'Post code', 'Kind of deed', 'Keys'],
    [one, '14850', '', 'Box 4'],
    [other, '14850', 'QuitclaimDeed', 'Box 5'],
  ];
  await upload(mona, path, 'hazel.csv', Buffer.from(lines.map((line) => toLine(line)).join('')));
  await expect(mona.getByLabel('Header row')).toHaveValue('1');
  await mona
    .getByLabel('Header row')
    .selectOption({ label: 'Row 4: Premises · Post code · Kind of deed · Keys' });
  await mona.getByRole('button', { name: 'Use this row' }).click();
  await expect(mona.getByText('2 rows · Columns not confirmed')).toBeVisible();
  await expect(mona.getByLabel('Field for column 2, Post code')).toHaveValue('postalCode');
  await expect(mona.getByLabel('Field for column 4, Keys')).toHaveValue('');
  await mona.getByLabel('Field for column 1, Premises').selectOption('unparsedAddress');
  await mona.getByLabel('Field for column 3, Kind of deed').selectOption('deedType');

  await mona.getByText('Answers that are the same for every home').click();
  const answers = mona.getByRole('group').filter({ hasText: 'For example, choose the deed type here' });
  await answers.getByLabel('Deed type').selectOption('BargainAndSaleWithoutCovenant');
  await answers.getByLabel('Days from contract to closing').fill('soon');
  await mona.getByRole('button', { name: 'Check all rows' }).click();
  await expect(mona.getByText('Check these answers under')).toBeVisible();
  await expect(answers.getByLabel('Days from contract to closing')).toHaveValue('soon');
  await expect(mona.getByLabel('Field for column 1, Premises')).toHaveValue('unparsedAddress');
  await expectSound(mona);
  await answers.getByLabel('Days from contract to closing').fill('45');
  await mona.getByRole('button', { name: 'Check all rows' }).click();
  await mona.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(mona.getByText('Spreadsheet imported')).toBeVisible();

  await openStep(mona, path, one, 'facts');
  await expect(mona.locator('#deedType')).toHaveValue('BargainAndSaleWithoutCovenant');
  await openStep(mona, path, other, 'facts');
  await expect(mona.locator('#deedType')).toHaveValue('Quitclaim');
});

test('a manager downloads the template, fills in a home with its own choices, and imports it without matching a column', async ({
  page: mona,
}) => {
  const { path } = await openBank(mona, 'Willow Savings');
  await mona.goto(`${path}/imports`);
  const [file] = await Promise.all([
    mona.waitForEvent('download'),
    mona.getByRole('link', { name: 'Download a template' }).click(),
  ]);
  const book = await openXlsx(readFileSync(await file.path()));
  const [homes, choices] = book.sheets;
  const street = `${randomInt(1_000, 90_000)} Willow Lane`;
  const own: Readonly<Record<string, string>> = {
    ...completeAnswers,
    reference: 'W-1',
    street,
    postalCode: '14850',
    parcelNumber: '',
  };
  // A choice is picked from the list that the workbook offers for its column.
  const cellOf = (name: string, at: number) => {
    const answer = own[name] ?? '';
    const listed = choices?.rows[getField(name)?.choices?.indexOf(answer) ?? -1]?.[at];
    return listed ?? (answer === '' ? null : answer);
  };
  homes?.rows.push(templateColumns.map(cellOf));
  await upload(mona, path, 'filled.xlsx', await saveXlsx(book));
  await expect(mona.getByText('1 row · Columns not confirmed')).toBeVisible();
  await mona.getByRole('button', { name: 'Check all rows' }).click();
  await expect(fact(mona, 'To create')).toHaveText('1');
  await expect(fact(mona, 'To fix')).toHaveText('0');
  await expect(mona.getByText(/warning/)).toBeHidden();
  await mona.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(mona.getByText('Spreadsheet imported')).toBeVisible();
  // What no table can hold: a photo, the documents, and the declaration.
  await mona.goto(path);
  const draft = mona.getByRole('group', { name: 'Drafts' }).getByRole('listitem').filter({ hasText: street });
  await expect(draft).toContainText('W-1 · 5 items left to complete');
});
