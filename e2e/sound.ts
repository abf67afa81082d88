import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** What holds of every page: nothing for axe to find, one heading of the first level, no sideways scroll on a phone. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  // It follows the page that a press leads to.
  await expect(page).toHaveTitle(/./);
  await expectNoViolation(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, `pixels beyond a screen of ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
