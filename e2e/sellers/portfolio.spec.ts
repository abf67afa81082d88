import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { completeAnswers } from '@/lib/domain/drafts/draft.builders';
import { toLine } from '@/lib/domain/open-data/csv-cell';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { approve, openBank, openReview } from '../support/publishing';
import { aPdf, aPicture } from '../support/selling';
import { expectSound } from '../support/sound';

const dayMs = 24 * 3_600_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) });
const heading2 = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

const { street: _, postalCode: __, parcelNumber: ___, sellerName: ____, ...more } = completeAnswers;
/** A table row: first the columns of the bank's own system, then the fields of a draft. */
const toRow = (number: number, street: string, answers: Readonly<Record<string, string>> = {}) =>
  toLine([`REO-${number}`, street, '14850', ...Object.values({ ...more, ...answers })]);
const head = toLine(['Asset number', 'Property address', 'Property zip', ...Object.keys(more)]);

async function send(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Property file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await expect(heading2(page, name)).toBeVisible();
}

async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

/** Uploads the photo and documents that a complete draft needs, through the forms of their two steps. */
async function sendFiles(page: Page, draftId: string): Promise<void> {
  const photo = { name: 'front.png', mimeType: 'image/png', buffer: aPicture() };
  const paper = (kind: string) => ({
    kind,
    title: kind,
    file: { name: 'paper.pdf', mimeType: 'application/pdf', buffer: aPdf(kind) },
  });
  for (const [step, multipart] of [
    ['photos', { file: photo }],
    ['documents', paper('ProofOfAuthority')],
    ['documents', paper('PropertyCondition')],
    ['documents', paper('ContractOfSale')],
  ] as const) {
    const path = `/api/drafts/${draftId}/files?step=${step}`;
    const answer = await page.request.post(path, { multipart, maxRedirects: 0 });
    expect(answer.headers().location).toContain(`/${step}?added=1`);
  }
}

