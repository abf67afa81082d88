import { dataRoutes } from '@/lib/data-routes';
import { apiRoute } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { getSitemapParts } from '@/lib/server/feeds/indexed-pages';
import { keptText } from '@/lib/server/feeds/kept-text';
import { toSitemapIndex } from '@/lib/server/feeds/sitemap';
import { textAnswer } from '@/lib/server/feeds/text-answer';

export const dynamic = 'force-dynamic';

/** Which parts the sitemap has. */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  const body = await keptText(dataRoutes.sitemap, receivedAt, async () => {
    const parts = await getSitemapParts(receivedAt);
    return toSitemapIndex(
      parts.map(({ name, changedAt }) => ({
        url: `${env().siteUrl}${dataRoutes.sitemapPart(name)}`,
        changedAt,
      })),
    );
  });
  return textAnswer(request, { contentType: 'application/xml', body });
});
