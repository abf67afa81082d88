import { parseQueryOptions } from '@/lib/domain/open-data/odata/query-options';
import { valueAtPath } from '@/lib/domain/open-data/property';
import { propertyModel } from '@/lib/domain/open-data/property-model';
import {
  getListingOf,
  odataNotFound,
  odataNothing,
  odataResponse,
  odataRoute,
  odataText,
  refuseListOptions,
  refuseOptions,
  segmentsOf,
} from '@/lib/server/catalog/open-data/odata';
import { openPreflight } from '@/lib/server/platform/http/open-route';

export const OPTIONS = openPreflight;

/**
 * A part of a listing: `Property('k1')/City`, `/Auction`, `/Auction/BidCount` or `/Media`; as text with
 * `/$value`, or the length of a list with `/$count`.
 */
export const GET = odataRoute(async ({ request, receivedAt }) => {
  const { pathname, searchParams } = new URL(request.url);
  const [entity = '', ...rest] = segmentsOf(pathname);
  const source = await getListingOf(entity, receivedAt);
  const form = rest.at(-1)?.startsWith('$') ? rest.pop() : undefined;
  const path = rest.join('/');
  const value = source ? valueAtPath(source, path) : undefined;
  if (value === undefined) return odataNotFound();
  const options = parseQueryOptions(searchParams, propertyModel);
  if (!options.ok) return refuseOptions(options.reason);
  const refusal = refuseListOptions(searchParams, []);
  if (refusal) return refusal;
  if (value === null) return odataNothing();
  if (form === '$count') return Array.isArray(value) ? odataText(request, value.length) : odataNotFound();
  if (form === '$value') return typeof value === 'object' ? odataNotFound() : odataText(request, value);
  if (form !== undefined) return odataNotFound();
  const isGroup = typeof value === 'object' && !Array.isArray(value);
  return odataResponse(request, `#${entity}/${path}`, isGroup ? value : { value });
});
