import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { serveSaleFile } from '@/lib/server/workflows/closings/sale-files';

/** A document of a sale, for its sides and staff. */
export const GET = apiRoute<{ id: string; file: string }>({}, async ({ request, params, receivedAt }) => {
  const asked = { request, saleId: params.id, file: params.file, getUser, now: receivedAt };
  return (await serveSaleFile(asked)) ?? new Response('No such document', { status: 404 });
});
