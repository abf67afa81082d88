import { z } from 'zod';
import { amountField, answerRoute, askingRoute } from '@/lib/server/asking-route';
import { placeBid } from '@/lib/server/place-bid';

const bodySchema = z.object({
  maximumCents: amountField,
  confirmedMaximumCents: amountField.optional(),
  acceptsLeadPaint: z.boolean().optional(),
});

export const POST = askingRoute(bodySchema, placeBid);

/** Whether a request under this Idempotency-Key was taken, and what it was answered. */
export const GET = answerRoute();
