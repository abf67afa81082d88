import { z } from 'zod';
import { amountField, askingRoute, withdrawRoute } from '@/lib/server/asking-route';
import { buyNow } from '@/lib/server/buy-now';

const bodySchema = z.object({
  /** The price that was read: another one than that of the terms is refused. */
  priceCents: amountField,
  acceptsLeadPaint: z.boolean().optional(),
});

export const POST = askingRoute(bodySchema, buyNow);

/** What the request under this Idempotency-Key was answered; without an answer it is withdrawn. */
export const DELETE = withdrawRoute();
