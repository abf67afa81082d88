import { apiRoute } from '@/lib/server/platform/http/api';
import { listLedgerCheckpoints } from '@/lib/server/records/auctions/ledger-checkpoints';

/**
 * The ledger checkpoints by hour, or with `?after=` those after that one; docs/ledger.md explains the
 * verification.
 */
export const GET = apiRoute({}, async ({ request }) => {
  const after = Number(new URL(request.url).searchParams.get('after'));
  return Response.json({
    publications: await listLedgerCheckpoints(Number.isSafeInteger(after) ? after : 0),
  });
});
