import { type Cents, cents } from './money';

/** All shares of something together, in basis points. */
export const wholeShare = 10_000;

/**
 * Splits an amount by shares in basis points that make a whole. Each part is exact to the cent below; the cents
 * left over go to the largest remainders, the first part first.
 */
export function allocate(amountCents: number, shares: readonly number[]): readonly Cents[] {
  if (!isWhole(shares)) throw new RangeError('The shares make no whole');
  const exact = shares.map((share) => amountCents * share);
  const parts = exact.map((each) => Math.floor(each / wholeShare));
  const left = amountCents - sumOf(parts);
  const next = exact
    .map((each, index) => ({ index, remainder: each % wholeShare }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left);
  const raised = new Set(next.map(({ index }) => index));
  return parts.map((part, index) => cents(part + (raised.has(index) ? 1 : 0)));
}

/** Equal shares; the first ones get the basis points that are left over. */
export function equalShares(count: number): readonly number[] {
  const base = Math.floor(wholeShare / count);
  return Array.from({ length: count }, (_, index) => base + (index < wholeShare % count ? 1 : 0));
}

export const isWhole = (shares: readonly number[]): boolean =>
  shares.every((share) => Number.isSafeInteger(share) && share > 0) && sumOf(shares) === wholeShare;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
