import { apiRoute } from '@/lib/server/api';
import { listSitemapParts } from '@/lib/server/feeds/indexed-pages';
import { keptText } from '@/lib/server/feeds/kept-text';
import { toSitemap } from '@/lib/server/feeds/sitemap';
import { textAnswer } from '@/lib/server/feeds/text-answer';

/** A part of the sitemap: `pages.xml`, `homes-1.xml`. */
export const GET = apiRoute<{ part: string }>({}, async ({ request, params: { part }, receivedAt }) => {
  const body = await keptText(`sitemap ${part}`, receivedAt, async () => {
    const found = (await listSitemapParts(receivedAt)).find(({ name }) => `${name}.xml` === part);
    return found ? toSitemap(found.listPages()) : '';
  });
  if (!body) return new Response('No such part', { status: 404 });
  return textAnswer(request, { contentType: 'application/xml', body });
});
