import { toLine } from '@/lib/domain/open-data/csv-cell';
import { aPerson, createAccount } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { startPhotoHost } from '../support/own-photo-host';
import { signInAs } from '../support/people';
import { place } from '../support/place';
import { aPicture, foundOrganization } from '../support/selling';
import { expectSound } from '../support/sound';

test('a manager imports a table with photo URLs, and the photos arrive once the import is confirmed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const host = await startPhotoHost({
    '/1.png': aPicture(650),
    '/2.png': aPicture(660),
    '/3.png': aPicture(670),
  });
  const manager = aPerson('Phoebe Manager');
  await createAccount(place, manager);
  await signInAs(page, manager);
  const path = await foundOrganization(page, 'Photo Savings');
  await page.goto(`${path}/imports`);
  const url = (name: string) => `${host.url}/${name}.png`;
  const table = [
    toLine(['Asset number', 'Street', 'Zip', 'Photo URLs', 'Photo 2']),
    toLine(['P-1', '1 Tamarack Lane', '14850', `${url('1')}, ${url('2')}`, url('3')]),
    toLine(['P-2', '2 Tamarack Lane', '14850', 'https://10.0.0.1/1.png', url('gone')]),
  ];
  await page.getByLabel('Property file').setInputFiles({
    name: 'photos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.join('')),
  });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await expect(page.getByLabel('Field for column 4, Photo URLs')).toHaveValue('photos');
  await expect(page.getByLabel('Field for column 5, Photo 2')).toHaveValue('photos');
  await expect(page.getByRole('listitem').filter({ hasText: 'Row 2' })).toContainText('3 photos');
  await expect(page.getByRole('button', { name: 'Check all rows' })).toBeInViewport();
  await expectSound(page);
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await expect(page.getByText('is on an internal network that we can’t reach')).toBeVisible();
  await expect(page.getByText('We won’t open those URLs before then.')).toBeVisible();
  expect(host.asked).toEqual([]);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('4 photos from the URLs in the spreadsheet will be added')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'View photos' }).click();
  await expect(page.getByText('Files stored')).toBeVisible({ timeout: 60_000 });
  const failed = page.getByRole('row').filter({ hasText: url('gone') });
  await expect(failed).toContainText('2 Tamarack Lane');
  expect(host.asked.toSorted()).toEqual(['/1.png', '/2.png', '/3.png', '/gone.png']);
  await page.goto(path);
  await page.getByRole('link', { name: 'Open 1 Tamarack Lane' }).click();
  await page.waitForURL(/\/listings\/[^/]+/);
  const draftId = /listings\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/dashboard/listings/${draftId}/photos`);
  const photos = page.getByRole('list', { name: 'Photos in order' }).getByLabel('Room or view');
  await expect(photos).toHaveCount(3);

  await page.goto(`${path}/imports`);
  await page.getByRole('link', { name: 'photos.csv' }).click();
  await page.getByLabel('I want to undo this import.').check();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('2 drafts deleted')).toBeVisible();
  host.close();
});
