import { z } from 'zod';
import { amountField, askingRoute, withdrawRoute } from '@/lib/server/workflows/bids/bid-route';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';

const bodySchema = z.object({
  maximumCents: amountField,
  confirmedMaximumCents: amountField.optional(),
  acceptsLeadPaint: z.boolean().optional(),
});

export const POST = askingRoute(bodySchema, placeBid);

/** What the request under this Idempotency-Key was answered; without an answer it is withdrawn. */
export const DELETE = withdrawRoute();
