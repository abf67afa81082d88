/**
 * Whether somebody is at work in this part of the page: in a field, with something typed, ticked or chosen, with a form
 * that was refused, or with a file on its way.
 */
export const isInUse = (part: Element): boolean =>
  (part.contains(document.activeElement) && document.activeElement?.matches('input, textarea, select')) ||
  part.querySelector('form [role=alert], form [aria-invalid=true], progress') !== null ||
  [...part.querySelectorAll('input')].some(isChanged) ||
  [...part.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue) ||
  [...part.querySelectorAll('select')].some(
    ({ options, selectedIndex }) => selectedIndex !== chosenIn(options),
  );

/** The option that came with the page as chosen. */
const chosenIn = (options: HTMLOptionsCollection): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Something else stands in the field than came with the page. */
const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean =>
  type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
