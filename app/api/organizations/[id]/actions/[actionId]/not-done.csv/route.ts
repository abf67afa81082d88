import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { readBulkAction } from '@/lib/server/workflows/bulk-actions/bulk-action-record';
import { notDoneTable } from '@/lib/server/workflows/bulk-actions/not-done-table';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

/** The homes that an action left out or did not do, with the reason for each. */
export const GET = apiRoute<{ id: string; actionId: string }>({}, async ({ params }) => {
  const user = await getUser();
  if (!user) return problem(401, 'signed-out', sellingRefusalWords['signed-out']);
  const found = await readBulkAction(user, params.actionId);
  if (!found.ok || found.value.organisationId !== params.id)
    return problem(404, 'not-found', sellingRefusalWords['not-found']);
  return new Response(await notDoneTable(found.value), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="not-done.csv"',
    },
  });
});
