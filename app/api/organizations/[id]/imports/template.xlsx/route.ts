import { tableRefusalResponse } from '@/lib/server/jobs/imports/table-response';
import { templateBytes } from '@/lib/server/jobs/imports/template';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';

/** An empty workbook with the usual columns, to fill in and import. */
export const GET = apiRoute<{ id: string }>({}, async ({ params }) => {
  const user = await getUser();
  if (!user) return tableRefusalResponse('signed-out');
  const found = await readOrganization(user, params.id, 'import');
  if (!found.ok) return tableRefusalResponse(found.reason);
  return new Response(await templateBytes(), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="homes.xlsx"',
    },
  });
});
