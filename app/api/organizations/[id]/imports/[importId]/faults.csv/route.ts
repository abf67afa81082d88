import { readImport } from '@/lib/server/jobs/imports/read-imports';
import { faultyLines, tableRefusalResponse, tableResponse } from '@/lib/server/jobs/imports/table-response';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';

/** The rejected rows, with what to fix in each, or the rows with warnings. */
export const GET = apiRoute<{ id: string; importId: string }>({}, async ({ params, request }) => {
  const user = await getUser();
  if (!user) return tableRefusalResponse('signed-out');
  const found = await readImport(user, params.importId);
  if (!found.ok) return tableRefusalResponse(found.reason);
  if (found.value.organisationId !== params.id) return tableRefusalResponse('not-found');
  return new URL(request.url).searchParams.get('of') === 'warnings'
    ? tableResponse(faultyLines(found.value, 'warned'), 'warnings.csv')
    : tableResponse(faultyLines(found.value), 'to-mend.csv');
});
