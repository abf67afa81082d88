import { apiRoute } from '@/lib/server/api';
import { clientAddress } from '@/lib/server/edge/client-address';
import { noteView } from '@/lib/server/home-views';

/** A page of a home was opened by somebody who stayed for a moment. Reads no cookie and sets none. */
export const POST = apiRoute<{ slug: string }>({}, async ({ request, params: { slug }, receivedAt }) => {
  const userAgent = request.headers.get('user-agent') ?? '';
  await noteView({ slug, userAgent, address: clientAddress(request), at: receivedAt });
  return new Response(null, { status: 204 });
});
