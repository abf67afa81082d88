import { z } from 'zod';
import { moveClock } from '@/lib/server/jobs/move-clock';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { isTickAllowed } from '@/lib/server/platform/tick-secret';

const longestMoveMs = 366 * 86_400_000;
const bodySchema = z.object({ byMs: z.int().min(1).max(longestMoveMs) });

/** Local mode only: moves the clock forward and runs what became due. For tests and manual trials. */
export const POST = apiRoute({ body: bodySchema }, async ({ request, body }) => {
  if (!env().localMode) return problem(404, 'not-found', 'There is nothing here.');
  if (!isTickAllowed(request)) return problem(401, 'not-allowed', 'This needs the secret of the tick.');
  return Response.json({ serverTime: new Date(await moveClock(body.byMs)).toISOString() });
});
