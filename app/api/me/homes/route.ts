import { z } from 'zod';
import { homeMarkSchema, homeSlugSchema, markKindSchema } from '@/lib/domain/favorites/favorite-schema';
import { markLimit } from '@/lib/domain/favorites/favorites';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { markHome, mergeIntoAccount } from '@/lib/server/records/favorites/favorites';

const kept = z.object({ marks: z.array(homeMarkSchema).max(markLimit) });
const one = z.object({ slug: homeSlugSchema, kind: markKindSchema.nullable() });

/** Merges what the browser kept into the account, and answers all that the account then has. */
export const POST = apiRoute({ body: kept, maxBytes: 131_072 }, async ({ body, receivedAt }) => {
  const user = await getUser();
  if (!user) return signedOut();
  return Response.json({ marks: await mergeIntoAccount(user.uid, body.marks, receivedAt) });
});

/** Sets or takes away the mark on one home. */
export const PUT = apiRoute({ body: one }, async ({ body, receivedAt }) => {
  const user = await getUser();
  if (!user) return signedOut();
  const marked = await markHome(user.uid, body, receivedAt);
  if (marked.ok) return Response.json({ marks: marked.value });
  return problem(409, marked.reason, `You have marked ${markLimit} homes. Take some off your list first.`);
});

const signedOut = () => problem(401, 'signed-out', 'Sign in first.');
