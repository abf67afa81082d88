import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { getLedger } from '@/lib/server/records/auctions/auctions';
import { problems as copy } from '@/messages/api/problems';

/** The public ledger entries; `?after=` returns those after that entry. To verify them: docs/ledger.md. */
export const GET = apiRoute<{ id: string }>({}, async ({ request, params }) => {
  const after = Number(new URL(request.url).searchParams.get('after'));
  const entries = await getLedger(params.id, Number.isSafeInteger(after) ? after : 0);
  if (!entries) return problem(404, 'not-found', copy.unknownAuction);
  return Response.json({ auctionId: params.id, head: entries.at(-1)?.hash, entries });
});
