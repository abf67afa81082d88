import { noteView } from '@/lib/server/catalog/listings/page-views';
import { clientAddress } from '@/lib/server/platform/edge/client-address';
import { apiRoute } from '@/lib/server/platform/http/api';

/** A page of a home was opened by somebody who stayed for a moment. Reads no cookie and sets none. */
export const POST = apiRoute<{ slug: string }>({}, async ({ request, params: { slug }, receivedAt }) => {
  const userAgent = request.headers.get('user-agent') ?? '';
  await noteView({ slug, userAgent, address: clientAddress(request), at: receivedAt });
  return new Response(null, { status: 204 });
});
