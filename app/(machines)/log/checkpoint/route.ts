import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { readCheckpointNote } from '@/lib/server/records/transparency/read-log';
import { problems as copy } from '@/messages/api/problems';

export const dynamic = 'force-dynamic';

/** The latest checkpoint of the transparency log (C2SP tlog-tiles). To verify it: docs/ledger.md. */
export const GET = apiRoute({}, async () => {
  const note = await readCheckpointNote();
  return note === null
    ? problem(404, 'not-found', copy.noCheckpoint)
    : new Response(note, {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=2' },
      });
});
