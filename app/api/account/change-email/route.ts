import { z } from 'zod';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { requestEmailChange } from '@/lib/server/people/accounts/change-login';
import { refuseMail } from '@/lib/server/people/sessions/auth-limits';
import { requireFresh } from '@/lib/server/people/sessions/fresh-route';
import { apiRoute, problem } from '@/lib/server/platform/http/api';

const body = z.object({ idToken: z.string().min(1).max(8192), email: z.string().max(400) });

/** Emails a link to the new address. The response does not reveal whether the address has an account. */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const message = accountFaultWords(emailFault(body.email));
  if (message) return problem(422, 'invalid-email', message, { errors: [{ field: 'email', message }] });
  const by = await requireFresh(request, body.idToken, receivedAt);
  if (by instanceof Response) return by;
  const email = toEmail(body.email);
  const refused = refuseMail(request, email, receivedAt);
  if (refused) return refused;
  await requestEmailChange(by, email, receivedAt);
  return new Response(null, { status: 202 });
});
