import { odataResponse, odataRoute } from '@/lib/server/catalog/open-data/odata';
import { openPreflight } from '@/lib/server/platform/http/open-route';

export const OPTIONS = openPreflight;

/** The OData service document. */
export const GET = odataRoute(async ({ request }) =>
  odataResponse(request, '', { value: [{ name: 'Property', kind: 'EntitySet', url: 'Property' }] }),
);
