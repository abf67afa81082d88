import { propertiesPerPage } from '@/lib/domain/open-data/limits';
import { type OrderTerm, parseQueryOptions } from '@/lib/domain/open-data/odata/query-options';
import { toProperty } from '@/lib/domain/open-data/property';
import { propertyModel } from '@/lib/domain/open-data/property-model';
import { parseCursor, type Rank, toCursorText } from '@/lib/domain/shared/keyset';
import { odataResponse, odataRoute, refuseOptions, serviceUrl } from '@/lib/server/catalog/open-data/odata';
import { queryOpenListings, withKey } from '@/lib/server/catalog/open-data/open-data';
import { openPreflight } from '@/lib/server/platform/http/open-route';

export const OPTIONS = openPreflight;

/** Listings that match an OData query; a long result continues at `@odata.nextLink`. */
export const GET = odataRoute(async ({ request, receivedAt }) => {
  const { searchParams } = new URL(request.url);
  const options = parseQueryOptions(searchParams, propertyModel);
  if (!options.ok) return refuseOptions(options.reason);
  const { orderBy, select, top, skipToken, isCounted } = options.value;
  const order = orderName(orderBy);
  const place = skipToken === null ? null : parseCursor(skipToken, order, withKey(orderBy).length);
  if (skipToken !== null && place === null)
    return refuseOptions([{ target: '$skiptoken', fault: { code: 'other-order' } }]);

  const limit = Math.min(top ?? propertiesPerPage, propertiesPerPage);
  const page = await queryOpenListings(options.value, { after: place?.rank ?? null, limit }, receivedAt);
  const { items, last, count } = page;
  const left = top === null ? null : top - items.length;
  const isMore = last !== null && left !== 0;
  return odataResponse(request, `#Property${select ? `(${select.join(',')})` : ''}`, {
    ...(isCounted && { '@odata.count': count }),
    value: items.map((source) => toProperty(source, select)),
    ...(isMore && { '@odata.nextLink': nextPage(searchParams, { order, last, left }) }),
  });
});

const orderName = (orderBy: readonly OrderTerm[]): string =>
  orderBy.map(({ path, isDescending }) => `${path}${isDescending ? ' desc' : ''}`).join();

interface Rest {
  readonly order: string;
  readonly last: Rank;
  /** How many listings of `$top` are still to come; null without `$top`. */
  readonly left: number | null;
}

function nextPage(params: URLSearchParams, { order, last, left }: Rest): string {
  const further = new URLSearchParams(params);
  further.delete('$skip');
  if (left !== null) further.set('$top', String(left));
  further.set('$skiptoken', toCursorText({ order, asOf: 0, rank: last }));
  return `${serviceUrl()}/Property?${further}`;
}
