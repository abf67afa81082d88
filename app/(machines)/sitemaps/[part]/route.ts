import { getSitemapParts } from '@/lib/server/catalog/feeds/indexed-pages';
import { toSitemap } from '@/lib/server/catalog/feeds/sitemap';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { cachedText } from '@/lib/server/platform/cached-text';
import { apiRoute } from '@/lib/server/platform/http/api';
import { notFound } from '@/messages/api/not-found';

/** A part of the sitemap: `pages.xml`, `homes-1.xml`. */
export const GET = apiRoute<{ part: string }>({}, async ({ request, params: { part }, receivedAt }) => {
  const found = (await getSitemapParts(receivedAt)).find(({ name }) => `${name}.xml` === part);
  if (!found) return new Response(notFound.part, { status: 404 });
  const body = await cachedText(`sitemap ${part}`, receivedAt, async () => toSitemap(found.listPages()));
  return textResponse(request, { contentType: 'application/xml', body });
});
