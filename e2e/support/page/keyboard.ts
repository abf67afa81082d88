import { type Page, test } from '@playwright/test';

/** A page with more controls repeats its kinds of control, so the rest is left out. */
const mostControls = 150;
/** Presses for what takes the focus without being a control, such as a part that scrolls. */
const sparePresses = 10;

/**
 * What is wrong with the Tab key on a page just opened, one entry each: a visible control it does not reach,
 * a step back in the order of the document, or a control that does not show that it has the focus.
 */
export async function findKeyboardFaults(page: Page): Promise<readonly string[]> {
  const watch = await page.evaluateHandle(watchFocus);
  const controls = await watch.evaluate(({ controls }) => controls.length);
  if (controls > mostControls)
    test.info().annotations.push({
      type: 'not pressed',
      description: `${controls - mostControls} of ${controls} controls of ${page.url()}`,
    });
  const tried = Math.min(controls, mostControls);
  for (let press = 0; press < tried + sparePresses; press++) await page.keyboard.press('Tab');
  return watch.evaluate(({ faults, findMissed }, tried) => [...faults, ...findMissed(tried)], tried);
}

/** Runs in the page: notes where the focus goes from here on. */
function watchFocus() {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);

  const selector = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';
  const isControl = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    element.isConnected &&
    !element.matches(':disabled, [inert], [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const within: ParentNode = document.querySelector(':modal') ?? document;
  const controls = [...within.querySelectorAll<HTMLElement>(selector)].filter(isControl);

  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const id = element.id || element.getAttribute('name') || element.className.toString().slice(0, 60);
    return `<${element.tagName.toLowerCase()} ${id}> ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`;
  };
  // A control may show the focus itself, on its label, or on what holds or follows it, as a drawn checkbox does.
  const looks = (element: Element): string =>
    [element, element.closest('label'), element.parentElement, element.nextElementSibling]
      .flatMap((each) =>
        each ? [null, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
      )
      .map(({ outlineStyle, outlineColor, boxShadow, backgroundColor, borderColor }) =>
        // Forced colors only: without them a transparent outline is no sign.
        [/, 0\)$/.test(outlineColor) ? 'none' : outlineStyle, boxShadow, backgroundColor, borderColor].join(),
      )
      .join('|');
  // A form may take the focus as the page opens: let go of it for a moment, to see the field without it.
  const first = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  first.blur();
  const before = new Map(controls.map((each) => [each, looks(each)]));

  const reached: HTMLElement[] = [];
  const faults: string[] = [];
  let isAround = false;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || isAround) return;
    isAround = reached.includes(target);
    if (isAround) return;
    const last = reached.at(-1);
    const isBack = last && last.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
    // If the focus has not started at the top, Tab goes on from the last control to the first.
    const isWrap = first !== document.body && target === controls[0];
    if (last?.isConnected && isBack && !isWrap)
      faults.push(`Tab steps back from ${nameOf(last)} to ${nameOf(target)}`);
    if (before.get(target) === looks(target)) faults.push(`No visible focus on ${nameOf(target)}`);
    reached.push(target);
  });

  if (first !== document.body) first.focus();

  const isReached = (control: HTMLElement): boolean =>
    reached.includes(control) ||
    // Tab stops once in a group of radio buttons.
    (control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      reached.some((each) => each instanceof HTMLInputElement && each.name === control.name));
  const findMissed = (tried: number): readonly string[] =>
    controls
      .slice(0, tried)
      .filter((each) => isControl(each) && !isReached(each))
      .map((each) => `Tab does not reach ${nameOf(each)}`);
  return { controls, faults, findMissed };
}
