/**
 * Takes the pictures in which app stores and browsers show the site, in the sizes of app/manifest.ts, from a
 * running site with the sample homes:
 *
 *   node scripts/data/app-screens.mjs http://localhost:3000
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { root } from '../process/processes.mjs';
import { say } from '../process/say.mjs';
import { findOrInstallBrowser } from '../testing/browser.mjs';

const site = process.argv[2] ?? 'http://localhost:3000';
const { screenshots } = await (await fetch(`${site}/manifest.webmanifest`)).json();
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(),
  // Chromium needs this flag to draw the map without a graphics card.
  args: ['--enable-unsafe-swiftshader'],
});

/** How to show each picture. */
const show = {
  async results(page) {
    await page.goto(`${site}/properties`);
    await page.getByRole('button', { name: 'Open the map' }).press('Enter');
    await page.locator('.maplibregl-marker').first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  },
  home: (page) => page.goto(site),
  async auction(page) {
    await page.goto(`${site}/properties?status=live&map=off`);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await page.goto(new URL(await link.getAttribute('href'), site).href);
  },
};

for (const { src, sizes, form_factor: form } of screenshots) {
  const scale = form === 'narrow' ? 2 : 1;
  const [width, height] = sizes.split('x').map((side) => Number(side) / scale);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await show[/(\w+)\.jpg$/.exec(src)[1]](page);
  // Images farther down load only when they come near.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  );
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const picture = await sharp(await page.screenshot())
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
  writeFileSync(join(root, 'public', src), picture);
  say(`${src}: ${sizes}, ${Math.round(picture.length / 1024)} KB`);
  await page.close();
}
await browser.close();
