import { z } from 'zod';
import { amountField, answerRoute, askingRoute } from '@/lib/server/asking-route';
import { buyNow } from '@/lib/server/buy-now';

const bodySchema = z.object({
  /** The price that was read: another one than that of the terms is refused. */
  priceCents: amountField,
  acceptsLeadPaint: z.boolean().optional(),
});

export const POST = askingRoute(bodySchema, buyNow);

/** Whether a request under this Idempotency-Key was taken, and what it was answered. */
export const GET = answerRoute();
