import { dataRoutes } from '@/lib/data-routes';
import { toCalendar } from '@/lib/server/catalog/feeds/calendar';
import { getSaleDayEvent } from '@/lib/server/catalog/feeds/sale-day-event';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';
import { notFound } from '@/messages/api/not-found';

/** Calendar file with a sale day as one event. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file } }) => {
  const slug = file.replace(/\.ics$/, '');
  const event = slug === file ? null : await getSaleDayEvent(slug);
  if (!event) return new Response(notFound.saleDay, { status: 404 });
  const body = toCalendar({
    title: event.summary,
    url: `${env().siteUrl}${dataRoutes.saleDayCalendar(slug)}`,
    events: [event],
  });
  return textResponse(request, { contentType: 'text/calendar', body });
});
