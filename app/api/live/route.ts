import { MOST_LIVE_AUCTIONS } from '@/lib/domain/auctions/views/live-limit';
import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { canOpenStream, currentStates, type InboxOwner, liveStream } from '@/lib/server/records/live/live';
import { problems as copy } from '@/messages/api/problems';

export const dynamic = 'force-dynamic';

export const GET = apiRoute({}, async ({ request }) => {
  const params = new URL(request.url).searchParams;
  const ids = (params.get('auctions') ?? '').split(',').filter(Boolean);
  const owner = params.has('me') ? await bellOwner() : null;
  if (params.has('me') && !owner && ids.length === 0) return problem(401, 'signed-out', copy.signInFirst);
  if ((ids.length === 0 && !owner) || ids.length > MOST_LIVE_AUCTIONS || new Set(ids).size < ids.length) {
    return problem(422, 'invalid-auctions', copy.nameAuctions({ most: MOST_LIVE_AUCTIONS }));
  }
  const caller = clientAddress(request);
  if (!canOpenStream(caller)) return eventStream(await currentStates(ids, owner));
  const stream = liveStream({
    ids,
    lastEventId: request.headers.get('last-event-id'),
    signal: request.signal,
    caller,
    owner,
  });
  return eventStream(stream);
});

async function bellOwner(): Promise<InboxOwner | null> {
  const signedIn = await getSession();
  return signedIn && { uid: signedIn.user.uid, sessionId: signedIn.sessionId };
}

const eventStream = (body: ReadableStream<Uint8Array> | string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      vary: 'cookie',
    },
  });
