import { dataRoutes } from '@/lib/data-routes';
import { toCalendar } from '@/lib/server/catalog/feeds/calendar';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { listOwnEvents } from '@/lib/server/workflows/agenda/own-calendar';
import { notFound } from '@/messages/api/not-found';
import { problems as copy } from '@/messages/api/problems';
import { calendar } from '@/messages/feeds/calendar';

/** Calendar programs poll every few minutes at most; many people may share an IP address. */
const limit: RateLimit = { name: 'own-calendar', burst: 60, refillMs: 2_000 };

/** What a person's calendar page shows, at a secret URL. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', copy.tooManyMinute);
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const events = token ? await listOwnEvents(token, receivedAt) : null;
  if (!token || !events) return secret(new Response(notFound.calendar, { status: 404 }));
  const body = toCalendar({
    title: calendar.ownCalendar,
    url: `${env().siteUrl}${dataRoutes.favoritesCalendar(token)}`,
    events,
  });
  return secret(textResponse(request, { contentType: 'text/calendar', body }));
});

function secret(response: Response): Response {
  response.headers.set('cache-control', 'private, no-cache');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}
