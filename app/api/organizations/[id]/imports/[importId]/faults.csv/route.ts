import { readImport } from '@/lib/server/jobs/imports/read-imports';
import { faultyLines, tableRefusalResponse, tableResponse } from '@/lib/server/jobs/imports/table-response';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';

/** The rejected rows, with what to fix in each. */
export const GET = apiRoute<{ id: string; importId: string }>({}, async ({ params }) => {
  const user = await getUser();
  if (!user) return tableRefusalResponse('signed-out');
  const found = await readImport(user, params.importId);
  if (!found.ok) return tableRefusalResponse(found.reason);
  if (found.value.organisationId !== params.id) return tableRefusalResponse('not-found');
  return tableResponse(faultyLines(found.value), 'to-mend.csv');
});
