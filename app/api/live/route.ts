import { apiRoute, clientAddress, problem } from '@/lib/server/api';
import { hasRoomFor, liveStream, maximumAuctionsPerStream, presentStates } from '@/lib/server/live';

export const dynamic = 'force-dynamic';

export const GET = apiRoute({}, async ({ request }) => {
  const ids = (new URL(request.url).searchParams.get('auctions') ?? '').split(',').filter(Boolean);
  if (ids.length === 0 || ids.length > maximumAuctionsPerStream || new Set(ids).size < ids.length) {
    return problem(
      422,
      'invalid-auctions',
      `Name 1 to ${maximumAuctionsPerStream} different auctions: ?auctions=a,b`,
    );
  }
  const caller = clientAddress(request);
  if (!hasRoomFor(caller)) return eventStream(await presentStates(ids));
  const stream = liveStream({
    ids,
    lastEventId: request.headers.get('last-event-id'),
    signal: request.signal,
    caller,
  });
  return eventStream(stream);
});

const eventStream = (body: ReadableStream<Uint8Array> | string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
