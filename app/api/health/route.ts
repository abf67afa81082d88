import { apiRoute } from '@/lib/server/api';
import { renewBuiltPages } from '@/lib/server/cache';
import { runtime } from '@/lib/server/runtime';
import { heartbeats } from '@/lib/server/store/collections';

export const dynamic = 'force-dynamic';

/** 200 when the store answers. Whoever waits for it finds no page of the build any more. */
export const GET = apiRoute({}, async () => {
  await runtime().store.get(heartbeats, 'server');
  renewBuiltPages();
  return Response.json({ status: 'ok', serverTime: new Date().toISOString() });
});
