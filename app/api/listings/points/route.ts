import { toMapPoints } from '@/lib/domain/listing/map-point';
import { parseListingQuery } from '@/lib/domain/search/listing-query';
import { apiRoute, problem } from '@/lib/server/api';
import { clientAddress } from '@/lib/server/edge/client-address';
import { listMapPoints } from '@/lib/server/listings';
import { takeToken } from '@/lib/server/rate-limit';

/** Faster than anybody changes a search; moving the map alone asks for nothing. */
const limit = { name: 'map-points', burst: 120, refillMs: 250 } as const;

/** Every home that a search finds, as a place on the map: `?county=kings&sale=auction`. */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', 'Too many requests. Try again in a minute.');
  const { query } = parseListingQuery(new URL(request.url).searchParams);
  return Response.json(toMapPoints(await listMapPoints(query)));
});
