import { getSampleDocument } from '@/lib/server/catalog/pictures/sample-files';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { serveDocument } from '@/lib/server/workflows/uploads/stored-files';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** A listing's document: of a sample made from the listing's own facts and labelled as a sample, else a stored file. */
export const GET = apiRoute<{ key: string; file: string }>({}, async ({ request, params, receivedAt }) => {
  const page = await getSampleDocument(params.key, params.file);
  if (page !== null) return new Response(page, { headers });
  const stored = await serveDocument({ request, ...params, getUser, now: receivedAt });
  return stored ?? new Response('No such document', { status: 404 });
});
