import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createBidder } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { signInAs } from '../support/people';
import { place } from '../support/place';

const MIB = 1024 * 1024;

/**
 * A valid JPEG with a shape on it, because a blank one gets a notice that moves the cards. `tail` adds bytes after
 * its end, which are uploaded but not read.
 */
async function aPicture(name: string, background: string, tail = 0) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><linearGradient id="g"><stop stop-color="white"/><stop offset="1" stop-color="black"/></linearGradient><rect width="900" height="600" fill="${background}"/><rect x="150" y="100" width="600" height="400" fill="url(#g)"/></svg>`;
  const jpeg = await sharp(Buffer.from(drawn))
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 51/1' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg, Buffer.alloc(tail, name)]) };
}

const aBlankPicture = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Signs in a new seller and opens the photos step of an empty draft. */
async function openPhotos(page: Page): Promise<void> {
  await signInAs(page, await createBidder(place));
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'List a property' }).first().click();
  await page.waitForURL(/\/dashboard\/listings\/h[0-9a-z]+\/owner$/);
  await page.goto(page.url().replace(/owner$/, 'photos'));
  await expect(page.getByText('No photos yet')).toBeVisible();
}

const chooser = (page: Page) => page.getByLabel('Choose photos');
const list = (page: Page) => page.getByRole('list', { name: 'Photos in order' });
const cards = (page: Page) => list(page).getByRole('listitem');
/** The captions in the order of the photos. */
const captions = (page: Page) =>
  list(page)
    .getByLabel('Caption')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
async function describe(page: Page, at: number, caption: string): Promise<void> {
  await cards(page).nth(at).getByLabel('Caption').fill(caption);
  await cards(page).nth(at).getByLabel('Caption').press('Enter');
  await expect(cards(page).nth(at).getByRole('img')).toHaveAttribute('alt', new RegExp(caption));
}

test('a seller adds photos, learns which file is not a photo, reorders them and undoes a removal', async ({
  page,
  allowError,
}) => {
  // The response to the file that is not a photo.
  allowError(/status of 422/);
  await openPhotos(page);
  const svg = {
    name: 'plan.svg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg><script>alert(1)</script></svg>'),
  };
  const files = [
    await aPicture('a.jpg', '#c33'),
    svg,
    await aPicture('b.jpg', '#3c3'),
    await aPicture('c.jpg', '#33c'),
  ];
  await chooser(page).setInputFiles(files);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('alert').getByText('isn’t a JPEG, PNG, WebP, AVIF, or HEIC')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss plan.svg' }).click();
  for (const [at, caption] of ['first', 'second', 'third'].entries()) await describe(page, at, caption);

  await page.getByRole('button', { name: 'Move photo 3', exact: true }).press('Space');
  await expect(page.getByText('Photo 3 picked up')).toBeAttached();
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(`Position ${place} of 3`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect.poll(() => captions(page)).toEqual(['third', 'first', 'second']);
  await expect(page.getByText('Moved to position 1 of 3')).toBeAttached();

  // Cards move while one is dragged, so measure the target first.
  const third = await cards(page).nth(2).getByRole('img').boundingBox();
  const { x, y, width, height } = third ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.getByRole('button', { name: 'Move photo 1', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => captions(page)).toEqual(['first', 'second', 'third']);
  await page.getByRole('button', { name: 'Set as cover (photo 2)' }).click();
  await expect.poll(() => captions(page)).toEqual(['second', 'first', 'third']);

  await cards(page).nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo removal of first' }).click();
  await expect.poll(() => captions(page)).toEqual(['second', 'first', 'third']);
  await page.reload();
  await expect.poll(() => captions(page)).toEqual(['second', 'first', 'third']);

  const src = await cards(page).first().getByRole('img').getAttribute('src');
  const picture = await page.request.get(src ?? '');
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect((await sharp(await picture.body()).metadata()).exif).toBeUndefined();
});

test('a notice that shifts the cards during a keyboard move changes neither the move nor its place', async ({
  page,
}) => {
  await openPhotos(page);
  await chooser(page).setInputFiles(await Promise.all(['#c33', '#3c3', '#33c'].map(aBlankPicture)));
  await expect(cards(page).getByText('This photo looks blank')).toHaveCount(3);
  const notices = page.getByRole('listitem').filter({ hasText: /^Photo \d looks blank/ });
  await expect(notices).toHaveCount(3);
  for (const [at, caption] of ['first', 'second', 'third'].entries()) await describe(page, at, caption);

  // The answer, and with it the shorter notice, arrives while a card is held.
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/photos', async (route) => {
    if (route.request().method() === 'POST') await isHeld;
    await route.fallback();
  });
  for (const card of [0, 1])
    await cards(page)
      .nth(card)
      .getByRole('button', { name: /^Keep photo/ })
      .click();
  await page.getByRole('button', { name: 'Move photo 3', exact: true }).press('Space');
  await expect(page.getByText('Photo 3 picked up')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Position 2 of 3')).toBeAttached();
  answer();
  await expect(notices).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Position 1 of 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => captions(page)).toEqual(['third', 'first', 'second']);
});

test('an interrupted upload resumes where it stopped, even after a reload', async ({ page, allowError }) => {
  allowError(/net::ERR_FAILED/);
  await openPhotos(page);
  const file = await aPicture('long.jpg', '#333', 2 * MIB);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.headers()['upload-offset']);
  });
  await page.route('**/uploads/*', (route) => {
    const isLater = route.request().method() === 'PUT' && route.request().headers()['upload-offset'] !== '0';
    return isLater ? route.abort() : route.continue();
  });
  await chooser(page).setInputFiles(file);
  await expect(page.getByText('Connection lost. The upload will resume automatically')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(/long\.jpg, \d\d% uploaded/)).toBeVisible();
  // Not before the reload, or the old page would send the rest.
  await page.unroute('**/uploads/*');
  sent.length = 0;
  await chooser(page).setInputFiles(file);
  await expect(cards(page)).toHaveCount(1);
  expect(sent[0]).toBe(String(MIB));
});

test('without JavaScript a form uploads photos, buttons reorder them, and a refused file gets a message', async ({
  page,
  newVisitor,
}) => {
  await openPhotos(page);
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(page.url());
  const notPhoto = { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a') };
  await chooser(plain).setInputFiles([
    await aPicture('a.jpg', '#c33'),
    notPhoto,
    await aPicture('b.jpg', '#3c3'),
  ]);
  await plain.getByRole('button', { name: 'Upload' }).click();
  await expect(plain.getByText('2 files added')).toBeVisible();
  await expect(plain.getByText('File 2: This isn’t a JPEG')).toBeVisible();
  const before = await cards(plain).first().getByRole('img').getAttribute('src');
  await plain.getByRole('button', { name: 'Move photo 1 later' }).click();
  await expect(cards(plain).nth(1).getByRole('img')).toHaveAttribute('src', before ?? '');
  await cards(plain).nth(0).getByRole('button', { name: 'Remove' }).click();
  await expect(cards(plain)).toHaveCount(1);
  await plain.getByRole('button', { name: /^Undo/ }).click();
  await expect(cards(plain)).toHaveCount(2);
});
