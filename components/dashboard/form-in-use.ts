/**
 * True while someone is working in this part of the page: a focused field, typed or chosen input, a refused
 * form, or an upload in progress.
 */
export const isInUse = (part: Element): boolean =>
  (part.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select')) ||
  part.querySelector('form [role=alert], form [aria-invalid=true], progress') !== null ||
  [...part.querySelectorAll('input')].some(isChanged) ||
  [...part.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue) ||
  [...part.querySelectorAll('select')].some(
    ({ options, selectedIndex }) => selectedIndex !== chosenIn(options),
  );

/** The option that the page rendered as selected. */
const chosenIn = (options: HTMLOptionsCollection): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** The field's value differs from what the page rendered. */
const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean =>
  type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
