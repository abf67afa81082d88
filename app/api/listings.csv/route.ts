import { setImmediate as nextTurn } from 'node:timers/promises';
import { toParameterErrors } from '@/lib/copy/open-data/parameter-errors';
import { csvHead, csvRow } from '@/lib/domain/open-data/csv';
import { csvMark } from '@/lib/domain/open-data/csv-cell';
import { rowsPerTable, tableLimit } from '@/lib/domain/open-data/limits';
import { parseListingsRequest } from '@/lib/domain/open-data/listings-request';
import { type PropertySource, toDay } from '@/lib/domain/open-data/property-field';
import { nextLink, searchOpenListings } from '@/lib/server/catalog/open-data/open-data';
import { problem } from '@/lib/server/platform/http/api';
import { openPreflight, openRoute } from '@/lib/server/platform/http/open-route';
import { problems as copy } from '@/messages/api/problems';

export const OPTIONS = openPreflight;

const rowsPerChunk = 200;

/** Search results as CSV. A truncated file says so in its name, and the `Link` header continues it. */
export const GET = openRoute({ limit: tableLimit }, async ({ request, receivedAt }) => {
  const { searchParams } = new URL(request.url);
  const query = parseListingsRequest(searchParams, rowsPerTable);
  if (!query.ok)
    return problem(400, 'invalid-query', copy.invalidParameters, {
      errors: toParameterErrors(query.reason),
    });
  const { total, sources, next } = await searchOpenListings(query.value, receivedAt);
  const cut = next ? `-cut-${sources.length}-of-${total}` : '';
  return new Response(toStream(sources), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="listings-${toDay(receivedAt)}${cut}.csv"`,
      'x-total-count': String(total),
      'x-row-count': String(sources.length),
      ...nextLink('/api/listings.csv', searchParams, next),
    },
  });
});

/** Writes a few rows at a time and yields to other requests in between. */
function toStream(sources: readonly PropertySource[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let rowCount = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvMark + csvHead())),
    async pull(controller) {
      await nextTurn();
      const rows = sources.slice(rowCount, rowCount + rowsPerChunk);
      rowCount += rows.length;
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(csvRow).join('')));
      else controller.close();
    },
  });
}
