import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { serveClosingFile } from '@/lib/server/workflows/closings/closing-files';
import { serveCostStatement } from '@/lib/server/workflows/closings/print-statement';
import { notFound } from '@/messages/api/not-found';

/** Making a document takes a while of the processor. */
const limit: RateLimit = { name: 'cost-statements', burst: 10, refillMs: 6_000 };

/** A document of a closing, for its two sides and staff. `statement.pdf` is made from the costs at the win. */
export const GET = apiRoute<{ id: string; file: string }>({}, async ({ request, params, receivedAt }) => {
  const served =
    params.file === 'statement.pdf'
      ? await serveStatement(params.id, receivedAt)
      : await serveClosingFile({ request, saleId: params.id, file: params.file, getUser, now: receivedAt });
  return served ?? new Response(notFound.document, { status: 404 });
});

async function serveStatement(saleId: string, now: number): Promise<Response | null> {
  const user = await getUser();
  if (!user) return null;
  const allowed = takeToken(limit, user.uid, now);
  if (allowed.isAllowed) return serveCostStatement(user, saleId);
  return new Response(null, { status: 429, headers: { 'retry-after': String(allowed.retryAfterSeconds) } });
}
