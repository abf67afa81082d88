import { z } from 'zod';
import { deviceWords } from '@/lib/domain/notifications/push';
import { openSession, revokeSession } from '@/lib/server/people/sessions/session';
import {
  clearedCookies,
  readCookie,
  SESSION_COOKIE,
  sessionCookies,
} from '@/lib/server/people/sessions/session-cookie';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { admitBySso } from '@/lib/server/workflows/organizations/admit-by-sso';
import { problems as copy } from '@/messages/api/problems';

const body = z.object({ idToken: z.string().min(1).max(8192) });

/** Opens a session for a fresh ID token; an older token of the same person only updates their user data. */
export const POST = apiRoute({ body }, async ({ request, body, receivedAt }) => {
  const device = deviceWords(request.headers.get('user-agent') ?? '');
  const opened = await openSession(body.idToken, readCookie(request, SESSION_COOKIE), receivedAt, device);
  if (!opened.ok && opened.reason === 'suspended') return problem(403, opened.reason, copy.suspended);
  if (!opened.ok && opened.reason === 'rate-limited') return problem(429, opened.reason, copy.tooManySignIns);
  if (!opened.ok && opened.reason === 'unconfirmed') return problem(403, opened.reason, copy.unconfirmed);
  if (!opened.ok && opened.reason === 'sso-address') return problem(403, opened.reason, copy.ssoAddress);
  if (!opened.ok && opened.reason === 'sso-unlinked') return problem(403, opened.reason, copy.ssoUnlinked);
  if (!opened.ok && opened.reason === 'sso-required') return problem(403, opened.reason, copy.ssoRequired);
  if (!opened.ok) return problem(401, opened.reason, copy.signInAgain);
  const { uid, sso, cookie } = opened.value;
  if (sso && cookie) await admitBySso(uid, sso, receivedAt);
  return noContent(cookie ? sessionCookies(cookie) : []);
});

export const DELETE = apiRoute({}, async ({ request, receivedAt }) => {
  const cookie = readCookie(request, SESSION_COOKIE);
  if (cookie) await revokeSession(cookie, receivedAt);
  return noContent(clearedCookies());
});

function noContent(cookies: readonly string[]): Response {
  const response = new Response(null, { status: 204 });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
