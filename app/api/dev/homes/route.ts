import { z } from 'zod';
import { buildHome, builtStates } from '@/lib/server/jobs/seeding/built-home';
import { problem } from '@/lib/server/platform/http/api';
import { devRoute } from '@/lib/server/platform/http/dev-route';
import { problems as copy } from '@/messages/api/problems';

const dayMs = 86_400_000;
const span = z
  .int()
  .min(-14 * dayMs)
  .max(60 * dayMs);
const bodySchema = z.object({
  ownerId: z.string().min(1),
  organisationId: z.string().nullable().default(null),
  state: z.enum(builtStates),
  answers: z.record(z.string(), z.string()).default({}),
  startsInMs: span.default(30 * dayMs),
  endsInMs: span.default(37 * dayMs),
});

/** Local mode only: creates a complete listing for a person and advances it to the requested stage. */
export const POST = devRoute(bodySchema, async ({ body, receivedAt }) => {
  const built = await buildHome(body, receivedAt);
  if (!built.ok) return problem(422, String(built.reason), copy.noValidHome);
  return Response.json(built.value, { status: 201 });
});
