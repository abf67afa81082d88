import { renewBuiltPages } from '@/lib/server/platform/cache';
import { apiRoute } from '@/lib/server/platform/http/api';
import { readReadiness } from '@/lib/server/platform/runtime/readiness';
import { isTickAllowed } from '@/lib/server/platform/tick-secret';

export const dynamic = 'force-dynamic';

/** Readiness: 200 when the server works, else 503. Only a caller with the tick secret gets the reasons. */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  const { isReady, checks } = await readReadiness(receivedAt);
  // Renew before the first 200, so that a caller that waits for it does not see a page from the build.
  if (isReady) renewBuiltPages();
  const status = isReady ? 'ok' : 'unavailable';
  return Response.json(isTickAllowed(request) ? { status, checks } : { status }, {
    status: isReady ? 200 : 503,
  });
});
