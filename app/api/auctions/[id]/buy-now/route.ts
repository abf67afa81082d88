import { z } from 'zod';
import { renewHomeOf } from '@/lib/server/jobs/stale-pages';
import { amountField, bidRoute, withdrawRoute } from '@/lib/server/workflows/bids/bid-route';
import { buyNow, type PurchaseRequest } from '@/lib/server/workflows/bids/buy-now';

const bodySchema = z.object({
  /** The price that the buyer read. Any other than that of the terms is refused. */
  priceCents: amountField,
  acceptsLeadPaint: z.boolean().optional(),
});

/** The buyer goes to the home's page next, so the purchase does not wait for the tick to renew it. */
async function buyAndRenew(request: PurchaseRequest) {
  const answer = await buyNow(request);
  // If this fails, the home is bought all the same, and the tick renews the page.
  if (answer.ok) await renewHomeOf(request.auctionId).catch(() => undefined);
  return answer;
}

export const POST = bidRoute(bodySchema, buyAndRenew);

/** The answer to the request under this Idempotency-Key; a request without an answer is withdrawn. */
export const DELETE = withdrawRoute();
