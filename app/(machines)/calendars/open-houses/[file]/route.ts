import { accountRoutes } from '@/lib/account-routes';
import { toCalendar } from '@/lib/server/catalog/feeds/calendar';
import { listOpenHouseEvents } from '@/lib/server/catalog/feeds/showing-events';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';
import { notFound } from '@/messages/api/not-found';
import { calendar as copy } from '@/messages/feeds/calendar';

/** Calendar file with the open houses of one home. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  const slug = file.replace(/\.ics$/, '');
  const events = slug === file ? null : await listOpenHouseEvents(slug, receivedAt);
  if (!events) return new Response(notFound.home, { status: 404 });
  const url = `${env().siteUrl}${accountRoutes.openHouseCalendar(slug)}`;
  const body = toCalendar({ title: copy.openHouses, url, events });
  return textResponse(request, { contentType: 'text/calendar', body });
});
