import { z } from 'zod';
import { purgeHomePageOf } from '@/lib/server/jobs/stale-pages';
import { amountField, bidRoute, withdrawRoute } from '@/lib/server/workflows/bids/bid-route';
import { buyNow, type PurchaseRequest } from '@/lib/server/workflows/bids/buy-now';

const bodySchema = z.object({
  /** The price that the buyer saw. A price other than the terms' is refused. */
  priceCents: amountField,
  acceptsLeadPaint: z.boolean().optional(),
});

/** The buyer opens the property page next, so it is revalidated now instead of by the tick. */
async function buyAndRenew(request: PurchaseRequest) {
  const answer = await buyNow(request);
  // If this fails, the purchase still stands and the tick revalidates the page.
  if (answer.ok) await purgeHomePageOf(request.auctionId).catch(() => undefined);
  return answer;
}

export const POST = bidRoute(bodySchema, buyAndRenew);

/** Returns the result of the request with this Idempotency-Key; withdraws a request without a result. */
export const DELETE = withdrawRoute();
