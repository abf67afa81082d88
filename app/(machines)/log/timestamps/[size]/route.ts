import { parseDecimal } from '@/lib/domain/auctions/transparency/bytes';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { readTimestamp } from '@/lib/server/records/transparency/stamp-log';
import { problems as copy } from '@/messages/api/problems';

export const dynamic = 'force-dynamic';

/** The first timestamp (RFC 3161) of a checkpoint with at least this many entries. To verify it: docs/ledger.md. */
export const GET = apiRoute<{ size: string }>({}, async ({ params }) => {
  const size = parseDecimal(params.size);
  const stamped = size === null ? null : await readTimestamp(size);
  return stamped
    ? Response.json(stamped, { headers: { 'cache-control': 'public, max-age=3600' } })
    : problem(404, 'not-found', copy.noTimestamp);
});
