import { monthPeriod } from '@/lib/domain/portfolio/figures/period';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { printReport } from '@/lib/server/workflows/organizations/figures/print-report';
import { readOrganizationFigures } from '@/lib/server/workflows/organizations/figures/read-figures';
import { problems } from '@/messages/api/problems';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { report as copy } from '@/messages/figures/report';

/** Making a document of many homes takes about a second of the processor. */
const limit: RateLimit = { name: 'organization-reports', burst: 5, refillMs: 20_000 };

/** The figures of one month (`month=2026-10`) as a PDF, for members. */
export const GET = apiRoute<{ id: string }>({}, async ({ request, params: { id }, receivedAt }) => {
  const user = await getUser();
  if (!user) return problem(401, 'signed-out', sellingRefusalWords['signed-out']);
  const month = new URL(request.url).searchParams.get('month') ?? '';
  const organization = await readOrganization(user, id);
  if (!organization.ok) return problem(404, 'not-found', sellingRefusalWords['not-found']);
  const period = monthPeriod(month, organization.value.createdAt, receivedAt);
  if (!period) return problem(400, 'bad-month', copy.badMonth);
  const allowed = takeToken(limit, user.uid, receivedAt);
  if (!allowed.isAllowed) return tooMany(allowed.retryAfterSeconds);
  const found = await readOrganizationFigures(user, id, period, receivedAt);
  if (!found.ok)
    return found.reason === 'too-many'
      ? tooMany(60)
      : problem(404, found.reason, sellingRefusalWords[found.reason]);
  const { organization: _, ...measured } = found.value;
  const isPartial = period.to === newYorkDay(receivedAt);
  const bytes = await printReport({ ...measured, name: organization.value.name, month, isPartial });
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="report-${month}.pdf"`,
    },
  });
});

function tooMany(seconds: number): Response {
  const refusal = problem(429, 'too-many', problems.tooManySeconds({ seconds }));
  refusal.headers.set('retry-after', String(seconds));
  return refusal;
}
