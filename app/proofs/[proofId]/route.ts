import { apiRoute } from '@/lib/server/api';
import { serveProof } from '@/lib/server/bid-limits';
import { getUser } from '@/lib/server/session';

/** A proof of funds, for its sender and for staff. */
export const GET = apiRoute<{ proofId: string }>({}, async ({ request, params }) => {
  const user = await getUser();
  const proof = user && (await serveProof(request, params.proofId, user));
  return proof ?? new Response('No such document', { status: 404 });
});
