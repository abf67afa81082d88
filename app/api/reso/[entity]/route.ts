import { parseQueryOptions } from '@/lib/domain/open-data/odata/query-options';
import { toProperty } from '@/lib/domain/open-data/property';
import { propertyModel } from '@/lib/domain/open-data/property-model';
import {
  getListingOf,
  odataNotFound,
  odataResponse,
  odataRoute,
  refuseListOptions,
  refuseOptions,
  segmentsOf,
} from '@/lib/server/catalog/open-data/odata';
import { openPreflight } from '@/lib/server/platform/http/open-route';

export const OPTIONS = openPreflight;

/** One listing by its key, `Property('k1')`; 404 if no public listing has it, 400 for options of a list. */
export const GET = odataRoute(async ({ request, receivedAt }) => {
  const { pathname, searchParams } = new URL(request.url);
  const source = await getListingOf(segmentsOf(pathname)[0] ?? '', receivedAt);
  if (!source) return odataNotFound();
  const options = parseQueryOptions(searchParams, propertyModel);
  if (!options.ok) return refuseOptions(options.reason);
  const refusal = refuseListOptions(searchParams, ['$select']);
  if (refusal) return refusal;
  const { select } = options.value;
  const context = `#Property${select ? `(${select.join(',')})` : ''}/$entity`;
  return odataResponse(request, context, toProperty(source, select));
});
