import { type Cents, cents } from './money';

/** All shares of something together, in basis points. */
export const wholeShare = 10_000;

/**
 * Splits an amount by shares in basis points that make a whole. Each part is exact to the cent below; the cents
 * left over go to the largest remainders, the first part first.
 */
export function allocate(amountCents: number, shares: readonly number[]): readonly Cents[] {
  if (!isWhole(shares)) throw new RangeError('The shares make no whole');
  return splitByWeight(amountCents, shares).map(cents);
}

/** Shares that make a whole, in the proportions of positive whole weights. Each is at least a basis point. */
export function sharesByWeight(weights: readonly number[]): readonly number[] {
  const parts = splitByWeight(wholeShare, weights);
  const tooSmall = parts.filter((part) => part === 0).length;
  const largest = parts.indexOf(Math.max(...parts));
  return parts.map((part, index) => Math.max(part, 1) - (index === largest ? tooSmall : 0));
}

function splitByWeight(amount: number, weights: readonly number[]): readonly number[] {
  const sum = sumOf(weights);
  const exact = weights.map((weight) => amount * weight);
  const parts = exact.map((each) => Math.floor(each / sum));
  const left = amount - sumOf(parts);
  const next = exact
    .map((each, index) => ({ index, remainder: each % sum }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left);
  const raised = new Set(next.map(({ index }) => index));
  return parts.map((part, index) => part + (raised.has(index) ? 1 : 0));
}

/** Equal shares; the first ones get the basis points that are left over. */
export function equalShares(count: number): readonly number[] {
  const base = Math.floor(wholeShare / count);
  return Array.from({ length: count }, (_, index) => base + (index < wholeShare % count ? 1 : 0));
}

export const isWhole = (shares: readonly number[]): boolean =>
  shares.every((share) => Number.isSafeInteger(share) && share > 0) && sumOf(shares) === wholeShare;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
