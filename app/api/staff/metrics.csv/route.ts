import { csvMark } from '@/lib/domain/open-data/csv-cell';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { readMetrics, toMetricsTable } from '@/lib/server/workflows/desk/metrics';
import { problems as copy } from '@/messages/api/problems';
import { staffRefusals } from '@/messages/staff/staff-refusals';

/** The figures of the metrics page as a table, for staff. */
export const GET = apiRoute({}, async ({ receivedAt }) => {
  const by = await getSession();
  if (!by) return problem(401, 'signed-out', copy.signInFirst);
  const figures = await readMetrics(by.user, receivedAt);
  if (!figures.ok) return problem(403, figures.reason, staffRefusals[figures.reason]);
  return new Response(csvMark + toMetricsTable(figures.value).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="metrics-${newYorkDay(receivedAt)}.csv"`,
    },
  });
});
