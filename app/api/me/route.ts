import { noteSeen } from '@/lib/server/people/sessions/own-sessions';
import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { readMe } from '@/lib/server/workflows/accounts/read-me';
import { problems as copy } from '@/messages/api/problems';

export const GET = apiRoute({}, async ({ receivedAt }) => {
  const signedIn = await getSession();
  if (signedIn) await noteSeen(signedIn, receivedAt);
  return signedIn ? Response.json(await readMe(signedIn.user)) : problem(401, 'signed-out', copy.signInFirst);
});
