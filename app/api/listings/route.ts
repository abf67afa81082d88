import { toParameterErrors } from '@/lib/copy/open-data/parameter-errors';
import { listingsPerAnswer } from '@/lib/domain/open-data/limits';
import { parseListingsRequest } from '@/lib/domain/open-data/listings-request';
import { toProperty } from '@/lib/domain/open-data/property';
import { toCursorText } from '@/lib/domain/shared/keyset';
import { nextLink, searchOpenListings } from '@/lib/server/catalog/open-data/open-data';
import { problem } from '@/lib/server/platform/http/api';
import { openPreflight, openRoute } from '@/lib/server/platform/http/open-route';
import { taggedResponse } from '@/lib/server/platform/http/tagged-response';
import { problems as copy } from '@/messages/api/problems';

export const OPTIONS = openPreflight;

/** Search results in the order of the search page, with RESO names, by page: `?county=kings&cursor=…`. */
export const GET = openRoute({}, async ({ request, receivedAt }) => {
  const { searchParams } = new URL(request.url);
  const query = parseListingsRequest(searchParams, listingsPerAnswer);
  if (!query.ok)
    return problem(400, 'invalid-query', copy.invalidParameters, {
      errors: toParameterErrors(query.reason),
    });
  const { total, sources, next } = await searchOpenListings(query.value, receivedAt);
  const found = { total, listings: sources.map((source) => toProperty(source)) };
  return taggedResponse(request, {
    body: JSON.stringify({ ...found, nextCursor: next && toCursorText(next) }),
    content: JSON.stringify([found, next !== null]),
    headers: { 'content-type': 'application/json', ...nextLink('/api/listings', searchParams, next) },
  });
});