test('a bank imports a table, corrects the rejected rows, exports all homes, schedules listings in bulk and has one published', async ({
  page: mona,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const { path } = await openBank(mona, 'Larch Savings');
  const first = randomInt(1_000, 90_000);
  const rows = [1, 2, 3, 4].map((number) =>
    toRow(number, `${first + number} Tamarack Lane`, number % 2 ? {} : { propertySubType: 'Castle' }),
  );
  await mona.goto(`${path}/imports`);
  await expectSound(mona);
  await send(mona, 'portfolio.csv', head + rows.join(''));
  await expect(mona.getByLabel('Field for column 1, Asset number')).toHaveValue('reference');
  await expect(mona.getByLabel('Field for column 2, Property address')).toHaveValue('unparsedAddress');
  await mona.getByRole('button', { name: 'Check all rows' }).click();
  await expect(heading2(mona, '2 rows to fix')).toBeVisible();
  await expect(fact(mona, 'To create').locator('dd')).toHaveText('2');
  const faults = mona.getByRole('table', { name: 'Errors by row' }).locator('tbody tr');
  await expect(faults.locator('td:first-child')).toHaveText(['3', '5']);
  for (const fault of await faults.all()) await expect(fault).toContainText('“Castle”');
  await expect(mona.getByText('Use one of these: Single-family house,')).toBeVisible();
  await mona.locator('summary').filter({ hasText: 'What the columns mean' }).click();
  await expectSound(mona);
  await mona.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(mona.getByText('Spreadsheet imported')).toBeVisible();
  await expect(fact(mona, 'New drafts').locator('dd')).toHaveText('2');
  const back = await download(mona, 'Download these rows');
  expect(back.split('\r\n')).toHaveLength(4);
  expect(back).toContain('“Castle” isn’t one of the choices');

  await mona.goto(`${path}/imports`);
  await send(mona, 'mended.csv', back.replaceAll('Castle', 'Single Family Residence'));
  await mona.getByRole('button', { name: 'Check all rows' }).click();
  await mona.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(mona.getByText('Spreadsheet imported')).toBeVisible();
  await mona.goto(path);
  expect((await download(mona, 'Export as a spreadsheet')).match(/Tamarack Lane/g)).toHaveLength(4);

  const [street, other] = [`${first + 1} Tamarack Lane`, `${first + 2} Tamarack Lane`];
  const opened = await mona.getByRole('link', { name: `Open ${street}` }).getAttribute('href');
  await sendFiles(mona, opened?.split('/').at(-2) ?? '');
  await mona.reload();
  const drafts = mona.getByRole('group', { name: 'Drafts' }).getByRole('listitem');
  await expect(drafts.filter({ hasText: street })).toContainText('Complete except for its auction');
  await expect(drafts.filter({ hasText: other })).toContainText(/\d items? left to complete/);
  for (const each of [street, other]) await mona.getByRole('checkbox', { name: each }).check();
  const [start, end] = [Date.now() + 30 * dayMs, Date.now() + 37 * dayMs].map(toEasternTime);
  await mona.getByLabel('Reserve').selectOption('published-reserve');
  await mona.getByLabel('Opening date').fill(start?.date ?? '');
  await mona.getByLabel('Opening time (Eastern)').fill('10:00');
  await mona.getByLabel('First auction’s end date').fill('2020-01-01');
  await mona.getByLabel('First auction’s end time (Eastern)').fill('14:00');
  await mona.getByRole('button', { name: 'Schedule and submit' }).click();
  await expect(mona.getByText('No auctions scheduled')).toBeVisible();
  await expect(mona.getByLabel('Reserve')).toHaveValue('published-reserve');
  await expect(mona.getByRole('checkbox', { name: street })).toBeChecked();
  await expectSound(mona);
  await mona.getByLabel('First auction’s end date').fill(end?.date ?? '');
  await mona.getByRole('button', { name: 'Schedule and submit' }).click();
  await expect(mona.getByText('1 listing submitted')).toBeVisible();
  await expect(mona.getByText('1 listing scheduled but not submitted')).toBeVisible();
  const row = mona.getByRole('main').getByRole('listitem').filter({ hasText: street });
  await expect(row).toContainText('In review');
  await expectSound(mona);

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await openReview(ada, street);
  await approve(ada);
  await expect(async () => {
    await mona.goto(path);
    await expect(row).toContainText('Upcoming auction', { timeout: 500 });
  }).toPass();
  await expectSound(mona);
  await row.getByRole('link', { name: /^Manage/ }).click();
  await mona.getByRole('button', { name: 'Confirm everything is true' }).click();
  await expect(mona.getByText('Confirmed for another 14 days.')).toBeVisible();
});

test('a bank imports a workbook as it is, matches its words once, sees what an update would change, and undoes it', async ({
  page: mona,
}) => {
  const { path } = await openBank(mona, 'Birch Savings');
  const first = randomInt(1_000, 90_000);
  const aWorkbook = async (price: string) =>
    Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: 'Sales',
            rows: [
              ['Rolling sales, as of today', null, null, null, null, null, null, null],
              [
                'BOROUGH',
                'BLOCK',
                'LOT',
                'BUILDING CLASS CATEGORY',
                'ADDRESS',
                'ZIP CODE',
                'YEAR BUILT',
                'LIST PRICE',
              ],
              ['5', 317, 5, '01 ONE FAMILY DWELLINGS', `${first} LARCH ROAD, 4B`, 10314, 0, price],
              ['5', 317, 6, '06 TAX CLASS 1 - OTHER', `${first + 1} LARCH ROAD`, 10314, 1950, 'TBD'],
              ['5', '00317', '5', '01 ONE FAMILY DWELLINGS', `${first + 2} LARCH ROAD`, 10314, 1950, price],
              ['Total', null, null, null, null, null, null, 250_000],
            ],
          },
        ],
      }),
    );
  const upload = async (price: string) => {
    await mona.goto(`${path}/imports`);
    const name = 'sales.xlsx';
    await mona
      .getByLabel('Property file')
      .setInputFiles({ name, mimeType: xlsxType, buffer: await aWorkbook(price) });
    await mona.getByRole('button', { name: 'Upload file' }).click();
    await expect(heading2(mona, name)).toBeVisible();
    await mona.getByRole('button', { name: 'Check all rows' }).click();
  };
  await upload('$250,000');
  await expect(heading2(mona, '2 rows to fix')).toBeVisible();
  await expect(fact(mona, 'Rows that aren’t homes')).toContainText('1');
  const errors = mona.getByRole('table', { name: 'Errors by row' });
  await expect(errors.filter({ hasText: '“TBD” isn’t an amount in dollars.' })).toBeVisible();
  const warnings = mona.getByRole('table', { name: 'Warnings by row' });
  await expect(warnings.filter({ hasText: 'We treated “0” as blank.' })).toBeVisible();
  await expect(mona.getByText('1 word isn’t matched yet')).toBeVisible();
  const repeated = mona.getByRole('table', { name: 'Repeated homes side by side' });
  await expect(repeated).toContainText(`${first} Larch Road Unit 4B`);
  await expect(repeated).toContainText(`${first + 2} Larch Road`);
  await expectSound(mona);
  await mona.getByLabel('Property type for “06 TAX CLASS 1 - OTHER”').selectOption('Leave it empty');
  await mona.getByRole('button', { name: 'Check again with these words' }).click();
  await expect(mona.getByText('1 word isn’t matched yet')).toBeHidden();
  await expect(errors.filter({ hasText: '06 TAX CLASS 1' })).toHaveCount(0);
  await mona.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(mona.getByText('Spreadsheet imported')).toBeVisible();

  await upload('$240,000');
  const changes = mona.getByRole('table', { name: 'Changes by home and field' });
  await expect(changes).toContainText('$250,000');
  await expect(changes).toContainText('$240,000');
  await mona.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(mona.getByText('Spreadsheet imported')).toBeVisible();
  await mona.getByRole('checkbox', { name: 'I want to undo this import.' }).check();
  await mona.getByRole('button', { name: 'Undo this import' }).click();
  await expect(mona.getByText('0 drafts deleted, 1 restored')).toBeVisible();
  await mona.goto(path);
  expect(await download(mona, 'Export as a spreadsheet')).toContain('250,000');

  const opened = await mona.getByRole('link', { name: `Open ${first} Larch Road` }).getAttribute('href');
  await mona.goto(opened?.replace(/[^/]+$/, 'preview') ?? '');
  await mona.getByText('Delete this draft').click();
  await mona.getByRole('button', { name: 'Delete draft' }).click();
  await expect(mona.getByText('No listings yet')).toBeVisible();
});
