import { setTimeout as wait } from 'node:timers/promises';
import { tick } from '@/lib/server/jobs/tick';
import { clock } from '@/lib/server/platform/clock';
import { isStopping, stoppingSignal } from '@/lib/server/platform/edge/stopping';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { isTickAllowed } from '@/lib/server/platform/tick-secret';
import { problems as copy } from '@/messages/api/problems';

export const dynamic = 'force-dynamic';

const longestHoldSeconds = 55;

/**
 * Runs all timed jobs. Called every second by the server's own timer and every minute by the scheduler. The
 * scheduler passes `?hold=55` to delay the response by that many seconds: Cloud Run gives a server CPU only
 * during a request, and the timer needs CPU to tell an outage from a quiet hour.
 */
export const POST = apiRoute({}, async ({ request, receivedAt }) => {
  if (!isTickAllowed(request)) return problem(401, 'not-allowed', copy.needsTickSecret);
  if (isStopping()) return problem(503, 'stopping', copy.stopping);
  const seconds = Number(new URL(request.url).searchParams.get('hold')) || 0;
  const answersAt = receivedAt + Math.min(seconds, longestHoldSeconds) * 1000;
  try {
    return Response.json(await tick(receivedAt, { isHeld: seconds > 0 }));
  } finally {
    // Hold even if a part failed: without CPU the heartbeat stops, and each gap would extend the auctions.
    if (seconds > 0) await holdUntil(answersAt, request.signal);
  }
});

async function holdUntil(answersAt: number, hungUp: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([hungUp, stoppingSignal()]);
  await wait(Math.max(answersAt - clock.now(), 0), null, { signal }).catch(() => undefined);
}
