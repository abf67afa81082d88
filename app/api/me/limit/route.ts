import { accountRoutes } from '@/lib/account-routes';
import { missingOf } from '@/lib/domain/accounts/registration';
import { refuseAsker } from '@/lib/domain/eligibility/bid-limit-request';
import { toInternalPath } from '@/lib/domain/shared/internal-path';
import { routes } from '@/lib/routes';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { receiveForm } from '@/lib/server/platform/intake/receive-form';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { type LimitRequestRefusal, requestBidLimit } from '@/lib/server/workflows/accounts/bid-limits';

const askLimit: RateLimit = { name: 'limit-wishes', burst: 10, refillMs: 60_000 };

/** Requests a bid limit by a form with a file, with or without JavaScript. Redirects to the registration. */
export const POST = apiRoute({}, async ({ request, receivedAt }) => {
  const by = await getSession();
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(accountRoutes.registration)}`);
  if (!takeToken(askLimit, by.user.uid, receivedAt).isAllowed) return back('/', 'busy');
  const refusal = refuseAsker(by.user, missingOf(by.user.registration));
  if (refusal) return back('/', refusal);
  const answer = await withinFormLimits(request, by.user.uid, receivedAt, () => ask(request, by, receivedAt));
  return answer ?? back('/', 'busy');
});

function ask(request: Request, by: SignedIn, receivedAt: number): Promise<Response> {
  return withFolder(async (folder) => {
    const form = await receiveForm(request, folder);
    if (!form) return back('/', 'too-large');
    const { amount = '', next = '' } = form.fields;
    const [file = null] = form.files;
    const result = await requestBidLimit(by, { amount, file, folder }, receivedAt);
    return back(next, result.ok ? 'asked' : result.reason, result.ok ? '' : amount);
  });
}

function back(next: string, outcome: LimitRequestRefusal | 'asked', amount = ''): Response {
  const params = new URLSearchParams({
    next: toInternalPath(next, routes.dashboard),
    limit: outcome,
    ...(amount && { amount: amount.slice(0, 20) }),
  });
  return goTo(`${accountRoutes.registration}?${params}#limit`);
}

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });
