import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { signed } from '@/lib/server/platform/runtime/sign-statement';
import { getLoggedLedger } from '@/lib/server/records/auctions/auctions';
import { problems as copy } from '@/messages/api/problems';

/** The public ledger entries; `?after=` returns those after that entry. To verify them: docs/ledger.md. */
export const GET = apiRoute<{ id: string }>({}, async ({ request, params }) => {
  const after = Number(new URL(request.url).searchParams.get('after'));
  const auctionId = params.id;
  const found = await getLoggedLedger(auctionId, Number.isSafeInteger(after) ? after : 0);
  if (!found) return problem(404, 'not-found', copy.unknownAuction);
  const last = found.entries.at(-1);
  if (!last) return Response.json({ auctionId, ...found });
  const { seq, hash } = last;
  const { signature } = await signed('head', { auctionId, seq, hash });
  return Response.json({ auctionId, head: hash, headSignature: signature, ...found });
});
