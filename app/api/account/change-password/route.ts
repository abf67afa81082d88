import { z } from 'zod';
import { passwordFault } from '@/lib/domain/account/credentials';
import { apiRoute, problem } from '@/lib/server/api';
import { changePassword } from '@/lib/server/change-login';
import { requireFresh } from '@/lib/server/fresh-route';

const body = z.object({ idToken: z.string().min(1).max(8192), password: z.string().max(400) });

/** Sets another password for who has just signed in again, and signs them out everywhere. */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const message = passwordFault(body.password);
  if (message) return problem(422, 'weak-password', message, { errors: [{ field: 'password', message }] });
  const by = await requireFresh(request, body.idToken, receivedAt);
  if (by instanceof Response) return by;
  await changePassword(by, body.password, receivedAt);
  return new Response(null, { status: 204 });
});
