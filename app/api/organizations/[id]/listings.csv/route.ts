import { draftRow, draftsHead } from '@/lib/domain/imports/write-table';
import { toDay } from '@/lib/domain/open-data/property-field';
import { tableRefusalResponse, tableResponse } from '@/lib/server/jobs/imports/table-response';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { exportDrafts } from '@/lib/server/workflows/drafts/portfolio';

/** An organization's listings as a table that can be imported again. */
export const GET = apiRoute<{ id: string }>({}, async ({ params, receivedAt }) => {
  const user = await getUser();
  if (!user) return tableRefusalResponse('signed-out');
  const found = await exportDrafts(user, params.id);
  if (!found.ok) return tableRefusalResponse(found.reason);
  async function* lines() {
    yield draftsHead();
    for await (const draft of found.ok ? found.value : []) yield draftRow(draft);
  }
  return tableResponse(lines(), `listings-${toDay(receivedAt)}.csv`);
});
