import { toSuggestionOptions } from '@/components/search/suggestion-options';
import { longestText } from '@/lib/domain/search/query/typed-text';
import { suggestSearches } from '@/lib/server/catalog/listings/listings';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { takeToken } from '@/lib/server/platform/rate-limit';
import { problems as copy } from '@/messages/api/problems';

/** Ten requests a second, faster than anyone types. */
const suggestLimit = { name: 'suggest', burst: 100, refillMs: 100 } as const;

/** Suggestions for the text typed so far: `?q=hals`. */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  if (!takeToken(suggestLimit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', copy.submitForm);
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const suggested = await suggestSearches(typed.slice(0, longestText));
  return Response.json(
    { suggestions: toSuggestionOptions(suggested) },
    { headers: { 'cache-control': 'private, max-age=30' } },
  );
});
