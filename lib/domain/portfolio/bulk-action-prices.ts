import { type Cents, cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** The multiples, in dollars, that a new price is rounded down to. */
export const priceSteps = [1, 100, 1_000] as const;
type PriceStep = (typeof priceSteps)[number];

/** How prices are lowered. No new price is below `floorCents`. */
export type PriceRule =
  | {
      readonly by: 'percent';
      /** Hundredths of a percent. */
      readonly basisPoints: number;
      readonly stepDollars: PriceStep;
      readonly floorCents: number;
    }
  | {
      readonly by: 'amount';
      readonly amountCents: number;
      readonly stepDollars: PriceStep;
      readonly floorCents: number;
    }
  /** The new price of each home is in a table. */
  | { readonly by: 'table'; readonly floorCents: number };

export type PriceRefusal = 'no-price' | 'not-in-table' | 'price-not-lower' | 'below-floor';

/**
 * The new price of a home. Percent and amount are rounded down to a multiple of the step; a price from the
 * table stays as it is. Refuses instead of raising a price or going below the floor.
 */
export function lowerPrice(
  rule: PriceRule,
  priceCents: number | null,
  targetCents: number | null,
): Result<Cents, PriceRefusal> {
  if (priceCents === null) return refuse('no-price');
  const to = rule.by === 'table' ? targetCents : roundedDown(rule, priceCents);
  if (to === null) return refuse('not-in-table');
  if (to < rule.floorCents || to <= 0) return refuse('below-floor');
  return to < priceCents ? ok(cents(to)) : refuse('price-not-lower');
}

function roundedDown(rule: Exclude<PriceRule, { by: 'table' }>, priceCents: number): number {
  const exactCents =
    rule.by === 'percent'
      ? Math.floor((priceCents * (10_000 - rule.basisPoints)) / 10_000)
      : priceCents - rule.amountCents;
  const stepCents = rule.stepDollars * 100;
  return Math.floor(exactCents / stepCents) * stepCents;
}
