import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import manifest from './manifest';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const { screenshots = [], icons = [] } = manifest();

test.each([...screenshots, ...icons])(
  '$src is as large as the manifest says',
  async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(join(folder, src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  },
);

test('each screenshot is small enough to load with the offer to install', () => {
  expect(screenshots.length).toBeGreaterThan(2);
  for (const { src } of screenshots)
    expect(readFileSync(join(folder, src)).length, src).toBeLessThan(200_000);
});
