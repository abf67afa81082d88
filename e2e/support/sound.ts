import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** The checks for every page: no axe violation, one level 1 heading, no horizontal scroll on a phone. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  // After a client-side navigation or a refresh the title arrives later than the page.
  await expect(page).toHaveTitle(/./);
  await expectNoViolation(page);
  expect(await findOverflows(page)).toEqual([]);
}

export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  expect(await findViolations(page, part), `axe on ${page.url()}`).toEqual([]);
}

/** The axe violations, one per entry. `part` is a selector that limits the check to part of the page. */
export async function findViolations(page: Page, part = 'html'): Promise<readonly string[]> {
  // Legacy mode opens no second page, and passing elements are left out: both take longer than the rules. The
  // site's only frames are the mails of /dev/messages, which may not run scripts.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    // A refresh may take the title away for a moment. `expectSound` waits for it.
    .options({
      resultTypes: ['violations'],
      iframes: false,
      rules: { 'document-title': { enabled: false } },
    });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/** The page's layout shift since it was opened, as in Core Web Vitals; shifts after input do not count. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
              sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** How far the page overflows a phone's width, and 1280 pixels at 400 percent zoom (WCAG 2.2, 1.4.10). */
export async function findOverflows(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overhang = await page.evaluate(async () => {
      // Maps resize one frame after the window.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (overhang !== 0) found.push(`${overhang} pixels wider than a ${width} pixel screen`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}
