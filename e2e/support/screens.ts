import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PageState } from './page-states';

/** Folder for pictures of every page; without it none are taken. Set by `npm run screens`. */
const folder = process.env.SCREENS_DIR;

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

/** In ms. */
export const screensTimeout = folder ? 1_800_000 : 0;

/** Takes a picture of the whole page in each view, and restores the window. */
export async function takeScreens(page: Page, { template, state }: PageState): Promise<void> {
  const before = page.viewportSize();
  if (!folder || !before) return;
  const pageName = template === '/' ? 'home' : template.slice(1).replaceAll('/', '.');
  for (const { name, width, height, media } of views) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia(media);
    await page.screenshot({ path: join(folder, `${pageName}-${state}-${name}.png`), fullPage: true });
  }
  await page.emulateMedia(light);
  await page.setViewportSize(before);
}
