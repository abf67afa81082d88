import 'server-only';
import { clock } from '@/lib/server/platform/clock';
import { problem } from '@/lib/server/platform/http/api';
import { problems as copy } from '@/messages/api/problems';
import { refuseCode } from './auth-limits';
import { getSession, isFresh, type SignedIn } from './session';

/** The caller, if the token shows a sign-in within the last minutes; otherwise the error response. */
export async function requireFresh(
  request: Request,
  idToken: string,
  now: number,
): Promise<SignedIn | Response> {
  const by = await getSession();
  if (!by) return problem(401, 'signed-out', copy.signInFirst);
  const refused = refuseCode(request, now);
  if (refused) return refused;
  return (await isFresh(idToken, by.user.uid, clock.toRealTime(now)))
    ? by
    : problem(403, 'not-fresh', copy.confirmAgain);
}
