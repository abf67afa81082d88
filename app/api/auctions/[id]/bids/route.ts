import { z } from 'zod';
import { offeredSignatureField } from '@/lib/domain/auctions/keys/signed-bid';
import { hexField } from '@/lib/domain/auctions/terms/fields';
import { amountField, bidRoute, withdrawRoute } from '@/lib/server/workflows/bids/bid-route';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';

const bodySchema = z.object({
  maximumCents: amountField,
  confirmedMaximumCents: amountField.optional(),
  acceptsLeadPaint: z.boolean().optional(),
  salt: hexField.optional(),
  signed: offeredSignatureField.optional(),
});

export const POST = bidRoute(bodySchema, placeBid);

/** Returns the result of the request with this Idempotency-Key; withdraws a request without a result. */
export const DELETE = withdrawRoute();
