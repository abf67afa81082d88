import { randomBytes } from 'node:crypto';
import { after } from 'next/server';
import { z } from 'zod';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { nameFault } from '@/lib/domain/accounts/name';
import { requestAccount } from '@/lib/server/people/accounts/accounts';
import { newPasswordFault } from '@/lib/server/people/accounts/new-password';
import { refuseMail } from '@/lib/server/people/sessions/auth-limits';
import { signUpCookie } from '@/lib/server/people/sessions/session-cookie';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { problems as copy } from '@/messages/api/problems';

const text = z.string().max(400);
const body = z.object({ email: text, password: text, name: text, isSelling: z.boolean().optional() });

/**
 * Signs up. The work runs after the response, so neither the response nor its timing reveals whether the
 * address has an account.
 */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const errors = await faultsOf(body);
  if (errors.length > 0) return problem(422, 'invalid-account', copy.invalidFields, { errors });
  const browser = randomBytes(32).toString('base64url');
  const signUp = { email: toEmail(body.email), password: body.password, name: body.name.trim(), browser };
  const refused = refuseMail(request, signUp.email, receivedAt);
  if (refused) return refused;
  after(() => requestAccount({ ...signUp, isSelling: body.isSelling }, receivedAt));
  return new Response(null, { status: 202, headers: { 'set-cookie': signUpCookie(browser) } });
});

async function faultsOf({ email, password, name }: z.infer<typeof body>) {
  const weak = await newPasswordFault(password, email);
  const faults = {
    name: accountFaultWords(nameFault(name)),
    email: accountFaultWords(emailFault(email)),
    password: weak,
  };
  return Object.entries(faults).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}
