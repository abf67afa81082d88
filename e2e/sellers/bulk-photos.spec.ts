import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { heicBase64 } from '@/lib/domain/drafts/files/photos.builders';
import { expect, test } from '../support/fixtures';
import { startPhotoHost } from '../support/own-photo-host';
import { openBank } from '../support/publishing';
import { aPdf, aPicture } from '../support/selling';
import { expectSound } from '../support/sound';

const heic = Buffer.from(heicBase64, 'base64');

/** A new bank with two drafts, which have a photo already, on the page for files of many homes. */
async function openFiles(page: Page) {
  const { path, add } = await openBank(page, 'Alder Savings');
  const [first, second] = await Promise.all([add('draft'), add('draft')]);
  await page.goto(path);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  return { first, second };
}

const photos = (page: Page) => page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
const rooms = (page: Page) =>
  photos(page)
    .getByLabel('Room or view')
    .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
const openPhotos = (page: Page, draftId: string) => page.goto(`/dashboard/listings/${draftId}/photos`);

test('a manifest in a ZIP says which home gets a file, what it shows, and its order; phones’ HEIC photos are taken', async ({
  page: zoe,
}) => {
  const { first, second } = await openFiles(zoe);
  const manifest = [
    'file,home,kind,order',
    `IMG_0412.heic,${first.street},Kitchen,2`,
    `IMG_0413.png,${first.street},Bedroom,1`,
    `scan.pdf,${second.street},Survey,`,
    `IMG_0999.png,${second.street},Roof,1`,
  ].join('\n');
  const zip = zipSync({
    'manifest.csv': Buffer.from(manifest),
    'IMG_0412.heic': heic,
    'IMG_0413.png': aPicture(652),
    'scan.pdf': aPdf('survey'),
  });
  const file = { name: 'camera.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
  await zoe.getByLabel('ZIP, or CSV with homes and photo URLs').setInputFiles(file);
  await zoe.getByRole('button', { name: 'Upload file' }).click();
  await expect(zoe.getByText('1 line in manifest.csv lists a file that isn’t in the ZIP')).toBeVisible();
  await expect(zoe.getByText('IMG_0999.png')).toBeVisible();
  const homes = zoe.getByRole('region', { name: 'Which home gets which files' }).locator('> ul > li');
  await expect(homes.filter({ hasText: first.street })).toContainText('2 photos');
  await expect(homes.filter({ hasText: second.street })).toContainText('1 document');
  await expectSound(zoe);
  await zoe.getByRole('button', { name: 'Store 3 files' }).click();
  await expect(zoe.getByText('Files stored')).toBeVisible({ timeout: 30_000 });

  await openPhotos(zoe, first.draftId);
  await expect(photos(zoe)).toHaveCount(3);
  expect((await rooms(zoe)).slice(1)).toEqual(['Bedroom', 'Kitchen']);
  const kitchen = photos(zoe).nth(2).getByRole('img');
  await expect(kitchen).toHaveJSProperty('complete', true);
  expect(await kitchen.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await zoe.goto(`/dashboard/listings/${second.draftId}/documents`);
  await expect(zoe.getByRole('link', { name: /^scan/ })).toBeVisible();

  await openPhotos(zoe, second.draftId);
  await expect(photos(zoe)).toHaveCount(1);
  await zoe
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(photos(zoe)).toHaveCount(2);
});

test('photos from a list of URLs are fetched only after the preview, in order, and each failure has its reason', async ({
  page: zoe,
}) => {
  const { first, second } = await openFiles(zoe);
  const host = await startPhotoHost({ '/front.png': aPicture(648), '/kitchen.png': aPicture(656) });
  const lines = [
    `${first.street}, ${host.url}/kitchen.png`,
    `${first.street}, ${host.url}/front.png`,
    `${second.street}, ${host.url}/gone.png`,
    `${second.street}, https://169.254.169.254/latest/meta-data`,
    `9 Nowhere Lane, ${host.url}/front.png`,
  ];
  await zoe.getByLabel('Homes and URLs').fill(lines.join('\n'));
  await zoe.getByRole('button', { name: 'Review list' }).click();
  const left = zoe.getByRole('region', { name: 'Files that are left out' }).getByRole('listitem');
  await expect(left).toHaveText([/169\.254.*An internal address that we can’t open/]);
  const group = zoe.getByRole('listitem').filter({ hasText: '9 Nowhere Lane · 1 file' });
  await group.getByLabel('Home', { exact: true }).fill(second.street);
  await group.getByRole('button', { name: 'Save the home for 9 Nowhere Lane' }).click();
  await expect(group).toContainText(`Goes to ${second.street}`);
  await expectSound(zoe);
  expect(host.asked).toEqual([]);
  await zoe.getByRole('button', { name: 'Store 4 files' }).click();
  await expect(zoe.getByText('Files stored')).toBeVisible({ timeout: 30_000 });
  const results = zoe.getByRole('table', { name: 'Results by file' }).locator('tbody tr');
  await expect(results).toHaveCount(4);
  await expect(results.filter({ hasText: 'gone.png' })).toContainText('The server didn’t return the photo.');
  await expectSound(zoe);

  await openPhotos(zoe, first.draftId);
  await expect(photos(zoe)).toHaveCount(3);
  expect((await rooms(zoe)).slice(1)).toEqual(['Kitchen', 'Front']);
  await openPhotos(zoe, second.draftId);
  await expect(photos(zoe)).toHaveCount(2);
  host.close();
});
