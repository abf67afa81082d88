import { after } from 'next/server';
import { z } from 'zod';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { requestPasswordReset } from '@/lib/server/people/accounts/accounts';
import { refuseMail } from '@/lib/server/people/sessions/auth-limits';
import { apiRoute, problem } from '@/lib/server/platform/http/api';

const body = z.object({ email: z.string().max(400) });

/**
 * Emails a password reset link. The work runs after the response, so neither the response nor its timing
 * reveals whether the address has an account.
 */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const message = accountFaultWords(emailFault(body.email));
  if (message) return problem(422, 'invalid-email', message, { errors: [{ field: 'email', message }] });
  const email = toEmail(body.email);
  const refused = refuseMail(request, email, receivedAt);
  if (refused) return refused;
  after(() => requestPasswordReset(email, receivedAt));
  return new Response(null, { status: 202 });
});
