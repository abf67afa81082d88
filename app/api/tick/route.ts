import { apiRoute, problem } from '@/lib/server/api';
import { tick } from '@/lib/server/jobs/tick';
import { isTickAllowed } from '@/lib/server/tick-secret';

export const dynamic = 'force-dynamic';

/** Does what the clock demands. Called every second by the server's own timer and every minute by the scheduler. */
export const POST = apiRoute({}, async ({ request, receivedAt }) => {
  if (!isTickAllowed(request)) return problem(401, 'not-allowed', 'The tick needs its secret.');
  return Response.json(await tick(receivedAt));
});
