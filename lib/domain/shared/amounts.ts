/**
 * Cents as dollars: `$412,500`, or `$412,500.50` when the cents are not zero. No Intl, whose first use on a page
 * takes a phone 60 ms (docs/decisions/103-numbers-and-dates.md); a test compares the two.
 */
export function inDollars(amountCents: number): string {
  const size = Math.abs(amountCents);
  const rest = size % 100;
  const dollars = inCount((size - rest) / 100);
  return `${amountCents < 0 ? '-' : ''}$${dollars}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** `12,400`. */
export const inCount = (count: number): string =>
  String(count).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
