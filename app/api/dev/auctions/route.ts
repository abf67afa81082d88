import { z } from 'zod';
import { addShortAuction } from '@/lib/server/jobs/seeding/short-auction';
import { devRoute } from '@/lib/server/platform/http/dev-route';

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
  hasContract: z.boolean().default(true),
  hasBroker: z.boolean().default(false),
  seller: z.object({ id: z.string().min(1), name: z.string().min(1) }).optional(),
});

/** Local mode only: adds a sample home whose auction ends at the requested time. For tests and trials. */
export const POST = devRoute(bodySchema, async ({ body, receivedAt }) => {
  const { auctionId, slug, listingKey } = await addShortAuction(body, receivedAt);
  return Response.json({ auctionId, slug, listingKey }, { status: 201 });
});
