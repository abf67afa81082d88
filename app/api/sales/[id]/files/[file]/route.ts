import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { serveClosingFile } from '@/lib/server/workflows/closings/closing-files';
import { notFound } from '@/messages/api/not-found';

/** A document of a closing, for its two sides and staff. */
export const GET = apiRoute<{ id: string; file: string }>({}, async ({ request, params, receivedAt }) => {
  const fileRequest = { request, saleId: params.id, file: params.file, getUser, now: receivedAt };
  return (await serveClosingFile(fileRequest)) ?? new Response(notFound.document, { status: 404 });
});
