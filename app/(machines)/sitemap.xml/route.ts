import { dataRoutes } from '@/lib/data-routes';
import { getSitemapParts } from '@/lib/server/catalog/feeds/indexed-pages';
import { toSitemapIndex } from '@/lib/server/catalog/feeds/sitemap';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { cachedText } from '@/lib/server/platform/cached-text';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';

export const dynamic = 'force-dynamic';

/** Index of the sitemap parts. */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  const body = await cachedText(dataRoutes.sitemap, receivedAt, async () => {
    const parts = await getSitemapParts(receivedAt);
    return toSitemapIndex(
      parts.map(({ name, changedAt }) => ({
        url: `${env().siteUrl}${dataRoutes.sitemapPart(name)}`,
        changedAt,
      })),
    );
  });
  return textResponse(request, { contentType: 'application/xml', body });
});
