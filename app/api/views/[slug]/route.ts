import { countView } from '@/lib/server/catalog/listings/page-views';
import { apiRoute } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';

/** Counts a view of a property page, which calls this as soon as it is interactive. Needs no cookie. */
export const POST = apiRoute<{ slug: string }>({}, async ({ request, params: { slug }, receivedAt }) => {
  const userAgent = request.headers.get('user-agent') ?? '';
  await countView({ slug, userAgent, address: clientAddress(request), at: receivedAt });
  return new Response(null, { status: 204 });
});
