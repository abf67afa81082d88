import { accountRoutes } from '@/lib/account-routes';
import { toCalendar } from '@/lib/server/catalog/feeds/calendar';
import { getVisitEvent } from '@/lib/server/catalog/feeds/showing-events';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { notFound } from '@/messages/api/not-found';
import { problems as copy } from '@/messages/api/problems';

/** Ids cannot be guessed by trying. */
const limit: RateLimit = { name: 'visit-calendar', burst: 60, refillMs: 2_000 };

/** Calendar file of one showing, for the two people who know its id. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', copy.tooManyMinute);
  const visitId = /^([\da-f-]{36})\.ics$/.exec(file)?.[1];
  const event = visitId ? await getVisitEvent(visitId) : null;
  if (!visitId || !event) return secret(new Response(notFound.showing, { status: 404 }));
  const url = `${env().siteUrl}${accountRoutes.visitCalendar(visitId)}`;
  const body = toCalendar({ title: event.summary, url, events: [event] });
  return secret(textResponse(request, { contentType: 'text/calendar', body }));
});

function secret(response: Response): Response {
  response.headers.set('cache-control', 'private, no-cache');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}
