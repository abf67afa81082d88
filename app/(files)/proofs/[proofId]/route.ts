import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { serveProof } from '@/lib/server/workflows/accounts/bid-limits';
import { notFound } from '@/messages/api/not-found';

/** A proof of funds, for its sender and for staff. */
export const GET = apiRoute<{ proofId: string }>({}, async ({ request, params }) => {
  const user = await getUser();
  const proof = user && (await serveProof(request, params.proofId, user));
  return proof ?? new Response(notFound.document, { status: 404 });
});
