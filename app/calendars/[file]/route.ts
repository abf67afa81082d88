import { dataRoutes } from '@/lib/data-routes';
import { countyLabel } from '@/lib/domain/locations/counties';
import { apiRoute } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { listAuctionEvents } from '@/lib/server/feeds/auction-events';
import { toCalendar } from '@/lib/server/feeds/calendar';
import { keptText } from '@/lib/server/feeds/kept-text';
import { readPlace } from '@/lib/server/feeds/read-place';
import { textAnswer } from '@/lib/server/feeds/text-answer';

/** Auctions as a calendar to subscribe to: `all.ics`, `kings.ics`. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  const place = readPlace(file, '.ics');
  if (!place) return new Response('No such calendar', { status: 404 });
  const { county } = place;
  const address = dataRoutes.calendar(county?.slug);
  const body = await keptText(address, receivedAt, async () =>
    toCalendar({
      title: `Property auctions in ${county ? countyLabel(county) : 'New York'}`,
      url: `${env().siteUrl}${address}`,
      events: await listAuctionEvents(county, receivedAt),
    }),
  );
  return textAnswer(request, { contentType: 'text/calendar', body });
});
