import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { type Cents, dollars } from '@/lib/domain/shared/money';
import { totalCostOf } from './total-cost';

/** The largest bid that the site accepts. */
export const LARGEST_BID_DOLLARS = 1_000_000_000;

/**
 * The highest bid, in whole dollars, that needs no more than this cash at the closing; null if even one
 * dollar needs more. The binary search is exact because a higher bid never needs less cash, which a property
 * test checks.
 */
export function highestBidFor(sale: Sale, cashCents: Cents, today: string): Cents | null {
  const isWithin = (bid: number) => totalCostOf(sale, dollars(bid), today).cashCents <= cashCents;
  const highest = highestWhere(isWithin, LARGEST_BID_DOLLARS);
  return highest === 0 ? null : dollars(highest);
}

/**
 * The highest integer from 1 to `most` for which `holds`, or 0. If it holds for one, it must hold for all
 * below.
 */
function highestWhere(holds: (value: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
