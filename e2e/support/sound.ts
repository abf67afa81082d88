import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toRoutePattern } from '@/lib/client/page/route-pattern';
import { expect } from './fixtures';
import { findKeyboardFaults } from './page/keyboard';
import { momentOfStory, takeScreens } from './page/screens';
import { findHtmlErrors } from './page/valid-html';
import { coveredElsewhere } from './page-states';

/** Rules that axe leaves off, because they are new or for WCAG's level AAA. */
const moreRules = [
  'css-orientation-lock',
  'focus-order-semantics',
  'meta-refresh-no-exceptions',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];
// Still off: `color-contrast-enhanced` (level AAA), because 7:1 is not the design's aim; `p-as-heading`, which
// takes a large figure above its note for a heading; `hidden-content` and `identical-links-same-purpose`, which
// leave every case to people; and the deprecated rules.

/** Over one page view, without unit. Web Vitals calls 0.1 good. */
const mostLayoutShift = 0.02;
const checkedAnew = new Set<string>();

/**
 * The checks for every page as a story has it: no axe violation, one level 1 heading, valid HTML, and room on
 * a phone. A template that pages.spec.ts does not open is also opened anew, once per worker.
 */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  // After a client-side navigation or a refresh the title arrives later than the page.
  await expect(page).toHaveTitle(/./);
  await expectNoViolation(page);
  expect(await findOverflows(page)).toEqual([]);
  const html = await (await page.request.get(page.url())).text();
  expect(await findHtmlErrors(html), `HTML of ${page.url()}`).toEqual([]);
  const template = toRoutePattern(new URL(page.url()).pathname);
  if (template in coveredElsewhere && !checkedAnew.has(template)) {
    checkedAnew.add(template);
    const tab = await page.context().newPage();
    // At the address of a part of the page, Tab would start there.
    await tab.goto(page.url().replace(/#.*/, ''));
    await expectNoShift(tab);
    await expectKeyboard(tab);
    await tab.close();
  }
  await takeScreens(page, { template, state: momentOfStory() });
}

/** For a page just opened. */
export async function expectNoShift(page: Page): Promise<void> {
  const shift = await layoutShiftOf(page);
  expect.soft(shift, `layout shift of ${page.url()}`).toBeLessThanOrEqual(mostLayoutShift);
}

/** For a page that has had no input yet. */
export async function expectKeyboard(page: Page): Promise<void> {
  expect.soft(await findKeyboardFaults(page), `the Tab key on ${page.url()}`).toEqual([]);
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
      rules: {
        ...Object.fromEntries(moreRules.map((id) => [id, { enabled: true }])),
        'document-title': { enabled: false },
      },
    });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  );
}

/** The page's layout shift since it was opened, as in Core Web Vitals; shifts after input do not count. */
const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
            sum += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
    });
  });

/**
 * How far the page overflows a phone's width, a window at 200% zoom, a tablet, and a desktop (WCAG 2.2, 1.4.4
 * and 1.4.10), and which of its texts are cut off or run out of their box.
 */
export async function findOverflows(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 390, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 800 });
    const faults = await page.evaluate(findMisfits);
    found.push(...faults.map((fault) => `${fault} at ${width} pixels`));
  }
  return found;
}

/** Runs in the page. */
async function findMisfits(): Promise<readonly string[]> {
  // Maps resize one frame after the window.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { scrollWidth, clientWidth } = document.documentElement;
  const elements = [...document.body.querySelectorAll('*:not(svg *)')].filter((each) =>
    each.checkVisibility(),
  );
  const isText = (element: Element): boolean =>
    element.textContent?.trim() !== '' &&
    [...element.children].every((child) => getComputedStyle(child).display.startsWith('inline'));
  const isCut = (element: Element): boolean => {
    // A pixel of a screen reader's text, and rounding.
    if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) return false;
    const { overflowX, textOverflow } = getComputedStyle(element);
    return !['auto', 'scroll'].includes(overflowX) && textOverflow !== 'ellipsis' && isText(element);
  };
  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> “${element.textContent?.trim().slice(0, 60)}”`;
  const outside = elements.filter((each) => each.getBoundingClientRect().right > clientWidth);
  return [
    ...(scrollWidth === clientWidth
      ? []
      : [`${outside.map(nameOf).at(-1)} and more are outside, by up to ${scrollWidth - clientWidth} pixels`]),
    ...elements
      .filter(isCut)
      .map((each) => `${nameOf(each)} is ${each.scrollWidth - each.clientWidth} pixels too wide`),
  ];
}
