import { accountRoutes } from '@/lib/account-routes';
import { apiRoute } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { toCalendar } from '@/lib/server/feeds/calendar';
import { listOpenHouseEvents } from '@/lib/server/feeds/showing-events';
import { textAnswer } from '@/lib/server/feeds/text-answer';

/** The open houses of one home. */
export const GET = apiRoute<{ file: string }>({}, async ({ request, params: { file }, receivedAt }) => {
  const slug = file.replace(/\.ics$/, '');
  const events = slug === file ? null : await listOpenHouseEvents(slug, receivedAt);
  if (!events) return new Response('No such home', { status: 404 });
  const url = `${env().siteUrl}${accountRoutes.openHouseCalendar(slug)}`;
  const body = toCalendar({ title: 'Open houses', url, events });
  return textAnswer(request, { contentType: 'text/calendar', body });
});
