import type { HomeFigures } from './home-figures';

/** Prices and estimates of the same homes, in cents. */
export interface PriceToEstimate {
  readonly homes: number;
  readonly priceCents: number;
  readonly estimateCents: number;
}

/** Only homes that have both, so that the two sums can be compared. */
export function pricesOf(homes: readonly HomeFigures[]): PriceToEstimate {
  return homes.reduce(
    (all, { price, estimateCents }) =>
      price === null || !estimateCents
        ? all
        : {
            homes: all.homes + 1,
            priceCents: all.priceCents + price.cents,
            estimateCents: all.estimateCents + estimateCents,
          },
    { homes: 0, priceCents: 0, estimateCents: 0 },
  );
}

/** Whole percent; null without an estimate. */
export const shareOfEstimate = (priceCents: number, estimateCents: number): number | null =>
  estimateCents === 0 ? null : Math.round((100 * priceCents) / estimateCents);
