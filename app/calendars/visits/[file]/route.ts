import { accountRoutes } from '@/lib/account-routes';
import { apiRoute, problem } from '@/lib/server/api';
import { clientAddress } from '@/lib/server/edge/client-address';
import { env } from '@/lib/server/env';
import { toCalendar } from '@/lib/server/feeds/calendar';
import { getVisitEvent } from '@/lib/server/feeds/showing-events';
import { textAnswer } from '@/lib/server/feeds/text-answer';
import { type RateLimit, takeToken } from '@/lib/server/rate-limit';

/** Nobody finds a number by trying. */
const limit: RateLimit = { name: 'visit-calendar', burst: 60, refillMs: 2_000 };

/** One visit, for the calendars of the two who know its number. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', 'That was asked for too often. Try again in a minute.');
  const visitId = /^([\da-f-]{36})\.ics$/.exec(file)?.[1];
  const event = visitId ? await getVisitEvent(visitId) : null;
  if (!visitId || !event) return secret(new Response('No such visit', { status: 404 }));
  const url = `${env().siteUrl}${accountRoutes.visitCalendar(visitId)}`;
  const body = toCalendar({ title: event.summary, url, events: [event] });
  return secret(textAnswer(request, { contentType: 'text/calendar', body }));
});

function secret(response: Response): Response {
  response.headers.set('cache-control', 'private, no-cache');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}
