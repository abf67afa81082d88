import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from '../support/fixtures';
import { signInAs, staff } from '../support/people';
import { openBank } from '../support/publishing';
import { aPdf, aPicture, fillStep } from '../support/selling';
import { expectSound } from '../support/sound';

/** Adds a draft with this address to the organization and returns its id. */
async function addHome(page: Page, path: string, street: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('button', { name: 'List a property' }).click();
  await page.waitForURL(/\/owner$/);
  const draftId = page.url().split('/').at(-2) ?? '';
  await page.goto(`/dashboard/listings/${draftId}/address`);
  await fillStep(page, 'address', { street, postalCode: '14850', parcelNumber: '' });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(/\/property$/);
  return draftId;
}

const gray = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

test('a manager uploads a ZIP for two homes, corrects a folder, and finds the files with their homes; staff find the ZIP', async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const { path } = await openBank(page, 'Alder Savings');
  const number = randomInt(1_000, 90_000);
  const first = await addHome(page, path, `${number} Tamarack Lane`);
  const second = await addHome(page, path, `${number + 1} Tamarack Lane`);

  await page.goto(path);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  const zip = zipSync({
    [`${number} Tamarack Ln/2 kitchen.png`]: aPicture(640),
    [`${number} Tamarack Ln/front.png`]: aPicture(660),
    [`${number} Tamarack Ln/Survey ${number}.pdf`]: aPdf('Survey'),
    [`${number} Tamarack Ln/notes.txt`]: Buffer.from('notes'),
    'blue house/1.jpg': await gray(),
  });
  const file = { name: `Portfolio ${number}.zip`, mimeType: 'application/zip', buffer: Buffer.from(zip) };
  await page.getByLabel('ZIP, or CSV with homes and photo URLs').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload file' }).click();
  await expect(page.getByRole('button', { name: 'Store 3 files' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toContainText(
    'Not a photo or PDF',
  );
  await expectSound(page);

  const group = page.getByRole('listitem').filter({ hasText: 'blue house · 1 file' });
  await group.getByLabel('Home', { exact: true }).fill('no such street');
  await group.getByRole('button', { name: 'Save the home for blue house' }).click();
  await expect(group.getByText('This matches none of your homes, or more than one.')).toBeVisible();
  await group.getByLabel('Home', { exact: true }).fill(`${number + 1} tamarack lane`);
  await group.getByRole('button', { name: 'Save the home for blue house' }).click();
  await expect(group).toContainText(`Goes to ${number + 1} Tamarack Lane, Ithaca`);
  await page.getByRole('button', { name: 'Store 4 files' }).click();
  await expect(page.getByText('Files stored')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Some photos look blank.')).toBeVisible();
  await expectSound(page);

  await page.goto(`/dashboard/listings/${first}/photos`);
  const rooms = page.getByRole('list', { name: 'Photos in order' }).getByLabel('Room or view');
  await expect(rooms).toHaveCount(2);
  await expect(rooms.nth(0)).toHaveValue('Front');
  await expect(rooms.nth(1)).toHaveValue('Kitchen');
  await page.goto(`/dashboard/listings/${first}/documents`);
  await expect(page.getByRole('link', { name: /^Survey/ })).toBeVisible();

  await page.goto(`/dashboard/listings/${second}/photos`);
  await expect(page.getByText('This photo looks blank.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep photo 1' }).click();
  await expect(page.getByText('This photo looks blank.')).toBeHidden();

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin/search');
  const search = async (typed: string) => {
    await ada.getByRole('searchbox').fill(typed);
    await ada.getByRole('searchbox').press('Enter');
    await expect(ada).toHaveURL((url) => url.searchParams.get('q') === typed);
  };
  await search(`Portfolio ${number}`);
  const found = ada.getByRole('region', { name: /^Bulk uploads/ }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(/Alder Savings \d+ · Done/);
  await expectSound(ada);
  // The homes were never submitted, so staff cannot read their files.
  await search(`Survey ${number}.pdf`);
  await expect(ada.getByText('No results')).toBeVisible();
});

test('a ZIP with a password and a list without URLs are refused with the reason', async ({ page }) => {
  const { path } = await openBank(page, 'Alder Bank');
  await page.goto(`${path}/files`);
  const zip = Buffer.from(zipSync({ 'a.jpg': Buffer.from('pixels') }));
  // The flag of encryption, in the header of the entry and in the directory.
  zip[6] = 1;
  zip[zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8] = 1;
  const file = { name: 'secret.zip', mimeType: 'application/zip', buffer: zip };
  await page.getByLabel('ZIP, or CSV with homes and photo URLs').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload file' }).click();
  await expect(page.getByText('This ZIP has a password.')).toBeVisible();
  await expect(page.getByText('In the ZIP: a.jpg')).toBeVisible();

  await page.goto(`${path}/files`);

  await page.getByLabel('Homes and URLs').fill('12 Maple Street');
  await page.getByRole('button', { name: 'Review list' }).click();
  await expect(page.getByText('We found no lines with a home and a URL.')).toBeVisible();
  await expect(page.getByLabel('Homes and URLs')).toHaveValue('12 Maple Street');
});
