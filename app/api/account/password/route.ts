import { z } from 'zod';
import { resetPassword } from '@/lib/server/people/accounts/accounts';
import { mailedPasswordFault } from '@/lib/server/people/accounts/new-password';
import { refuseCode } from '@/lib/server/people/sessions/auth-limits';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { problems as copy } from '@/messages/api/problems';

const body = z.object({ oobCode: z.string().min(1).max(1000), password: z.string().max(400) });

/** Sets a new password with the link of a reset email and signs the owner out everywhere. */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const refused = refuseCode(request, receivedAt);
  if (refused) return refused;
  const message = await mailedPasswordFault(body.password, body.oobCode);
  if (message) return problem(422, 'weak-password', message, { errors: [{ field: 'password', message }] });
  const reset = await resetPassword(body.oobCode, body.password, receivedAt);
  if (reset.ok) return Response.json(reset.value);
  return problem(410, reset.reason, copy.usedLink);
});
