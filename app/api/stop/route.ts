import { accountRoutes } from '@/lib/account-routes';
import { stopSearch } from '@/lib/server/catalog/listings/saved-searches';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { readBody } from '@/lib/server/platform/http/read-body';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { unsubscribe } from '@/lib/server/records/notifications/unsubscribe';
import { problems as copy } from '@/messages/api/problems';

const limit: RateLimit = { name: 'stop-search', burst: 60, refillMs: 5_000 };

/**
 * Stops a saved search or unsubscribes from one kind of notification. Called by the button of a mail program
 * (RFC 8058) or of our own page.
 */
export const POST = apiRoute({}, async ({ request, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', copy.tooManyMinute);
  const { token, isSearch } = tokenOf(request);
  const body = await readBody(request, 10_000);
  const isUnsubscribed = await (isSearch ? stopSearch(token, receivedAt) : unsubscribe(token));
  // A mail program may send either kind of form. It gets no redirect: redirected POSTs are not reliable.
  if (!body.ok || !body.value.includes('One-Click')) return toPage(token);
  return isUnsubscribed
    ? new Response('Unsubscribed', { status: 200 })
    : problem(404, 'not-found', copy.nothingToStop);
});

/** A GET changes nothing: the page asks first. */
export const GET = apiRoute({}, async ({ request }) => toPage(tokenOf(request).token));

/** The token is a query parameter, because paths are logged. */
function tokenOf(request: Request): { readonly token: string; readonly isSearch: boolean } {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search');
  return { token: search ?? searchParams.get('notices') ?? '', isSearch: search !== null };
}

const toPage = (token: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${env().siteUrl}${accountRoutes.stopSearch(encodeURIComponent(token))}` },
  });
