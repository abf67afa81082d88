import { parseQueryOptions } from '@/lib/domain/open-data/odata/query-options';
import { toProperty } from '@/lib/domain/open-data/property';
import { propertyModel } from '@/lib/domain/open-data/property-model';
import { odataError, odataResponse, odataRoute, refuseOptions } from '@/lib/server/catalog/open-data/odata';
import { getOpenListing } from '@/lib/server/catalog/open-data/open-data';
import { openPreflight } from '@/lib/server/platform/http/open-route';

export const OPTIONS = openPreflight;

const keyPattern = /^Property\((?:ListingKey=)?'((?:[^']|'')+)'\)$/;

/** One listing by its key, `Property('k1')`; 404 if no public listing has it, 400 for options of a list. */
export const GET = odataRoute(async ({ request, receivedAt }) => {
  const { pathname, searchParams } = new URL(request.url);
  const key = keyPattern.exec(lastSegment(pathname))?.[1]?.replaceAll("''", "'");
  const source = key === undefined ? null : await getOpenListing(key, receivedAt);
  if (!source) return odataError(404, 'not-found', 'This doesn’t exist or is no longer public.');
  const options = parseQueryOptions(searchParams, propertyModel);
  if (!options.ok) return refuseOptions(options.reason);
  const forMany = [...searchParams.keys()].filter((name) => name.startsWith('$') && name !== '$select');
  if (forMany.length > 0)
    return refuseOptions(
      forMany.map((target) => ({
        target,
        message: 'This option applies to lists, not to a single listing.',
      })),
    );
  const { select } = options.value;
  const context = `#Property${select ? `(${select.join(',')})` : ''}/$entity`;
  return odataResponse(request, context, toProperty(source, select));
});

function lastSegment(pathname: string): string {
  const segment = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
