import { z } from 'zod';
import { amountField, bidRoute, withdrawRoute } from '@/lib/server/workflows/bids/bid-route';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';

const bodySchema = z.object({
  maximumCents: amountField,
  confirmedMaximumCents: amountField.optional(),
  acceptsLeadPaint: z.boolean().optional(),
});

export const POST = bidRoute(bodySchema, placeBid);

/** The answer to the request under this Idempotency-Key; a request without an answer is withdrawn. */
export const DELETE = withdrawRoute();
