import { z } from 'zod';
import { addShortAuction } from '@/lib/server/jobs/seeding/short-auction';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { isTickAllowed } from '@/lib/server/platform/tick-secret';

const span = z
  .int()
  .min(-3_600_000)
  .max(14 * 86_400_000);
const bodySchema = z.object({
  startsInMs: span.default(-60_000),
  endsInMs: span,
  extensionWindowMs: z.int().min(1).default(300_000),
  startingBidCents: z.int().default(20_000_000),
  publishedReserveCents: z.int().optional(),
  sealedReserveCents: z.int().optional(),
  buyNowCents: z.int().optional(),
  takesOffers: z.boolean().default(false),
  yearBuilt: z.int().optional(),
});

/** Local mode only: adds a sample home whose auction ends at the requested time. For tests and trials. */
export const POST = apiRoute({ body: bodySchema }, async ({ request, body, receivedAt }) => {
  if (!env().localMode) return problem(404, 'not-found', 'There is nothing here.');
  if (!isTickAllowed(request)) return problem(401, 'not-allowed', 'This needs the secret of the tick.');
  const { auctionId, slug, listingKey } = await addShortAuction(body, receivedAt);
  return Response.json({ auctionId, slug, listingKey }, { status: 201 });
});
