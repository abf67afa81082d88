import { sellerApiDocument } from '@/lib/copy/open-data/seller-api/document';
import { env } from '@/lib/server/platform/env';
import { openPreflight, openRoute } from '@/lib/server/platform/http/open-route';
import { taggedResponse } from '@/lib/server/platform/http/tagged-response';
import { site } from '@/lib/site';

export const OPTIONS = openPreflight;

/** The description is public; the operations need a key. */
export const GET = openRoute({}, async ({ request }) =>
  taggedResponse(request, {
    body: JSON.stringify(sellerApiDocument({ siteName: site.name, ...env() })),
    headers: { 'content-type': 'application/json' },
  }),
);
