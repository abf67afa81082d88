import { toMe } from '@/lib/domain/account/user';
import { apiRoute, problem } from '@/lib/server/api';
import { getUser } from '@/lib/server/session';

export const GET = apiRoute({}, async () => {
  const user = await getUser();
  return user ? Response.json(toMe(user)) : problem(401, 'signed-out', 'Sign in first.');
});
