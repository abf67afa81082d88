import { z } from 'zod';
import { changePassword } from '@/lib/server/people/accounts/change-login';
import { newPasswordFault } from '@/lib/server/people/accounts/new-password';
import { requireFresh } from '@/lib/server/people/sessions/fresh-route';
import { apiRoute, problem } from '@/lib/server/platform/http/api';

const body = z.object({ idToken: z.string().min(1).max(8192), password: z.string().max(400) });

/** Sets a new password after a fresh sign-in, and signs the person out everywhere. */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const by = await requireFresh(request, body.idToken, receivedAt);
  if (by instanceof Response) return by;
  const message = await newPasswordFault(body.password, by.user.email);
  if (message) return problem(422, 'weak-password', message, { errors: [{ field: 'password', message }] });
  await changePassword(by, body.password, receivedAt);
  return new Response(null, { status: 204 });
});
