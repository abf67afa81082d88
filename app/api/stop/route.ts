import { accountRoutes } from '@/lib/account-routes';
import { stopSearch } from '@/lib/server/catalog/listings/saved-searches';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { readBody } from '@/lib/server/platform/http/read-body';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { unsubscribe } from '@/lib/server/records/notifications/unsubscribe';
import { resumeOptionalEmails, stopOptionalEmails } from '@/lib/server/workflows/accounts/optional-emails';
import { problems as copy } from '@/messages/api/problems';

const limit: RateLimit = { name: 'stop-search', burst: 60, refillMs: 5_000 };

/** What a token does, by the name of its query parameter. Paths are logged, so it is not in the path. */
const commands: Readonly<Record<string, (token: string, now: number) => Promise<boolean>>> = {
  search: stopSearch,
  notices: unsubscribe,
  all: stopOptionalEmails,
  undo: resumeOptionalEmails,
};

/**
 * Stops a saved search, one kind of notification or all optional emails. Called by the button of a mail
 * program (RFC 8058) or of our own page.
 */
export const POST = apiRoute({}, async ({ request, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', copy.tooManyMinute);
  const { token, run } = commandOf(request);
  const body = await readBody(request, 10_000);
  const isDone = await run(token, receivedAt);
  // A mail program may send either kind of form. It gets no redirect: redirected POSTs are not reliable.
  if (!body.ok || !body.value.includes('One-Click')) return toPage(token);
  return isDone
    ? new Response('Unsubscribed', { status: 200 })
    : problem(404, 'not-found', copy.nothingToStop);
});

/** A GET changes nothing: the page asks first. */
export const GET = apiRoute({}, async ({ request }) => toPage(commandOf(request).token));

function commandOf(request: Request) {
  const { searchParams } = new URL(request.url);
  for (const [name, run] of Object.entries(commands)) {
    const token = searchParams.get(name);
    if (token !== null) return { token, run };
  }
  return { token: '', run: unsubscribe };
}

const toPage = (token: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${env().siteUrl}${accountRoutes.stopSearch(encodeURIComponent(token))}` },
  });
