import { openApiDocument } from '@/lib/domain/open-data/open-api/document';
import { env } from '@/lib/server/env';
import { openPreflight, openRoute } from '@/lib/server/open-route';
import { taggedResponse } from '@/lib/server/tagged-response';
import { site } from '@/lib/site';

export const OPTIONS = openPreflight;

export const GET = openRoute({}, async ({ request }) =>
  taggedResponse(request, {
    body: JSON.stringify(openApiDocument({ siteName: site.name, ...env() })),
    headers: { 'content-type': 'application/json' },
  }),
);
