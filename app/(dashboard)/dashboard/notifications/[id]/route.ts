import { accountRoutes } from '@/lib/account-routes';
import { toInternalPath } from '@/lib/domain/shared/internal-path';
import { getUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { readNotification } from '@/lib/server/records/notifications/inbox';

/**
 * Marks it as read and redirects to its target. A URL of its own, so that a push message can link here too.
 */
export async function GET(
  _: Request,
  { params }: RouteContext<'/dashboard/notifications/[id]'>,
): Promise<Response> {
  const user = await getUser();
  const { id } = await params;
  const notice = user && (await readNotification(user.uid, decodeURIComponent(id), clock.now()));
  const path = toInternalPath(notice?.path, accountRoutes.notifications);
  return new Response(null, { status: 303, headers: { location: `${env().siteUrl}${path}` } });
}
