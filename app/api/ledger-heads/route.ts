import { apiRoute } from '@/lib/server/platform/http/api';
import { listPublications } from '@/lib/server/records/auctions/ledger-checkpoints';

/** The heads of all ledgers by the hour, or with `?after=` those after that publication; docs/ledger.md says how to check them. */
export const GET = apiRoute({}, async ({ request }) => {
  const after = Number(new URL(request.url).searchParams.get('after'));
  return Response.json({ publications: await listPublications(Number.isSafeInteger(after) ? after : 0) });
});
