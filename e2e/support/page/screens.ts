import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { type PageState, pictureName } from '../page-states';

/** Folder for pictures of every page; without it none are taken. Set by `npm run screens`. */
const folder = process.env.SCREENS_DIR;
/** In ms, for the pictures of one page. */
const timeForScreens = 60_000;

const light = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
const views = [
  // The narrowest that WCAG 1.4.10 asks for.
  { name: '320', width: 320, height: 568, media: light },
  { name: '390', width: 390, height: 844, media: light },
  { name: '768', width: 768, height: 1024, media: light },
  { name: '1280', width: 1280, height: 900, media: light },
  { name: '1366', width: 1366, height: 700, media: light },
  { name: '1920', width: 1920, height: 1080, media: light },
  // A 1280-pixel window at 200% zoom.
  { name: 'zoomed', width: 640, height: 450, media: light },
  { name: 'forced-colors', width: 1280, height: 900, media: { ...light, forcedColors: 'active' } },
  { name: 'reduced-motion', width: 1280, height: 900, media: { ...light, reducedMotion: 'reduce' } },
] as const;

/** Takes a picture of the whole page in each view, and restores the window. */
export async function takeScreens(
  page: Page,
  { template, state }: Pick<PageState, 'template' | 'state'>,
): Promise<void> {
  const before = page.viewportSize();
  if (!folder || !before) return;
  test.setTimeout(test.info().timeout + timeForScreens);
  for (const { name, width, height, media } of views) {
    const path = join(folder, `${pictureName(template)}-${state}-${name}.png`);
    if (existsSync(path)) throw new Error(`There is a picture ${path} already`);
    await page.setViewportSize({ width, height });
    await page.emulateMedia(media);
    await page.screenshot({ path, fullPage: true });
  }
  await page.emulateMedia(light);
  await page.setViewportSize(before);
}

const shown = new Map<string, number>();

/** Names what a story shows at this moment, such as `closing the buyer signs 2`. */
export function momentOfStory(): string {
  const { testId, file, title } = test.info();
  const moment = (shown.get(testId) ?? 0) + 1;
  shown.set(testId, moment);
  const words = title.replaceAll(/[^\w ]/g, '').slice(0, 60);
  return `${basename(file, '.spec.ts')} ${words} ${moment}`;
}
