import { dataRoutes } from '@/lib/data-routes';
import { getAuctionEvent } from '@/lib/server/catalog/feeds/auction-events';
import { toCalendar } from '@/lib/server/catalog/feeds/calendar';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';
import { notFound } from '@/messages/api/not-found';
import { calendar as copy } from '@/messages/feeds/calendar';

/** Calendar file with the auction of one home. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  const slug = file.replace(/\.ics$/, '');
  const event = slug === file ? null : await getAuctionEvent(slug, receivedAt);
  if (!event) return new Response(notFound.auction, { status: 404 });
  const body = toCalendar({
    title: copy.auction(event),
    url: `${env().siteUrl}${dataRoutes.homeCalendar(slug)}`,
    events: [event],
  });
  return textResponse(request, { contentType: 'text/calendar', body });
});
