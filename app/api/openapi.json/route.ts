import { openApiDocument } from '@/lib/copy/open-data/open-api/document';
import { env } from '@/lib/server/platform/env';
import { openPreflight, openRoute } from '@/lib/server/platform/http/open-route';
import { taggedResponse } from '@/lib/server/platform/http/tagged-response';
import { site } from '@/lib/site';

export const OPTIONS = openPreflight;

export const GET = openRoute({}, async ({ request }) =>
  taggedResponse(request, {
    body: JSON.stringify(openApiDocument({ siteName: site.name, ...env() })),
    headers: { 'content-type': 'application/json' },
  }),
);
