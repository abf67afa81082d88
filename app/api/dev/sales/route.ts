import { z } from 'zod';
import { apiRoute, problem } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { ageSale } from '@/lib/server/seed/age-sale';
import { isTickAllowed } from '@/lib/server/tick-secret';

const bodySchema = z.object({ saleId: z.string(), olderByMs: z.int().min(0) });

/** Local mode only: lets a sale be older, to try a missed deadline or to test one. */
export const POST = apiRoute({ body: bodySchema }, async ({ request, body }) => {
  if (!env().localMode) return problem(404, 'not-found', 'There is nothing here.');
  if (!isTickAllowed(request)) return problem(401, 'not-allowed', 'This needs the secret of the tick.');
  const isThere = await ageSale(body.saleId, body.olderByMs);
  return isThere ? Response.json({}) : problem(404, 'not-found', 'There is no such sale.');
});
