import { newYorkDay } from '@/lib/domain/new-york-day';
import { exportAccount } from '@/lib/server/account-export';
import { apiRoute, problem } from '@/lib/server/api';
import { getSession } from '@/lib/server/session';

/** Everything that is kept about who asks, as one file. */
export const GET = apiRoute({}, async ({ receivedAt }) => {
  const by = await getSession();
  if (!by) return problem(401, 'signed-out', 'Sign in first.');
  const name = `bank-owned-new-york-${newYorkDay(receivedAt)}.json`;
  return new Response(JSON.stringify(await exportAccount(by, receivedAt), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
});
