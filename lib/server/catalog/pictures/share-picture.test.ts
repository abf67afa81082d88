import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { putSampleFiles } from '@/lib/server/jobs/seeding/sample-files';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { sampleCatalog } from '@/sample/catalog';
import { getSharePicture } from './share-picture';
import { shareVersion } from './share-version';

const { files, end } = openTestRuntime();
afterAll(end);

const black = sharp({ create: { width: 540, height: 630, channels: 3, background: '#000' } })
  .png()
  .toBuffer();
const noCover = { cover: '', draw: () => black };

test('different text gives a different version, and the same text the same one', () => {
  const words = { price: '$1,000', note: '1 bid' };
  expect(shareVersion(words)).toMatch(/^[0-9a-f]{12}$/);
  expect(shareVersion({ ...words })).toBe(shareVersion(words));
  expect(shareVersion({ ...words, note: '2 bids' })).not.toBe(shareVersion(words));
});

test('a share picture is a JPEG of 1200 × 630 pixels with the text left of the photo', async () => {
  const [sale] = sampleCatalog({ size: 1, now: Date.now(), createSalt: () => '0'.repeat(64) });
  if (!sale) throw new Error('No sample');
  await putSampleFiles(files, sale.listing);
  const cover = sale.listing.media[0]?.src ?? '';
  const picture = await getSharePicture('/share/a/1.jpg', { cover, draw: () => black });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(200_000);
  expect(await spread(picture, 0, 540)).toBeLessThan(3);
  expect(await spread(picture, 540, 660)).toBeGreaterThan(20);
});

test('a stored photo of any aspect ratio fills its part', async () => {
  const red = { create: { width: 300, height: 900, channels: 3 as const, background: '#c00' } };
  const body = await sharp(red).webp().toBuffer();
  await files.create('public/media/l1/front.webp', { contentType: 'image/webp', body: once(body) });
  const picture = await getSharePicture('/share/b/1.jpg', {
    cover: '/media/l1/front.webp',
    draw: () => black,
  });
  expect((await mean(picture, 1100, 100))[0]).toBeGreaterThan(180);
});

test('a home without a photo still gets a picture with its text', async () => {
  const picture = await getSharePicture('/share/c/1.jpg', noCover);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
});

async function* once(body: Buffer) {
  yield body;
}

const part = async (picture: Buffer, left: number, width: number) =>
  sharp(await sharp(picture).extract({ left, top: 0, width, height: 630 }).toBuffer()).stats();
/** How much the colors of a part differ. */
const spread = async (picture: Buffer, left: number, width: number) =>
  (await part(picture, left, width)).channels[0]?.stdev ?? 0;
const mean = async (picture: Buffer, left: number, width: number) =>
  (await part(picture, left, width)).channels.map((channel) => channel.mean);
