import { subscriptionSchema } from '@/lib/domain/notifications/push';
import { addBrowser } from '@/lib/server/people/sessions/push';
import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { problems as copy } from '@/messages/api/problems';

/** Enables push messages for a browser. The body is the result of the browser's `subscribe` call. */
export const POST = apiRoute({ body: subscriptionSchema }, async ({ request, body, receivedAt }) => {
  const by = await getSession();
  if (!by) return problem(401, 'signed-out', copy.signInFirst);
  const isAdded = await addBrowser(by, body, request.headers.get('user-agent') ?? '', receivedAt);
  return isAdded
    ? new Response(null, { status: 204 })
    : problem(422, 'unknown-service', copy.unknownPushService);
});
