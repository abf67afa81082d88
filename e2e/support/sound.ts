import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What holds of every page: nothing for axe to find, one heading of the first level, no sideways scroll on a phone. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  // It follows the page that a press leads to.
  await expect(page).toHaveTitle(/./);
  await expectNoViolation(page);
  expect(await findOverhangs(page)).toEqual([]);
}

export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  expect(await findViolations(page, part), `axe on ${page.url()}`).toEqual([]);
}

/** What axe finds wrong, each in a line; `part` is a selector for less than the whole page. */
export async function findViolations(page: Page, part = 'html'): Promise<readonly string[]> {
  // Without a second page for the result and without the elements that pass: both take longer than the rules. The only
  // frames of the site are the mails of /dev/messages, in which no script may run.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'], iframes: false });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/** By how much the page is wider than a phone, and than 1280 pixels at 400 percent (WCAG 2.2, 1.4.10). */
export async function findOverhangs(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overhang = await page.evaluate(async () => {
      // Maps resize in the frame after the window.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (overhang !== 0) found.push(`${overhang} pixels beyond a screen of ${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}
