import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { serveDocument } from '@/lib/server/workflows/uploads/stored-files';
import { notFound } from '@/messages/api/not-found';

/** A listing's document. */
export const GET = apiRoute<{ key: string; file: string }>({}, async ({ request, params, receivedAt }) => {
  const stored = await serveDocument({ request, ...params, getUser, now: receivedAt });
  return stored ?? new Response(notFound.document, { status: 404 });
});
