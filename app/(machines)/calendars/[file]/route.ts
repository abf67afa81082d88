import { dataRoutes } from '@/lib/data-routes';
import { countyLabel } from '@/lib/domain/locations/counties';
import { listAuctionEvents } from '@/lib/server/catalog/feeds/auction-events';
import { toCalendar } from '@/lib/server/catalog/feeds/calendar';
import { readPlace } from '@/lib/server/catalog/feeds/read-place';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { cachedText } from '@/lib/server/platform/cached-text';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';
import { notFound } from '@/messages/api/not-found';
import { calendar as copy } from '@/messages/feeds/calendar';

/** Auction calendar subscriptions: `all.ics`, `kings.ics`. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  const place = readPlace(file, '.ics');
  if (!place) return new Response(notFound.calendar, { status: 404 });
  const { county } = place;
  const address = dataRoutes.calendar(county?.slug);
  const body = await cachedText(address, receivedAt, async () =>
    toCalendar({
      title: copy.auctionsIn({ place: county ? countyLabel(county) : copy.newYork }),
      url: `${env().siteUrl}${address}`,
      events: await listAuctionEvents(county, receivedAt),
    }),
  );
  return textResponse(request, { contentType: 'text/calendar', body });
});
