import { apiRoute } from '@/lib/server/api';
import { listIndexedPages } from '@/lib/server/feeds/indexed-pages';
import { toSitemap } from '@/lib/server/feeds/sitemap';
import { textAnswer } from '@/lib/server/feeds/text-answer';

/** A part of the sitemap: `pages.xml`, `homes-1.xml`. */
export const GET = apiRoute<{ part: string }>({}, async ({ request, params: { part }, receivedAt }) => {
  const parts = await listIndexedPages(receivedAt);
  const found = parts.find(({ name }) => `${name}.xml` === part);
  if (!found) return new Response('No such part', { status: 404 });
  return textAnswer(request, { contentType: 'application/xml', body: toSitemap(found.pages) });
});
