import { shareWords } from '@/components/listings/sharing/share-copy';
import { dataRoutes } from '@/lib/data-routes';
import { getListingBySlug } from '@/lib/server/catalog/listings/listings';
import { getSharePicture } from '@/lib/server/catalog/pictures/share-picture';
import { shareVersion } from '@/lib/server/catalog/pictures/share-version';
import { apiRoute } from '@/lib/server/platform/http/api';
import { notFound } from '@/messages/api/not-found';
import { drawPanel } from '../../_sections/draw-panel';

const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * Share picture of a home. Its URL contains a version of its content, so caches never show outdated facts; an
 * old URL redirects to the current picture.
 */
export const GET = apiRoute<{ slug: string; file: string }>({}, async ({ params: { slug, file } }) => {
  const detail = await getListingBySlug(slug);
  if (!detail) return new Response(notFound.home, { status: 404 });
  const words = shareWords(detail);
  const address = dataRoutes.sharePicture(slug, shareVersion(words));
  if (!address.endsWith(`/${file}`))
    return new Response(null, { status: 307, headers: { location: address } });
  const picture = await getSharePicture(address, { cover: words.cover, draw: () => drawPanel(words) });
  return new Response(new Uint8Array(picture), { headers });
});
