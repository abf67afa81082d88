import { csvMark, toLine } from '@/lib/domain/open-data/csv-cell';
import { toDay } from '@/lib/domain/open-data/property-field';
import { parseLogFilter } from '@/lib/domain/reviews/organization-log';
import { tableRefusalResponse, tableResponse } from '@/lib/server/jobs/imports/table-response';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { allLogRows } from '@/lib/server/records/audit-log/organization-log';
import { problems } from '@/messages/api/problems';
import { logKindLabels } from '@/messages/organizations/log-kind-labels';
import { logPage as copy } from '@/messages/organizations/log-page';
import { actionLabels } from '@/messages/staff/action-labels';

const limit: RateLimit = { name: 'organization-logs', burst: 10, refillMs: 30_000 };

/** An organization's log as a table, for its members. Cells never run as a formula. */
export const GET = apiRoute<{ id: string }>({}, async ({ request, params, receivedAt }) => {
  const user = await getUser();
  if (!user) return tableRefusalResponse('signed-out');
  const found = await readOrganization(user, params.id);
  if (!found.ok) return tableRefusalResponse(found.reason);
  const allowed = takeToken(limit, user.uid, receivedAt);
  if (!allowed.isAllowed) return tooMany(allowed.retryAfterSeconds);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const rows = allLogRows(user, params.id, parseLogFilter(query, found.value));
  async function* lines() {
    yield csvMark + toLine([copy.when, copy.who, copy.kind, copy.what, copy.home, copy.detail]);
    for await (const { at, who, kind, action, home, detail } of rows)
      yield toLine([
        new Date(at).toISOString(),
        who ?? copy.staff,
        logKindLabels[kind],
        actionLabels[action],
        home?.title ?? '',
        detail,
      ]);
  }
  return tableResponse(lines(), `activity-${toDay(receivedAt)}.csv`);
});

function tooMany(seconds: number): Response {
  const refusal = problem(429, 'too-many', problems.tooManySeconds({ seconds }));
  refusal.headers.set('retry-after', String(seconds));
  return refusal;
}
