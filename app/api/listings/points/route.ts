import { toMapPoints } from '@/lib/domain/listing/map-point';
import { parseListingQuery } from '@/lib/domain/search/listing-query';
import { apiRoute } from '@/lib/server/api';
import { listMapPoints } from '@/lib/server/listings';

/** Every home that a search finds, as a place on the map: `?county=kings&sale=auction`. */
export const GET = apiRoute({}, async ({ request }) => {
  const { query } = parseListingQuery(new URL(request.url).searchParams);
  return Response.json(toMapPoints(await listMapPoints(query)));
});
