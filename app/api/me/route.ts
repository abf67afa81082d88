import { toMe } from '@/lib/domain/accounts/user';
import { apiRoute, problem } from '@/lib/server/api';
import { bidPolicy } from '@/lib/server/bid-policy';
import { noteSeen } from '@/lib/server/own-sessions';
import { getSession } from '@/lib/server/session';

export const GET = apiRoute({}, async ({ receivedAt }) => {
  const signedIn = await getSession();
  if (signedIn) await noteSeen(signedIn, receivedAt);
  return signedIn
    ? Response.json(toMe(signedIn.user, bidPolicy().withoutReviewCents))
    : problem(401, 'signed-out', 'Sign in first.');
});
