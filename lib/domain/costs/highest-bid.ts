import { type Cents, dollars } from '@/lib/domain/shared/money';
import type { Sale } from './costed-sale';
import { totalCostOf } from './total-cost';

/** More than this the site takes for no bid. */
export const LARGEST_BID_DOLLARS = 1_000_000_000;

/**
 * The highest bid in whole dollars that needs no more than this cash at the closing; null when one dollar needs more.
 * Exact, because a higher bid never needs less cash (a tested property), so that halving finds the edge.
 */
export function highestBidFor(sale: Sale, cashCents: Cents, today: string): Cents | null {
  const isWithin = (bid: number) => totalCostOf(sale, dollars(bid), today).cashCents <= cashCents;
  const highest = highestWhere(isWithin, LARGEST_BID_DOLLARS);
  return highest === 0 ? null : dollars(highest);
}

/** The highest whole number up to `most` that holds, 0 when not even 1 does. What holds for one holds for all below it. */
function highestWhere(holds: (value: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
