import { z } from 'zod';
import { amountField, askingRoute } from '@/lib/server/asking-route';
import { placeBid } from '@/lib/server/place-bid';

const bodySchema = z.object({
  maximumCents: amountField,
  confirmedMaximumCents: amountField.optional(),
  acceptsLeadPaint: z.boolean().optional(),
});

export const POST = askingRoute(bodySchema, placeBid);
