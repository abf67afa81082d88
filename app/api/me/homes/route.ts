import { z } from 'zod';
import { favoriteKindSchema, favoriteSchema, homeSlugSchema } from '@/lib/domain/favorites/favorite-schema';
import { favoriteLimit } from '@/lib/domain/favorites/favorites';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { mergeFavorites, setFavorite } from '@/lib/server/records/favorites/favorites';
import { problems as copy } from '@/messages/api/problems';

const mergeBody = z.object({ marks: z.array(favoriteSchema).max(favoriteLimit) });
const one = z.object({ slug: homeSlugSchema, kind: favoriteKindSchema.nullable() });

/** Merges the browser's favorites into the account and returns the account's favorites. */
export const POST = apiRoute({ body: mergeBody, maxBytes: 131_072 }, async ({ body, receivedAt }) => {
  const user = await getUser();
  if (!user) return signedOut();
  return Response.json({ marks: await mergeFavorites(user.uid, body.marks, receivedAt) });
});

/** Sets or removes one favorite. */
export const PUT = apiRoute({ body: one }, async ({ body, receivedAt }) => {
  const user = await getUser();
  if (!user) return signedOut();
  const marked = await setFavorite(user.uid, body, receivedAt);
  if (marked.ok) return Response.json({ marks: marked.value });
  return problem(409, marked.reason, copy.tooManyFavorites({ limit: favoriteLimit }));
});

const signedOut = () => problem(401, 'signed-out', copy.signInFirst);
