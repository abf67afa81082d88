import { routes } from '@/lib/routes';
import { apiRoute } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { listIndexedPages } from '@/lib/server/feeds/indexed-pages';
import { toSitemapIndex } from '@/lib/server/feeds/sitemap';
import { textAnswer } from '@/lib/server/feeds/text-answer';

export const dynamic = 'force-dynamic';

/** Which parts the sitemap has. */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  const parts = await listIndexedPages(receivedAt);
  const body = toSitemapIndex(
    parts.map(({ name, pages }) => ({
      url: `${env().siteUrl}${routes.sitemapPart(name)}`,
      changedAt: pages.reduce((latest, { changedAt }) => Math.max(latest, changedAt ?? 0), 0) || null,
    })),
  );
  return textAnswer(request, { contentType: 'application/xml', body });
});
