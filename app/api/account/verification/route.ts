import { requestVerification } from '@/lib/server/people/accounts/accounts';
import { refuseMail } from '@/lib/server/people/sessions/auth-limits';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { problems as copy } from '@/messages/api/problems';

/** Resends the link to the signed-in user's own address. */
export const POST = apiRoute({}, async ({ request, receivedAt }) => {
  const user = await getUser();
  if (!user) return problem(401, 'signed-out', copy.signInFirst);
  if (user.emailVerified) return new Response(null, { status: 204 });
  const refused = refuseMail(request, user.email, receivedAt);
  if (refused) return refused;
  await requestVerification(user);
  return new Response(null, { status: 202 });
});
