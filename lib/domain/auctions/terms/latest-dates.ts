import type { ClosingTerms } from './closing-terms';

const hourMs = 3_600_000;

/** The latest times to sign and to close for the winner of an auction that ends at `endsAt`, in ms. */
export function latestDates(
  endsAt: string,
  { signWithinHours, closeWithinDays }: ClosingTerms,
): { readonly signBy: number; readonly closeBy: number } {
  const signBy = Date.parse(endsAt) + signWithinHours * hourMs;
  return { signBy, closeBy: signBy + closeWithinDays * 24 * hourMs };
}
