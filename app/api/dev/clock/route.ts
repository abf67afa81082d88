import { z } from 'zod';
import { moveClock } from '@/lib/server/jobs/move-clock';
import { devRoute } from '@/lib/server/platform/http/dev-route';

const longestMoveMs = 366 * 86_400_000;
const bodySchema = z.object({ byMs: z.int().min(1).max(longestMoveMs) });

/** Local mode only: moves the clock forward and runs what became due. For tests and manual trials. */
export const POST = devRoute(bodySchema, async ({ body }) => {
  return Response.json({ serverTime: new Date(await moveClock(body.byMs)).toISOString() });
});
