import { parseQueryOptions } from '@/lib/domain/open-data/odata/query-options';
import { propertyModel } from '@/lib/domain/open-data/property-model';
import { odataRoute, odataText, refuseOptions } from '@/lib/server/catalog/open-data/odata';
import { queryOpenListings } from '@/lib/server/catalog/open-data/open-data';
import { openPreflight } from '@/lib/server/platform/http/open-route';

export const OPTIONS = openPreflight;

/** The number of listings that match a filter, as text. Other options do not change it. */
export const GET = odataRoute(async ({ request, receivedAt }) => {
  const options = parseQueryOptions(new URL(request.url).searchParams, propertyModel);
  if (!options.ok) return refuseOptions(options.reason);
  const { count } = await queryOpenListings(
    { ...options.value, orderBy: [], skip: 0 },
    { after: null, limit: 0 },
    receivedAt,
  );
  return odataText(request, count);
});
