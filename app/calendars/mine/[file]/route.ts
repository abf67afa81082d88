import { dataRoutes } from '@/lib/data-routes';
import { apiRoute, clientAddress, problem } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { listAuctionEventsOf } from '@/lib/server/feeds/auction-events';
import { toCalendar } from '@/lib/server/feeds/calendar';
import { textAnswer } from '@/lib/server/feeds/text-answer';
import { type RateLimit, takeToken } from '@/lib/server/rate-limit';
import { findCalendar } from '@/lib/server/watch-list';

/** Programs ask every few minutes at most; many people may share an address of the network. */
const limit: RateLimit = { name: 'own-calendar', burst: 60, refillMs: 2_000 };

/** The auctions of one person's watch list, by an address that only they know. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', 'That was asked for too often. Try again in a minute.');
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const slugs = token ? await findCalendar(token) : null;
  if (!token || !slugs) return secret(new Response('No such calendar', { status: 404 }));
  const body = toCalendar({
    title: 'Auctions on my watch list',
    url: `${env().siteUrl}${dataRoutes.watchListCalendar(token)}`,
    events: await listAuctionEventsOf(slugs, receivedAt),
  });
  return secret(textAnswer(request, { contentType: 'text/calendar', body }));
});

function secret(response: Response): Response {
  response.headers.set('cache-control', 'private, no-cache');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}
