import { z } from 'zod';
import { buildHome, builtStates } from '@/lib/server/jobs/seeding/built-home';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { isTickAllowed } from '@/lib/server/platform/tick-secret';

const dayMs = 86_400_000;
const span = z
  .int()
  .min(-14 * dayMs)
  .max(60 * dayMs);
const bodySchema = z.object({
  ownerId: z.string().min(1),
  state: z.enum(builtStates),
  answers: z.record(z.string(), z.string()).default({}),
  startsInMs: span.default(30 * dayMs),
  endsInMs: span.default(37 * dayMs),
});

/** Local mode only: creates a complete listing for a person and advances it to the requested stage. */
export const POST = apiRoute({ body: bodySchema }, async ({ request, body, receivedAt }) => {
  if (!env().localMode) return problem(404, 'not-found', 'There is nothing here.');
  if (!isTickAllowed(request)) return problem(401, 'not-allowed', 'This needs the secret of the tick.');
  const built = await buildHome(body, receivedAt);
  if (!built.ok) return problem(422, String(built.reason), 'The answers make no such home.');
  return Response.json(built.value, { status: 201 });
});
