import { toMapAnswer, toTileAnswer } from '@/lib/domain/map/map-answer';
import { parseTile } from '@/lib/domain/map/tile';
import { parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { listMapPoints, listPointsNear } from '@/lib/server/catalog/listings/listings';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { chargeTokens, takeToken } from '@/lib/server/platform/rate-limit';
import { problems as copy } from '@/messages/api/problems';

/** Twenty tokens a second. A pan requests at most 12 tiles per view, and the browser caches them. */
const limit = { name: 'map-points', burst: 400, refillMs: 50 } as const;
/** A response costs one more token per this many homes. */
const homesPerToken = 5_000;
const tileSeconds = 30;

/**
 * Search results as map points: all of them (`?county=kings`), or those in one tile
 * (`?county=kings&tile=11/603/769`). Many homes become clusters; none is left out.
 */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  const address = clientAddress(request);
  if (!takeToken(limit, address, receivedAt).isAllowed)
    return problem(429, 'rate-limited', copy.tooManyMinute);
  const { searchParams } = new URL(request.url);
  const name = searchParams.get('tile');
  const tile = name === null ? null : parseTile(name);
  if (name !== null && !tile) return problem(400, 'unknown-tile', copy.unknownTile);
  const { query } = parseListingQuery(searchParams);
  const points = await (tile ? listPointsNear(tile, query) : listMapPoints(query));
  chargeTokens(limit, address, Math.floor(points.length / homesPerToken), receivedAt);
  if (!tile) return Response.json(toMapAnswer(points));
  const headers = { 'cache-control': `public, max-age=${tileSeconds}` };
  return Response.json(toTileAnswer(points, tile), { headers });
});
