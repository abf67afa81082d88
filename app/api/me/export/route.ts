import { accountRoutes } from '@/lib/account-routes';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { exportAccount } from '@/lib/server/workflows/accounts/account-export';
import { problems as copy } from '@/messages/api/problems';

/** Four exports, then one per 15 minutes: each reads all data of a person. */
const limit: RateLimit = { name: 'exports', burst: 4, refillMs: 900_000 };

/** All stored data of the signed-in person as one file. A rate-limited browser is redirected to a page. */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  const by = await getSession();
  if (!by) return problem(401, 'signed-out', copy.signInFirst);
  const allowed = takeToken(limit, by.user.uid, receivedAt);
  if (!allowed.isAllowed) return tooOften(request, allowed.retryAfterSeconds);
  const name = `bank-owned-new-york-${newYorkDay(receivedAt)}.json`;
  return new Response(JSON.stringify(await exportAccount(by, receivedAt), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
});

function tooOften(request: Request, seconds: number): Response {
  const headers = { 'retry-after': String(seconds) };
  if (request.headers.get('accept')?.includes('text/html'))
    return new Response(null, { status: 303, headers: { ...headers, location: accountRoutes.exportLater } });
  const detail = copy.tooManyExports({ minutes: Math.ceil(seconds / 60) });
  const refusal = problem(429, 'rate-limited', detail);
  refusal.headers.set('retry-after', headers['retry-after']);
  return refusal;
}
