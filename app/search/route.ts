import { readTypedSearch } from '@/lib/domain/search/text/typed-search';
import { routes } from '@/lib/routes';
import { apiRoute } from '@/lib/server/platform/http/api';

/** Redirects from a search form's text to the parsed search: `?q=3+bed+Albany`. */
export const GET = apiRoute({}, async ({ request }) => {
  const params = String(readTypedSearch(new URL(request.url).searchParams));
  const location = params ? `${routes.properties}?${params}` : routes.properties;
  return new Response(null, { status: 303, headers: { location } });
});
