import { saleDayShareWords } from '@/components/auctions/sale-day/sale-day-copy';
import { dataRoutes } from '@/lib/data-routes';
import { getSaleDay } from '@/lib/server/catalog/listings/sale-days';
import { getSharePicture } from '@/lib/server/catalog/pictures/share-picture';
import { shareVersion } from '@/lib/server/catalog/pictures/share-version';
import { apiRoute } from '@/lib/server/platform/http/api';
import { notFound } from '@/messages/api/not-found';
import { drawPanel } from '../../../_sections/draw-panel';

const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' };

/** Share picture of a sale day, with the photo of its first lot. Its URL works as that of a home's picture. */
export const GET = apiRoute<{ slug: string; file: string }>({}, async ({ params: { slug, file } }) => {
  const day = await getSaleDay(slug);
  if (!day) return new Response(notFound.saleDay, { status: 404 });
  const words = saleDayShareWords(day);
  const address = dataRoutes.saleDayPicture(slug, shareVersion(words));
  if (!address.endsWith(`/${file}`))
    return new Response(null, { status: 307, headers: { location: address } });
  const picture = await getSharePicture(address, { cover: words.cover, draw: () => drawPanel(words) });
  return new Response(new Uint8Array(picture), { headers });
});
