import { isUnderWay } from '@/lib/domain/imports/import';
import { readImport } from '@/lib/server/jobs/imports/read-imports';
import { continueImport } from '@/lib/server/jobs/imports/run-imports';
import { tableRefusalResponse } from '@/lib/server/jobs/imports/table-response';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';

const forMs = 1_000;

/** Continues an import while its page is open; returns the progress. The tick does so too, more slowly. */
export const POST = apiRoute<{ id: string; importId: string }>({}, async ({ params, receivedAt }) => {
  const user = await getUser();
  if (!user) return tableRefusalResponse('signed-out');
  const found = await readImport(user, params.importId);
  if (!found.ok) return tableRefusalResponse(found.reason);
  if (found.value.organisationId !== params.id) return tableRefusalResponse('not-found');
  if (isUnderWay(found.value.state)) await continueImport(params.importId, receivedAt, forMs);
  const after = await readImport(user, params.importId);
  if (!after.ok) return tableRefusalResponse(after.reason);
  const { state, cursor, pieces } = after.value;
  return Response.json({ isUnderWay: isUnderWay(state), cursor, pieces });
});
