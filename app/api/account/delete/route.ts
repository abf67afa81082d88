import { z } from 'zod';
import { requireFresh } from '@/lib/server/people/sessions/fresh-route';
import { clearedCookies } from '@/lib/server/people/sessions/session-cookie';
import { apiRoute, busyProblem, problem } from '@/lib/server/platform/http/api';
import { deleteAccount } from '@/lib/server/workflows/accounts/delete-account';
import { obligationWords } from '@/messages/accounts/obligation-words';
import { problems as copy } from '@/messages/api/problems';

const body = z.object({ idToken: z.string().min(1).max(8192) });

/** Deletes an account without obligations, after the person has signed in again. */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const by = await requireFresh(request, body.idToken, receivedAt);
  if (by instanceof Response) return by;
  const deleted = await deleteAccount(by, receivedAt);
  if (!deleted.ok) {
    const { reason } = deleted;
    if (reason === 'signed-out') return problem(401, 'signed-out', copy.signInFirst);
    if (typeof reason === 'string') return busyProblem();
    return problem(409, 'bound', reason.map((each) => obligationWords[each]).join(' '));
  }
  const response = new Response(null, { status: 204 });
  for (const cookie of clearedCookies()) response.headers.append('set-cookie', cookie);
  return response;
});
