import { setTimeout as wait } from 'node:timers/promises';
import { apiRoute, problem } from '@/lib/server/api';
import { tick } from '@/lib/server/jobs/tick';
import { isTickAllowed } from '@/lib/server/tick-secret';

export const dynamic = 'force-dynamic';

const longestHoldSeconds = 55;

/**
 * Does what the clock demands. Called every second by the server's own timer and every minute by the scheduler, which
 * asks by `?hold=55` to be answered so many seconds later: Cloud Run gives a server time only while a request is open,
 * and its timer, which tells an outage from a quiet hour, needs some.
 */
export const POST = apiRoute({}, async ({ request, receivedAt }) => {
  if (!isTickAllowed(request)) return problem(401, 'not-allowed', 'The tick needs its secret.');
  const report = await tick(receivedAt);
  const seconds = Number(new URL(request.url).searchParams.get('hold')) || 0;
  const answersAt = receivedAt + Math.min(seconds, longestHoldSeconds) * 1000;
  await wait(Math.max(answersAt - Date.now(), 0), null, { signal: request.signal }).catch(() => undefined);
  return Response.json(report);
});
