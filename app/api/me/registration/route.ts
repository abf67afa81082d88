import { z } from 'zod';
import { apiRoute, problem } from '@/lib/server/api';
import { getUser } from '@/lib/server/session';
import { register } from '@/lib/server/users';

const text = z.string().max(400);
const body = z.object({ legalName: text, phone: text, termsVersion: text });

export const PUT = apiRoute({ body }, async ({ body, receivedAt }) => {
  const user = await getUser();
  if (!user) return problem(401, 'signed-out', 'Sign in first.');
  const registered = await register(user.uid, body, receivedAt);
  if (registered.ok) return new Response(null, { status: 204 });
  const errors = Object.entries(registered.reason).map(([field, message]) => ({ field, message }));
  return problem(422, 'invalid-registration', 'Some fields are not right.', { errors });
});
