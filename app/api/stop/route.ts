import { routes } from '@/lib/routes';
import { apiRoute, clientAddress, problem, readAtMost } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { type RateLimit, takeToken } from '@/lib/server/rate-limit';
import { stopSearch } from '@/lib/server/saved-searches';

const limit: RateLimit = { name: 'stop-search', burst: 60, refillMs: 5_000 };

/** Stops the mails of a saved search: the button of a mail program (RFC 8058), or the one of the page below. */
export const POST = apiRoute({}, async ({ request, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', 'That was asked for too often. Try again in a minute.');
  const token = tokenOf(request);
  const body = await readAtMost(request, 10_000);
  const isStopped = await stopSearch(token, receivedAt);
  // A mail program, which may send a form of either kind, is answered at once: a redirected POST has not worked reliably.
  if (!body?.includes('One-Click')) return toPage(token);
  return isStopped
    ? new Response('Stopped', { status: 200 })
    : problem(404, 'not-found', 'There is no such saved search any more.');
});

/** Opening an address changes nothing: the page asks first. */
export const GET = apiRoute({}, async ({ request }) => toPage(tokenOf(request)));

/** Not in the path, which is logged. */
const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('search') ?? '';

const toPage = (token: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${env().siteUrl}${routes.stopSearch(encodeURIComponent(token))}` },
  });
