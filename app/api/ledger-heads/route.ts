import { apiRoute } from '@/lib/server/platform/http/api';
import { listLedgerCheckpoints } from '@/lib/server/records/auctions/ledger-checkpoints';

/** The hourly ledger checkpoints; `?after=` returns those after that one. To verify them: docs/ledger.md. */
export const GET = apiRoute({}, async ({ request }) => {
  const after = Number(new URL(request.url).searchParams.get('after'));
  return Response.json({
    publications: await listLedgerCheckpoints(Number.isSafeInteger(after) ? after : 0),
  });
});
