import type { Cents } from '@/lib/domain/shared/money';

const steps = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000] as const;
const mostSteps = 200;

/**
 * Lowest, highest and step in whole dollars: an auction from the next bid to twice as much, a fixed price from
 * a fifth below to a fifth above. The given price is one of the steps.
 */
export function sliderRange(bidCents: Cents, isAuction: boolean): readonly [number, number, number] {
  const price = Math.round(bidCents / 100);
  const width = isAuction ? price : price * 0.4;
  const step = steps.find((each) => width / each <= mostSteps) ?? 50_000;
  const below = isAuction ? 0 : Math.floor((price * 0.2) / step);
  const above = Math.max(1, Math.floor((isAuction ? price : price * 0.2) / step));
  return [price - below * step, price + above * step, step];
}
