import { z } from 'zod';
import { confirmEmail } from '@/lib/server/people/accounts/accounts';
import { mailedPasswordFault } from '@/lib/server/people/accounts/new-password';
import { refuseCode } from '@/lib/server/people/sessions/auth-limits';
import { readCookie, SESSION_COOKIE } from '@/lib/server/people/sessions/session-cookie';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { problems as copy } from '@/messages/api/problems';

const code = z.string().min(1).max(1000);
const body = z.object({ oobCode: code, key: code.optional(), password: z.string().max(400).optional() });

/** Redeems a confirmation link. A browser other than the sign-up's must send it again with a `password`. */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const { oobCode, key, password: chosen } = body;
  const refused = refuseCode(request, receivedAt);
  if (refused) return refused;
  const message = chosen === undefined ? null : await mailedPasswordFault(chosen, oobCode);
  if (message) return problem(422, 'weak-password', message, { errors: [{ field: 'password', message }] });
  const browser = readCookie(request, SESSION_COOKIE);
  const confirmed = await confirmEmail(oobCode, { key, browser, chosen }, receivedAt);
  if (confirmed.ok) return Response.json(confirmed.value);
  return problem(410, confirmed.reason, copy.usedLink);
});
