import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/server/platform/env';
import { isTickAllowed } from '@/lib/server/platform/tick-secret';
import { problems as copy } from '@/messages/api/problems';
import { type ApiContext, apiRoute, problem } from './api';

/** A route of local mode that needs the tick secret. Outside local mode it answers 404, whatever is sent. */
export function devRoute<Body>(
  body: z.ZodType<Body>,
  handle: (context: ApiContext<object, Body>) => Promise<Response>,
): ReturnType<typeof apiRoute<object, Body>> {
  const open = apiRoute<object, Body>({ body }, handle);
  const closed = apiRoute<object>({}, async ({ request }) =>
    env().localMode && !isTickAllowed(request)
      ? problem(401, 'not-allowed', copy.needsTickSecret)
      : problem(404, 'not-found', copy.nothingHere),
  );
  return (request, route) =>
    env().localMode && isTickAllowed(request) ? open(request, route) : closed(request, route);
}
